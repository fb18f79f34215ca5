import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '#adapters/error-code.ts';
import { HttpError } from '#adapters/service/http/response.ts';

/** Where uploaded images and videos are stored. Names are paths below `/media/`, such as `library/3f2a/satay.jpg`. */
export interface MediaStore {
  /** Stores a file, or replaces it. Throws an `HttpError` with status 507 if there is no room. */
  save(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');

/** Creates a store in a folder that the site serves. */
export const createMediaFolderStore = (folder: string): MediaStore => ({
  async save(name, bytes) {
    const file = join(folder, name);
    const unfinished = `${file}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      // Visitors never get a part of a file.
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw isDiskFull(error)
        ? new HttpError(507, 'There is no room for more files. Delete some that are not used.')
        : error;
    }
  },
  read: (name) =>
    readFile(join(folder, name)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }),
  async remove(names) {
    for (const name of names) await rm(join(folder, name), { force: true });
  },
});
