import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that came with forms, in a folder that nothing serves. */
export interface FileStore {
  /** Writes a file under an id that nobody guesses. When it resolves, the file is on the disk. */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** The ids of what was written before a time, in milliseconds of the disk’s clock. */
  listBefore(time: number): Promise<string[]>;
}

/** Nobody but the service’s own user can read what it writes. */
export function createFileStore(folder: string): FileStore {
  return {
    async keep(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, id), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    async remove(ids) {
      for (const id of ids) await rm(join(folder, id), { force: true });
    },
    async listBefore(time) {
      const ids = await readdir(folder).catch(() => []);
      const found: string[] = [];
      for (const id of ids) {
        const file = await stat(join(folder, id)).catch(() => undefined);
        if (file && file.mtimeMs < time) found.push(id);
      }
      return found;
    },
  };
}
