import { HttpError } from '#adapters/service/http/response.ts';
import type { ImageSize } from '#adapters/uploads/formats/image.ts';
import { maxImageBytes, maxVideoBytes } from '#schemas/api/content/media-library.ts';
import { describeUnsupportedFile } from '#schemas/content/media/describe-unsupported-file.ts';
import type { MediaVariant } from '#schemas/content/media/media.ts';
import { readMediaSize } from '../files/media-size.ts';
import { findUnplayableCodecs } from '../files/read-mp4.ts';
import { identifyMedia, type MediaFormat } from '../process/identify-media.ts';
import { type CropArea, type ProducedFile, processImage, UnreadableImage } from '../process/process-image.ts';
import { sanitizeSvg } from '../process/sanitize-svg.ts';
import type { MediaFileRow } from './media-rows.ts';

interface UnpreparedMedia {
  readonly name: string;
  readonly bytes: Buffer;
  readonly area?: CropArea | undefined;
}

/** A file in its sizes and formats, and what is stored about it. */
interface PreparedMedia extends Pick<MediaFileRow, 'kind' | 'width' | 'height'> {
  readonly main: ProducedFile & { readonly type: string };
  readonly source?: (ProducedFile & { readonly type: string }) | undefined;
  readonly variants: readonly (ProducedFile & Pick<MediaVariant, 'width' | 'type'>)[];
}

const rejected = (message: string): HttpError => new HttpError(422, message, [{ path: 'body.name', message }]);

/** Checks a file and makes its sizes. Throws an `HttpError` with status 422 for a file that the site cannot show. */
export async function prepareMedia({ name, bytes, area }: UnpreparedMedia): Promise<PreparedMedia> {
  if (bytes.length === 0) throw rejected('The file is empty.');
  const format = identifyMedia(bytes);
  if (format === undefined) throw rejected(describeUnsupportedFile(name));
  const isVideo = format === 'mp4' || format === 'webm';
  expectAllowedBytes(bytes.length, format);
  if (isVideo || format === 'svg') return prepareAsIs(format, format === 'svg' ? sanitized(bytes) : bytes);
  try {
    const { fallback, source, ...image } = await processImage(bytes, area);
    const type = fallback.suffix === '.png' ? 'image/png' : 'image/jpeg';
    return {
      kind: 'image',
      ...image,
      main: { ...fallback, type },
      source: source && { ...source, type: 'image/webp' },
    };
  } catch (error) {
    throw error instanceof UnreadableImage ? rejected(error.message) : error;
  }
}

const types = { svg: 'image/svg+xml', mp4: 'video/mp4', webm: 'video/webm' } as const;

/** An SVG is read as a whole before visitors are served again. */
const maxSvgBytes = 2_000_000;

function expectAllowedBytes(bytes: number, format: MediaFormat): void {
  const isVideo = format === 'mp4' || format === 'webm';
  const [what, limit] = isVideo
    ? ['A video', maxVideoBytes]
    : format === 'svg'
      ? ['An SVG image', maxSvgBytes]
      : ['An image', maxImageBytes];
  if (bytes > limit) throw rejected(`${what} can have at most ${limit / 1_000_000} MB. Make it smaller first.`);
}

/** Content states widths and heights up to 20,000. An SVG image has no size in pixels: only its shape matters. */
const maxSvgSide = 4000;

function limitSides({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(1, maxSvgSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const noSizeMessages = {
  svg: 'The image states no size. Save it with a width and a height, or a viewBox.',
  mp4: 'The size of the video cannot be read. It is damaged or incomplete.',
  webm: 'The size of the video cannot be read. It is damaged or incomplete.',
} as const;

/** SVG images and videos are stored in one size. */
function prepareAsIs(format: keyof typeof types & MediaFormat, bytes: Buffer): PreparedMedia {
  const suffix = `.${format}`;
  const size = readMediaSize(`file${suffix}`, bytes);
  if (!size) throw rejected(noSizeMessages[format]);
  const [codec] = format === 'mp4' ? findUnplayableCodecs(bytes) : [];
  if (codec !== undefined)
    throw rejected(`Not all browsers can play this video (${codec}). Save it as H.264 and upload it once more.`);
  return {
    kind: format === 'svg' ? 'image' : 'video',
    ...(format === 'svg' ? limitSides(size) : size),
    main: { suffix, bytes, type: types[format] },
    variants: [],
  };
}

function sanitized(bytes: Buffer): Buffer {
  const svg = sanitizeSvg(bytes.toString('utf8'));
  if (svg === undefined) throw rejected('The file has no SVG image that can be read.');
  return Buffer.from(svg);
}
