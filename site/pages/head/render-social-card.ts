import { socialCardSize } from './social-card.ts';

export type RenderSocialCard = (svg: Buffer) => Promise<Buffer | undefined>;

/** Larger SVG files, in bytes, are not converted. */
const maxSvgBytes = 4_000_000;

/** The maximum size of the SVG in pixels, whatever it declares. */
const maxPixels = 25_000_000;

/**
 * Creates a converter from SVG to JPEG in the size that social networks show. It converts one image at a time, so that
 * many requests use one core at most. Undefined where `sharp` is not installed: it is an optional dependency of
 * Next.js, which npm may leave out.
 */
export async function createSocialCardRenderer(): Promise<RenderSocialCard | undefined> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return undefined;
  let previous: Promise<unknown> = Promise.resolve();
  return (svg) => {
    if (svg.length > maxSvgBytes) return Promise.resolve(undefined);
    const card = previous.then(() =>
      sharp(svg, { limitInputPixels: maxPixels })
        .resize({ ...socialCardSize, fit: 'cover' })
        .flatten({ background: 'white' })
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer()
        .catch(() => undefined),
    );
    previous = card;
    return card;
  };
}
