import type { ImageSize, ImageSizeReader } from '#adapters/uploads/formats/image.ts';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Pixels; undefined for percentages and other units. */
const pixels = (value: string | undefined): number | undefined =>
  value !== undefined && /^\s*\d+(\.\d+)?(px)?\s*$/.test(value) ? Math.round(Number.parseFloat(value)) : undefined;

function readViewBox(tag: string): ImageSize | undefined {
  const [, , width, height] = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const size = { width: pixels(width), height: pixels(height) };
  return size.width && size.height ? { width: size.width, height: size.height } : undefined;
}

/** Dimensions of the SVG's attributes, else of its view box. */
export const readSvg: ImageSizeReader = (bytes) => {
  const tag = /<svg\s[^>]*>/.exec(bytes.toString('utf8', 0, 4096))?.[0];
  if (tag === undefined) return undefined;
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  return width && height ? { width, height } : readViewBox(tag);
};
