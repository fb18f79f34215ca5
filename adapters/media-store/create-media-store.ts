import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import { createObjectStore } from './object-store.ts';

interface MediaStoreOptions {
  readonly dataDir: string;
  /** The URL of a bucket with its access key, see `MEDIA_STORE_URL`. Default: a folder in the data folder. */
  readonly mediaStoreUrl?: string | undefined;
}

export const createMediaStore = ({ dataDir, mediaStoreUrl }: MediaStoreOptions): MediaStore =>
  mediaStoreUrl === undefined ? createFolderStore(join(dataDir, 'media')) : createObjectStore(mediaStoreUrl);
