import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '#adapters/error-code.ts';
import type { Log } from '#adapters/log.ts';
import { HttpError } from '#adapters/service/http/response.ts';

/** Storage of uploaded files, in a folder that is never served. */
export interface FileStore {
  /**
   * Writes a file under an unguessable id and flushes it to disk. Throws an `HttpError` with status 507 if storage is
   * full.
   */
  save(id: string, bytes: Uint8Array): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Ids of files written before a time, in milliseconds of the file system's clock. */
  listBefore(time: number): Promise<string[]>;
}

interface FileStoreOptions {
  /** Limit for the total size of all files; default: unlimited. */
  readonly maxBytes?: number;
  readonly log?: Log;
}

/** Default storage limit: about twenty-five thousand CVs. */
export const defaultFilesMegabytes = 5000;

/** Files are readable by the service's user only. */
export function createFileStore(
  folder: string,
  { maxBytes = Number.POSITIVE_INFINITY, log }: FileStoreOptions = {},
): FileStore {
  let countedBytes: Promise<number> | undefined;
  /** Bytes written minus bytes removed since the last count. */
  let changedBytes = 0;
  const createFullError = (): HttpError => {
    log?.({ event: 'file-storage-full', level: 'error' });
    return new HttpError(507, storageFullMessage);
  };
  return {
    async save(id, bytes) {
      countedBytes ??= countBytes(folder);
      const before = await countedBytes;
      if (before + changedBytes + bytes.length > maxBytes) throw createFullError();
      changedBytes += bytes.length;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, id), bytes, { flag: 'wx', mode: 0o600, flush: true });
      } catch (error) {
        changedBytes -= bytes.length;
        // Remove what was written before the disk was full.
        await rm(join(folder, id), { force: true });
        throw isDiskFull(error) ? createFullError() : error;
      }
    },
    async remove(ids) {
      for (const id of ids) {
        const file = await stat(join(folder, id)).catch(() => undefined);
        await rm(join(folder, id), { force: true });
        if (file && countedBytes) changedBytes -= file.size;
      }
    },
    async listBefore(time) {
      // Other copies of the service may write to the same disk, so count again after each sweep.
      countedBytes = undefined;
      changedBytes = 0;
      const files = await listFiles(folder);
      return files.filter(({ writtenAt }) => writtenAt < time).map(({ id }) => id);
    },
  };
}

const storageFullMessage =
  'We have no room for more files at the moment. Nothing you typed is lost: send it without files, or try again later.';

const countBytes = async (folder: string): Promise<number> =>
  (await listFiles(folder)).reduce((sum, { size }) => sum + size, 0);

async function listFiles(folder: string) {
  const found: { id: string; size: number; writtenAt: number }[] = [];
  for (const id of await readdir(folder).catch(() => [])) {
    const file = await stat(join(folder, id)).catch(() => undefined);
    if (file?.isFile()) found.push({ id, size: file.size, writtenAt: file.mtimeMs });
  }
  return found;
}
