import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const localDraft = z.object({
  /** Increases with every save. */
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  page: z.looseObject({ id: z.string() }),
});

export type LocalDraft = z.output<typeof localDraft>;

export interface LocalDrafts {
  list(): Promise<readonly LocalDraft[]>;
  read(id: string): Promise<LocalDraft | undefined>;
  write(draft: LocalDraft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Drafts of pages as files of a folder, which is created with the first draft. A file that cannot be read is skipped. */
export function createLocalDrafts(folder: string): LocalDrafts {
  const fileOf = (id: string): string => join(folder, `${encodeURIComponent(id)}.json`);

  async function readFileAt(path: string): Promise<LocalDraft | undefined> {
    try {
      return localDraft.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch {
      return undefined;
    }
  }

  return {
    async list() {
      const names = await readdir(folder).catch(() => []);
      const drafts = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => readFileAt(join(folder, name))),
      );
      return drafts.flatMap((draft) => (draft ? [draft] : []));
    },
    read: (id) => readFileAt(fileOf(id)),
    async write(draft) {
      await mkdir(folder, { recursive: true });
      const path = fileOf(draft.page.id);
      await writeFile(`${path}.partial`, JSON.stringify(draft));
      await rename(`${path}.partial`, path);
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
