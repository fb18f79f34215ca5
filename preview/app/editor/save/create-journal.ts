import { z } from 'zod';
import { type PageContent, readContent } from '#preview/app/document/page-content.ts';
import { stringifyPage } from '#preview/app/document/stringify-page.ts';
import type { BrowserWindows } from './browser-windows.ts';

/** Changes that were made in this browser and have not reached the service. */
export interface UnsavedChanges<Content = PageContent> {
  readonly content: Content;
  /** The version that they are based on. */
  readonly version: number;
  /** The content at that version; undefined if the browser had no space for it. */
  readonly base: Content | undefined;
  /** Earlier contents that the service may have stored since, oldest first. */
  readonly unacknowledged: readonly Content[];
  readonly at: Date;
}

/** What a window writes into its journal. */
type NewChanges<Content> = Omit<UnsavedChanges<Content>, 'at'>;

/** The unsaved changes that one window made to one page or item. */
export interface Journal<Content = PageContent> {
  write(changes: NewChanges<Content>): void;
  /** Undefined if everything was saved, or if the browser's storage is unavailable. */
  read(): UnsavedChanges<Content> | undefined;
  clear(): void;
  /** Takes over the changes that a closed window left, the newest if there are several. */
  adopt(): Promise<void>;
}

const entry = z.object({
  page: z.unknown(),
  version: z.int(),
  base: z.unknown().optional(),
  unacknowledged: z.array(z.unknown()).catch([]),
  at: z.iso.datetime(),
});

type Entry = z.output<typeof entry>;

function readEntry(text: string | null): Entry | undefined {
  try {
    return entry.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** How content is stored in the browser. */
interface JournalFormat<Content> {
  readonly stringify: (content: Content) => string;
  readonly read: (stored: unknown) => Content;
}

/** Stores the changes to one page in the browser, so that a crash or reload does not lose them. */
export const createJournal = (storage: Storage, id: string, windows: BrowserWindows): Journal =>
  createContentJournal(storage, id, windows, { stringify: stringifyPage, read: (stored) => readContent(id, stored) });

/** The newest journal for each key of a storage. */
const ownersByStorage = new WeakMap<Storage, Map<string, symbol>>();

function ownersOf(storage: Storage): Map<string, symbol> {
  const owners = ownersByStorage.get(storage) ?? new Map<string, symbol>();
  ownersByStorage.set(storage, owners);
  return owners;
}

/**
 * A journal of content of any kind. Its id must differ from those of other content. An editor that was closed may still
 * be saving when the content is opened again: from then on, only the new journal writes and clears.
 */
export function createContentJournal<Content>(
  storage: Storage,
  id: string,
  windows: BrowserWindows,
  format: JournalFormat<Content>,
): Journal<Content> {
  const prefix = `unsaved:${id}:`;
  const own = prefix + windows.ownId;
  const owners = ownersOf(storage);
  const owner = Symbol(own);
  owners.set(own, owner);
  const isOwner = (): boolean => owners.get(own) === owner;
  return {
    write(changes) {
      if (!isOwner()) return;
      for (const text of stringifyChanges(changes, format)) {
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
      const { page, version, base, unacknowledged, at } = found;
      return {
        content: format.read(page),
        version,
        base: base === undefined ? undefined : format.read(base),
        unacknowledged: unacknowledged.map(format.read),
        at: new Date(at),
      };
    },
    clear() {
      if (isOwner()) storage.removeItem(own);
    },
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

/** The texts to store, the first one that the storage has space for. */
function stringifyChanges<Content>(
  { content, version, base, unacknowledged }: NewChanges<Content>,
  { stringify }: JournalFormat<Content>,
): readonly string[] {
  const at = JSON.stringify(new Date().toISOString());
  const least = `"page":${stringify(content)},"version":${version},"at":${at}`;
  if (base === undefined) return [`{${least}}`];
  const withBase = `${least},"base":${stringify(base)}`;
  return [`{${withBase},"unacknowledged":[${unacknowledged.map(stringify)}]}`, `{${withBase}}`, `{${least}}`];
}
