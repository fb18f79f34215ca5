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
  /** Earlier contents that the service may have stored since, oldest first; undefined if there was no space for them. */
  readonly unacknowledged: readonly Content[] | undefined;
  readonly at: Date;
}

/** What a window writes into its journal. */
interface NewChanges<Content> extends Pick<UnsavedChanges<Content>, 'content' | 'version'> {
  readonly base: Content;
  readonly unacknowledged: readonly Content[];
}

/** The unsaved changes that one window made to one page or item. */
export interface Journal<Content = PageContent> {
  /** Returns whether the changes are stored. They are not if the browser's storage is full. */
  write(changes: NewChanges<Content>): boolean;
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
  unacknowledged: z.array(z.unknown()).optional(),
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

/** False if the storage is full. What was stored before stays. */
function trySetItem(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

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
  /** The key of the stored changes: that of a closed window if there was no space to store them again. */
  let current = own;
  let latest: Content | undefined;
  const isOwner = (): boolean => owners.get(own) === owner;
  return {
    write(changes) {
      // The new journal stores what is edited now.
      if (!isOwner()) return true;
      if (current !== own) storage.removeItem(current);
      current = own;
      if (stringifyChanges(changes, format).some((text) => trySetItem(storage, own, text))) {
        latest = changes.content;
        return true;
      }
      // An entry with the same content stays: what it is based on, and what was sent since, is still true.
      if (latest === changes.content) return true;
      // An older entry must not be found in place of this one.
      storage.removeItem(own);
      latest = undefined;
      return false;
    },
    read() {
      const found = readEntry(storage.getItem(current));
      if (!found) return undefined;
      const { page, version, base, unacknowledged, at } = found;
      return {
        content: format.read(page),
        version,
        base: base === undefined ? undefined : format.read(base),
        unacknowledged: unacknowledged?.map(format.read),
        at: new Date(at),
      };
    },
    clear() {
      if (!isOwner()) return;
      storage.removeItem(current);
      latest = undefined;
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
      if (trySetItem(storage, own, storage.getItem(newest.name) ?? '')) storage.removeItem(newest.name);
      else current = newest.name;
    },
  };
}

/**
 * The texts to store, the first one that the storage has space for. Without the base or what was sent since, an entry
 * must not be merged, so neither is stored alone.
 */
function stringifyChanges<Content>(
  { content, version, base, unacknowledged }: NewChanges<Content>,
  { stringify }: JournalFormat<Content>,
): readonly string[] {
  const least = `"page":${stringify(content)},"version":${version},"at":${JSON.stringify(new Date().toISOString())}`;
  const sent = `"unacknowledged":[${unacknowledged.map(stringify)}]`;
  return [
    `{${least},"base":${stringify(base)},${sent}}`,
    unacknowledged.length === 0 ? `{${least},${sent}}` : `{${least}}`,
  ];
}
