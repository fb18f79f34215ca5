import { z } from 'zod';
import { type PageContent, readContent } from '../document/page-content.ts';

/** What was written in this browser and has not reached the service. */
export interface Unsaved {
  readonly page: PageContent;
  /** The version that it was made from. */
  readonly version: number;
  readonly at: Date;
}

export interface Journal {
  write(page: PageContent, version: number): void;
  /** Undefined where everything was saved, or where the browser keeps nothing. */
  read(): Unsaved | undefined;
  /** Forgets what this window wrote, and nothing that another window has written since. */
  clear(): void;
  /** Forgets it whoever wrote it. */
  discard(): void;
}

const entry = z.object({ page: z.unknown(), version: z.int(), at: z.iso.datetime() });

/** Keeps what was written to one page in the browser, so that neither a crash nor a reload costs a letter. */
export function createJournal(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, id: string): Journal {
  const name = `unsaved:${id}`;
  let own: string | undefined;
  const forget = (): void => {
    try {
      storage.removeItem(name);
    } catch {
      // Forbidden: there is nothing in it either.
    }
  };
  return {
    write(page, version) {
      own = JSON.stringify({ page, version, at: new Date().toISOString() });
      try {
        storage.setItem(name, own);
      } catch {
        // A full or forbidden storage: the service has all but the last moments. What is older must not come back as theirs.
        forget();
      }
    },
    read() {
      try {
        const read = entry.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
        if (!read.success) return undefined;
        return { page: readContent(id, read.data.page), version: read.data.version, at: new Date(read.data.at) };
      } catch {
        return undefined;
      }
    },
    clear() {
      if (storage.getItem(name) === own) storage.removeItem(name);
    },
    discard: forget,
  };
}
