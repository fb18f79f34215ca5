import { createHash } from 'node:crypto';
import { NoRoom } from '#adapters/media-store/media-store.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { getTimestamp, type Service } from '#adapters/service/service.ts';
import { maxImageBytes, maxVideoBytes } from '#schemas/api/content/media-library.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import type { MediaVariant } from '#schemas/content/media/media.ts';
import { readMediaSize } from '../files/media-size.ts';
import { identifyMedia, type MediaFormat } from '../process/identify-media.ts';
import { type CropArea, type ProducedFile, processImage, UnreadableImage } from '../process/process-image.ts';
import { sanitizeSvg } from '../process/sanitize-svg.ts';
import { addFileRow, type MediaFileRow, readFileByHash, setDeleted } from './media-rows.ts';

export type MediaServices = Pick<Service, 'database' | 'clock' | 'mediaStore'>;

interface NewMedia {
  /** The name of the file as the editor knows it. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The part of an image that is added; default: all of it. */
  readonly area?: CropArea;
  /** URL of the image that is shown until a video plays. */
  readonly poster?: string | undefined;
}

/** A file in its sizes and formats, and what is stored about it. */
interface PreparedMedia extends Pick<MediaFileRow, 'kind' | 'width' | 'height'> {
  readonly main: ProducedFile & { readonly type: string };
  readonly source?: (ProducedFile & { readonly type: string }) | undefined;
  readonly variants: readonly (ProducedFile & Pick<MediaVariant, 'width' | 'type'>)[];
}

const noRoomMessage = 'There is no room for more files. Delete some that are not used.';
const takenFormats = 'The media library takes JPEG, PNG, WebP, AVIF, GIF and SVG images, and MP4 and WebM videos.';
const rejected = (message: string): HttpError => new HttpError(422, message, [{ path: 'body.name', message }]);

/**
 * Adds a file to the media library, in all sizes. A file that is in the library already is returned, also one that was
 * deleted. Throws an `HttpError` with status 422 for a file that the site cannot show.
 */
export async function addMedia(
  services: MediaServices,
  { name, bytes, area, poster }: NewMedia,
): Promise<MediaFileRow> {
  const hash = createHash('sha256')
    .update(bytes)
    .update(area ? JSON.stringify(area) : '')
    .digest('hex');
  const known = await readFileByHash(services.database, hash);
  if (known) {
    if (known.deleted_at !== null) await setDeleted(services.database, known.url, null);
    return { ...known, deleted_at: null };
  }
  const { kind, width, height, main, source, variants } = await prepareMedia(bytes, area);
  const folder = `library/${hash.slice(0, 16)}/${stemOf(name)}`;
  try {
    for (const file of [main, source, ...variants])
      if (file) await services.mediaStore.save(`${folder}${file.suffix}`, file.bytes, file.type);
  } catch (error) {
    throw error instanceof NoRoom ? new HttpError(507, noRoomMessage) : error;
  }
  const urlOf = ({ suffix }: ProducedFile): string => `/media/${folder}${suffix}`;
  const row: MediaFileRow = {
    url: urlOf(main),
    hash,
    name,
    kind,
    width,
    height,
    bytes: main.bytes.length,
    source: source ? urlOf(source) : '',
    poster: poster ?? '',
    variants: JSON.stringify(variants.map((each) => ({ url: urlOf(each), width: each.width, type: each.type }))),
    uploaded_at: getTimestamp(services),
    deleted_at: null,
  };
  return addFileRow(services.database, row);
}

async function prepareMedia(bytes: Buffer, area: CropArea | undefined): Promise<PreparedMedia> {
  const format = identifyMedia(bytes);
  if (format === undefined) throw rejected(`This is none of the formats of the library. ${takenFormats}`);
  const isVideo = format === 'mp4' || format === 'webm';
  const limit = isVideo ? maxVideoBytes : maxImageBytes;
  if (bytes.length > limit)
    throw rejected(
      `${isVideo ? 'A video' : 'An image'} can have at most ${limit / 1_000_000} MB. Make it smaller first.`,
    );
  if (isVideo || format === 'svg') return prepareAsIs(format, format === 'svg' ? sanitized(bytes) : bytes);
  try {
    const { fallback, source, ...image } = await processImage(bytes, area);
    const type = fallback.suffix === '.png' ? 'image/png' : 'image/jpeg';
    return {
      kind: 'picture',
      ...image,
      main: { ...fallback, type },
      source: source && { ...source, type: 'image/webp' },
    };
  } catch (error) {
    throw error instanceof UnreadableImage ? rejected(error.message) : error;
  }
}

const types = { svg: 'image/svg+xml', mp4: 'video/mp4', webm: 'video/webm' } as const;

/** Drawings have no size in pixels, and videos are shown as they are. */
function prepareAsIs(format: keyof typeof types & MediaFormat, bytes: Buffer): PreparedMedia {
  const suffix = `.${format}`;
  const size = readMediaSize(`file${suffix}`, bytes);
  if (!size) throw rejected('The size of the file cannot be read. It is damaged or incomplete.');
  return {
    kind: format === 'svg' ? 'picture' : 'film',
    ...size,
    main: { suffix, bytes, type: types[format] },
    variants: [],
  };
}

function sanitized(bytes: Buffer): Buffer {
  const svg = sanitizeSvg(bytes.toString('utf8'));
  if (svg === undefined) throw rejected('The file has no SVG image.');
  return Buffer.from(svg);
}

/** The name of a file in addresses: `Summer Laksa (2).JPG` becomes `summer-laksa-2`. */
const stemOf = (name: string): string =>
  normalizeForSearch(name.replace(/\.\w+$/, '').normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'file';
