import { z } from 'zod';
import { type PageContent, readContent } from '#preview/app/document/page-content.ts';
import { stringifyPage } from '#preview/app/document/stringify-page.ts';
import type { BrowserWindows } from './browser-windows.ts';

/** Changes that were made in this browser and have not reached the service. */
export interface UnsavedChanges {
  readonly page: PageContent;
  /** The version that they are based on. */
  readonly version: number;
  /** The page at that version; undefined if the browser had no space for it. */
  readonly base: PageContent | undefined;
  readonly at: Date;
}

/** The unsaved changes that one window made to one page. */
export interface Journal {
  write(page: PageContent, version: number, base: PageContent): void;
  /** Undefined if everything was saved, or if the browser's storage is unavailable. */
  read(): UnsavedChanges | undefined;
  clear(): void;
  /** Takes over the changes that a closed window left, the newest if there are several. */
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

/** Stores the changes to one page in the browser, so that a crash or reload does not lose them. */
export function createJournal(storage: Storage, id: string, windows: BrowserWindows): Journal {
  const prefix = `unsaved:${id}:`;
  const own = prefix + windows.ownId;
  return {
    write(page, version, base) {
      const at = new Date().toISOString();
      const unsaved = `"page":${stringifyPage(page)},"version":${version},"at":${JSON.stringify(at)}`;
      for (const text of [`{${unsaved},"base":${stringifyPage(base)}}`, `{${unsaved}}`]) {
        try {
          return storage.setItem(own, text);
        } catch {
          // The storage is full. An older entry must not be found in place of this one.
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
        .filter((name) => name.startsWith(prefix) && !open.has(name.slice(prefix.length)))
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
