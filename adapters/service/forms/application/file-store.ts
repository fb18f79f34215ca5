import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#adapters/log.ts';
import { Refusal } from '#adapters/service/http/answer.ts';

/** The files that came with forms, in a folder that nothing serves. */
export interface FileStore {
  /**
   * Writes a file under an id that nobody guesses. When it resolves, the file is on the disk. Throws a `Refusal` of 507 where
   * there is no room for it.
   */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** The ids of what was written before a time, in milliseconds of the disk’s clock. */
  listBefore(time: number): Promise<string[]>;
}

interface StoreInput {
  /** The most bytes of all files together; absent: as many as the disk takes. */
  readonly mostBytes?: number;
  readonly log?: Log;
}

/** Megabytes that files may take where nothing else is said: twenty-five thousand CVs of usual size. */
export const defaultFilesMegabytes = 5000;

/** Nobody but the service’s own user can read what it writes. */
export function createFileStore(
  folder: string,
  { mostBytes = Number.POSITIVE_INFINITY, log }: StoreInput = {},
): FileStore {
  let counted: Promise<number> | undefined;
  /** Bytes written and removed since they were counted. */
  let since = 0;
  const refuse = (): Refusal => {
    log?.({ event: 'no-room-for-files', level: 'error' });
    return new Refusal(507, noRoom);
  };
  return {
    async keep(id, bytes) {
      counted ??= countBytes(folder);
      const before = await counted;
      if (before + since + bytes.length > mostBytes) throw refuse();
      since += bytes.length;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, id), bytes, { flag: 'wx', mode: 0o600, flush: true });
      } catch (error) {
        since -= bytes.length;
        // What was written of it until the disk was full.
        await rm(join(folder, id), { force: true });
        throw isFull(error) ? refuse() : error;
      }
    },
    async remove(ids) {
      for (const id of ids) {
        const file = await stat(join(folder, id)).catch(() => undefined);
        await rm(join(folder, id), { force: true });
        if (file && counted) since -= file.size;
      }
    },
    async listBefore(time) {
      // Other copies of the service may write to the same disk: with each sweep all is counted anew.
      counted = undefined;
      since = 0;
      const files = await listFiles(folder);
      return files.filter(({ writtenAt }) => writtenAt < time).map(({ id }) => id);
    },
  };
}

const noRoom =
  'We have no room for more files at the moment. Nothing you typed is lost: send it without files, or try again later.';

/** A disk, or what its owner may write on it, that is full. Source: errno(3). */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

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
