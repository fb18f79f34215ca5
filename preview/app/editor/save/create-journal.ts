import { z } from 'zod';
import { type PageContent, readContent } from '#preview/app/document/page-content.ts';
import type { Windows } from './own-window.ts';

/** What was written in this browser and has not reached the service. */
export interface Unsaved {
  readonly page: PageContent;
  /** The version that it was made from. */
  readonly version: number;
  /** The page at that version; undefined where the browser had no room for it. */
  readonly base: PageContent | undefined;
  readonly at: Date;
}

/** What one window wrote to one page. */
export interface Journal {
  write(page: PageContent, version: number, base: PageContent): void;
  /** Undefined where everything was saved, or where the browser keeps nothing. */
  read(): Unsaved | undefined;
  clear(): void;
  /** Makes its own what a window left that is closed, the newest where there are several. */
  adopt(): Promise<void>;
}

const entry = z.object({ page: z.unknown(), version: z.int(), base: z.unknown(), at: z.iso.datetime() });

type Entry = z.output<typeof entry>;

function readEntry(text: string | null): Entry | undefined {
  try {
    return entry.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps what was written to one page in the browser, so that neither a crash nor a reload costs a letter. */
export function createJournal(storage: Storage, id: string, windows: Windows): Journal {
  const all = `unsaved:${id}:`;
  const own = all + windows.own;
  return {
    write(page, version, base) {
      const at = new Date().toISOString();
      for (const unsaved of [
        { page, version, at, base },
        { page, version, at },
      ]) {
        try {
          return storage.setItem(own, JSON.stringify(unsaved));
        } catch {
          // A full storage: an older entry must not be found in its place.
          storage.removeItem(own);
        }
      }
    },
    read() {
      const found = readEntry(storage.getItem(own));
      if (!found) return undefined;
      const { page, version, base, at } = found;
      return {
        page: readContent(id, page),
        version,
        base: base === undefined ? undefined : readContent(id, base),
        at: new Date(at),
      };
    },
    clear: () => storage.removeItem(own),
    async adopt() {
      if (storage.getItem(own) !== null) return;
      const open = await windows.open();
      const [newest] = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((name) => name.startsWith(all) && !open.has(name.slice(all.length)))
        .flatMap((name) => {
          const { at } = readEntry(storage.getItem(name)) ?? {};
          return at === undefined ? [] : [{ name, at }];
        })
        .sort((one, other) => other.at.localeCompare(one.at));
      if (!newest) return;
      const left = storage.getItem(newest.name) ?? '';
      storage.removeItem(newest.name);
      storage.setItem(own, left);
    },
  };
}
