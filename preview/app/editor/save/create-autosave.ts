import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Journal } from './create-journal.ts';

/** How far the writing is kept. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' | 'refused'; readonly reason: string }
  | { readonly kind: 'conflict' };

/** What came of a save: the version it has, that somebody else was first, or why it could not be kept, for now or at all. */
export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed' | 'refused'; readonly reason: string };

export interface Draft {
  readonly page: PageContent;
  /** The version that it was made from. */
  readonly version: number;
  /** What was sent since the last answer: the service may have any of it all the same. */
  readonly unanswered: readonly PageContent[];
}

interface AutosaveInput {
  readonly journal: Journal;
  /** The version that the page was read at, and the page at that version. */
  readonly version: number;
  readonly base: PageContent;
  readonly save: (draft: Draft) => Promise<Saved>;
  readonly onState: (state: SaveState) => void;
}

/** Milliseconds from the last change to the save. */
const delayMs = 600;

/** Milliseconds until a save that failed for a while is tried again. */
const retryMs = 4000;

export interface Autosave {
  /** Keeps a page: in this browser at once, at the service soon. */
  keep(page: PageContent): void;
  /** Saves now what is not saved. Resolves to whether everything is. */
  flush(): Promise<boolean>;
  /** Somebody else turned out to have saved: the page waits in this browser for a decision. */
  dispute(page: PageContent): void;
  /** Goes on from another version, whose changes the page has by now. */
  goOn(version: number, base: PageContent): void;
  /** The version of what was saved last. */
  version(): number;
  /** The page at that version. */
  base(): PageContent;
  stop(): void;
}

/**
 * Saves what is written by itself. One save is under way at a time, and the newest page wins. Until the service has it, it
 * is kept in this browser, whatever happens to the page, the browser or the network.
 */
export function createAutosave(input: AutosaveInput): Autosave {
  const { journal, save, onState } = input;
  let { version, base } = input;
  let waiting: PageContent | undefined;
  let unanswered: readonly PageContent[] = [];
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStuck = false;

  const soon = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const run = (): Promise<void> => {
    underWay ??= saveWaiting().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const saveWaiting = async (): Promise<void> => {
    while (waiting && !isStuck) {
      const page = waiting;
      onState({ kind: 'saving' });
      const saved = await save({ page, version, unanswered });
      unanswered = saved.kind === 'failed' ? [...new Set([...unanswered, page])] : [];
      if (saved.kind === 'saved') {
        version = saved.version;
        base = page;
        if (waiting !== page) {
          journal.write(waiting, version, base);
          continue;
        }
        waiting = undefined;
        journal.clear();
        onState({ kind: 'saved', at: new Date() });
      } else if (saved.kind === 'conflict') {
        isStuck = true;
        onState({ kind: 'conflict' });
      } else if (saved.kind === 'failed') {
        onState({ kind: 'offline', reason: saved.reason });
        return soon(retryMs);
      } else if (waiting === page) {
        // What was refused once would be again; what is written next may do.
        return onState({ kind: 'refused', reason: saved.reason });
      }
    }
  };

  return {
    keep(page) {
      waiting = page;
      journal.write(page, version, base);
      if (isStuck) return;
      if (!underWay) onState({ kind: 'unsaved' });
      soon(delayMs);
    },
    async flush() {
      clearTimeout(timer);
      await run();
      return waiting === undefined;
    },
    dispute(page) {
      isStuck = true;
      waiting = page;
      journal.write(page, version, base);
      onState({ kind: 'conflict' });
    },
    goOn(known, page) {
      version = known;
      base = page;
      isStuck = false;
      if (waiting) soon(0);
    },
    version: () => version,
    base: () => base,
    stop: () => clearTimeout(timer),
  };
}
