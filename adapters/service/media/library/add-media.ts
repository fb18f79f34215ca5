import { createHash } from 'node:crypto';
import { NoRoom } from '#adapters/media-store/media-store.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { getTimestamp, type Service } from '#adapters/service/service.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import type { CropArea, ProducedFile } from '../process/process-image.ts';
import { cleanFileName } from './clean-file-name.ts';
import { addFileRow, type MediaFileRow, readFileByHash, restoreFileRow } from './media-rows.ts';
import { prepareMedia } from './prepare-media.ts';

export type MediaServices = Pick<Service, 'database' | 'clock' | 'mediaStore'>;

export interface NewMedia {
  /** The name of the file as the editor knows it. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The part of an image that is added; default: all of it. */
  readonly area?: CropArea;
  /** URL of the image that is shown until a video plays. */
  readonly poster?: string | undefined;
}

interface AddedMedia {
  readonly row: MediaFileRow;
  /** Whether the file was not in the library before, not even deleted. */
  readonly isNew: boolean;
}

const noRoomMessage = 'There is no room for more files. Delete some that are not used.';

/** Files that are being added, by store and hash: a request that is sent again waits for the first. */
const running = new WeakMap<MediaServices['mediaStore'], Map<string, Promise<AddedMedia>>>();

/**
 * Adds a file to the media library, in all sizes. A file that is in the library already is returned, also one that was
 * deleted. Throws an `HttpError` with status 422 for a file that the site cannot show.
 */
export function addMedia(services: MediaServices, media: NewMedia): Promise<AddedMedia> {
  const hash = createHash('sha256')
    .update(media.bytes)
    .update(media.area ? JSON.stringify(media.area) : '')
    .digest('hex');
  const adding = running.get(services.mediaStore) ?? new Map<string, Promise<AddedMedia>>();
  running.set(services.mediaStore, adding);
  const added = adding.get(hash) ?? addNew(services, media, hash).finally(() => adding.delete(hash));
  adding.set(hash, added);
  return added;
}

async function addNew(
  services: MediaServices,
  { name: uploadedName, bytes, area, poster }: NewMedia,
  hash: string,
): Promise<AddedMedia> {
  const name = cleanFileName(uploadedName);
  const known = await readFileByHash(services.database, hash);
  if (known) {
    if (known.deleted_at !== null) await restoreFileRow(services.database, known.url);
    return { row: { ...known, deleted_at: null }, isNew: false };
  }
  const { kind, width, height, main, source, variants } = await prepareMedia({ name, bytes, area });
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
  return { row: await addFileRow(services.database, row), isNew: true };
}

/** The name of a file in addresses: `Summer Laksa (2).JPG` becomes `summer-laksa-2`. */
const stemOf = (name: string): string =>
  normalizeForSearch(name.replace(/\.\w+$/, '').normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'file';
