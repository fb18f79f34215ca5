import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '#adapters/error-code.ts';
import { getMediaKind, type MediaSize, readMediaSize } from './media-size.ts';

/** An image or video in the folder. */
export interface FoundMedia extends MediaSize {
  /** URL path, such as `/media/dish/laksa.svg`. */
  readonly url: string;
  readonly kind: 'image' | 'video';
  readonly bytes: number;
}

/** The folder of images and videos. */
export interface MediaFolder {
  /** Files in the folder and its subfolders, by URL. Files without readable dimensions are left out. */
  list(): Promise<readonly FoundMedia[]>;
}

interface CachedFile {
  readonly changedMs: number;
  readonly bytes: number;
  readonly size: MediaSize | undefined;
}

/** Creates a media folder, which need not exist. File information is cached until the file changes. */
export function createMediaFolder(folder: string): MediaFolder {
  const cache = new Map<string, CachedFile>();

  async function inspectFile(path: string): Promise<CachedFile> {
    const { mtimeMs: changedMs, size: bytes } = await stat(path);
    const cached = cache.get(path);
    if (cached?.changedMs === changedMs && cached.bytes === bytes) return cached;
    const entry = { changedMs, bytes, size: readMediaSize(path, await readFile(path)) };
    cache.set(path, entry);
    return entry;
  }

  return {
    async list() {
      const found: FoundMedia[] = [];
      for (const name of await listFileNames(folder)) {
        const kind = getMediaKind(name);
        if (kind === undefined) continue;
        const { bytes, size } = await inspectFile(join(folder, name));
        if (size) found.push({ url: `/media/${name.split(sep).join('/')}`, kind, ...size, bytes });
      }
      return found;
    },
  };
}

/** Files below a folder, sorted. Links are not followed, so that nothing outside the folder is listed. */
async function listFileNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
