import sharp, { type Sharp } from 'sharp';
import { createConcurrencyLimit } from '#adapters/uploads/concurrency-limit.ts';
import type { MediaVariant } from '#schemas/content/media/media.ts';

/** A file of an image, and the suffix that its name has after that of the image. */
export interface ProducedFile {
  readonly suffix: string;
  readonly bytes: Buffer;
}

/** An image as it is stored. */
export interface ProcessedImage {
  /** The file for browsers that know none of the formats of the variants. */
  readonly fallback: ProducedFile;
  /** The image in full quality, of which parts can be cut; undefined for an animation. */
  readonly source: ProducedFile | undefined;
  readonly width: number;
  readonly height: number;
  readonly variants: readonly (ProducedFile & Pick<MediaVariant, 'width' | 'type'>)[];
}

/** A part of an image, in percent of its width and height. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Thrown for an image that cannot be read, with a message for the editor. */
export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage';
}

/** Phone cameras have up to 48 million pixels. */
export const maxPixels = 60_000_000;
/** WebP has at most 16,383, content at most 20,000. */
const maxSide = 16_000;
/** The widths in pixels that blocks ask for: parts of the screen of phones, tablets and computers. */
export const imageWidths = [480, 960, 1600, 2400] as const;
/** All frames of an animation are decoded at once. */
const animatedWidths = [480, 960] as const;
const fallbackWidth = 1600;
/** The longest side in pixels of the image of which parts are cut. */
const maxSourceSide = 4000;

/** Quality and effort at which photographs show no difference, and a photograph takes about two seconds. */
const formats = [
  { type: 'image/avif', extension: 'avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 3 }) },
  { type: 'image/webp', extension: 'webp', encode: (image: Sharp) => image.webp({ quality: 78, effort: 4 }) },
] as const;

/** Each image uses one processor, so that visitors are served in between. */
sharp.concurrency(1);
sharp.cache(false);
const runOne = createConcurrencyLimit(1);

/**
 * Turns an image upright, removes its metadata (with the place where it was taken), and makes its sizes and formats.
 * Throws an `UnreadableImage`.
 */
export const processImage = (bytes: Buffer, area?: CropArea): Promise<ProcessedImage> =>
  runOne(async () => {
    try {
      return await produce(bytes, area);
    } catch (error) {
      if (error instanceof UnreadableImage) throw error;
      throw new UnreadableImage('The image is damaged or incomplete. Save it again and upload it once more.');
    }
  });

async function produce(bytes: Buffer, area: CropArea | undefined): Promise<ProcessedImage> {
  const options = { limitInputPixels: false, failOn: 'error' } as const;
  const { width: rawWidth = 0, height: rawHeight = 0, pages = 1, hasAlpha } = await sharp(bytes, options).metadata();
  expectReasonableSize(rawWidth, rawHeight, pages);
  const isAnimated = pages > 1 && area === undefined;
  const size = await uprightSize(bytes);
  const part = area && toPixels(area, size);
  const open = (): Sharp => {
    const upright = sharp(bytes, { ...options, animated: isAnimated }).autoOrient();
    return part ? upright.extract(part) : upright;
  };
  const { width, height } = part ?? size;
  const widths = widthsFor(width, isAnimated ? animatedWidths : imageWidths);
  const variants: ProcessedImage['variants'][number][] = [];
  for (const { type, extension, encode } of isAnimated ? formats.slice(1) : formats)
    for (const each of widths)
      variants.push({
        suffix: `-${each}.${extension}`,
        type,
        width: each,
        bytes: await encode(open().resize({ width: each })).toBuffer(),
      });
  const isPng = hasAlpha || isAnimated;
  return {
    width,
    height,
    variants,
    fallback: {
      suffix: isPng ? '.png' : '.jpg',
      bytes: await encodeFallback(isAnimated ? sharp(bytes, options) : open(), isPng),
    },
    source: isAnimated ? undefined : { suffix: '-source.webp', bytes: await encodeSource(open()) },
  };
}

function expectReasonableSize(width: number, height: number, frames: number): void {
  if (Math.max(width, height) > maxSide)
    throw new UnreadableImage(`An image can be at most ${maxSide} pixels wide and high. Make it smaller first.`);
  if (width * height * frames <= maxPixels) return;
  const holder = frames > 1 ? `The ${frames} frames of the animation have` : 'The image has';
  throw new UnreadableImage(`${holder} more than ${maxPixels / 1_000_000} million pixels. Make it smaller first.`);
}

const encodeSource = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ width: maxSourceSide, height: maxSourceSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer();

const encodeFallback = (image: Sharp, isPng: boolean): Promise<Buffer> => {
  const resized = image.resize({ width: fallbackWidth, withoutEnlargement: true });
  return (isPng ? resized.png() : resized.jpeg({ quality: 82, mozjpeg: true })).toBuffer();
};

function toPixels({ left, top, width, height }: CropArea, image: { readonly width: number; readonly height: number }) {
  const x = Math.min(Math.round((left / 100) * image.width), image.width - 1);
  const y = Math.min(Math.round((top / 100) * image.height), image.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round((width / 100) * image.width), image.width - x)),
    height: Math.max(1, Math.min(Math.round((height / 100) * image.height), image.height - y)),
  };
}

async function uprightSize(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** No image is enlarged. One that is smaller than the largest width is also stored at its own width. */
const widthsFor = (width: number, widths: readonly number[]): readonly number[] => {
  const smaller = widths.filter((each) => each < width);
  const largest = Math.min(width, widths.at(-1) ?? width);
  return smaller.includes(largest) ? smaller : [...smaller, largest];
};
