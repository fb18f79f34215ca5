import { z } from 'zod';
import { type PageContent, readContent } from '../document/page-content.ts';
import type { Windows } from './own-window.ts';

/** What was written in this browser and has not reached the service. */
export interface Unsaved {
  readonly page: PageContent;
  /** The version that it was made from. */
  readonly version: number;
  readonly at: Date;
}

/** What one window wrote to one page. */
export interface Journal {
  write(page: PageContent, version: number): void;
  /** Undefined where everything was saved, or where the browser keeps nothing. */
  read(): Unsaved | undefined;
  clear(): void;
  /** Makes its own what a window left that is closed, the newest where there are several. */
  adopt(): Promise<void>;
}

const entry = z.object({ page: z.unknown(), version: z.int(), at: z.iso.datetime() });

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
    write(page, version) {
      try {
        storage.setItem(own, JSON.stringify({ page, version, at: new Date().toISOString() }));
      } catch {
        // A full storage: the service has all but the last moments. What is older must not come back as theirs.
        storage.removeItem(own);
      }
    },
    read() {
      const found = readEntry(storage.getItem(own));
      return found && { page: readContent(id, found.page), version: found.version, at: new Date(found.at) };
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
