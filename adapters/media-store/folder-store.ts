import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, isDiskFull } from '#adapters/error-code.ts';
import { type MediaStore, NoRoom } from './media-store.ts';

/** Creates a store in a folder that the site serves. */
export const createFolderStore = (folder: string): MediaStore => ({
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
      throw isDiskFull(error) ? new NoRoom() : error;
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
