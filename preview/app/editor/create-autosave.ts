import type { PageContent } from '../document/page-content.ts';
import type { Journal } from './create-journal.ts';

/** How far the writing is kept. `theirs` is the version that somebody else has saved meanwhile. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly reason: string }
  | { readonly kind: 'conflict' };

/** What came of a save: the version it has, that somebody else was first, or why it could not be kept. */
export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly reason: string };

interface AutosaveInput {
  readonly journal: Journal;
  /** The version that the page was read at. */
  readonly version: number;
  readonly save: (page: PageContent, version: number) => Promise<Saved>;
  readonly onState: (state: SaveState) => void;
  /** Milliseconds from the last change to the save. */
  readonly delayMs?: number;
  /** Milliseconds until a save that failed is tried again. */
  readonly retryMs?: number;
}

export interface Autosave {
  /** Keeps a page: in this browser at once, at the service soon. */
  keep(page: PageContent): void;
  /** Saves now what is not saved. Resolves to whether everything is. */
  flush(): Promise<boolean>;
  /** Goes on from another version: somebody else's was taken, or is to be overwritten. */
  goOn(version: number): void;
  readonly version: () => number;
  stop(): void;
}

/**
 * Saves what is written by itself. One save is under way at a time, and the newest page wins. Until the service has it, it
 * is kept in this browser, whatever happens to the page, the browser or the network.
 */
export function createAutosave(input: AutosaveInput): Autosave {
  const { journal, save, onState, delayMs = 600, retryMs = 4000 } = input;
  let { version } = input;
  let waiting: PageContent | undefined;
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
      const saved = await save(page, version);
      if (saved.kind === 'saved') {
        version = saved.version;
        if (waiting !== page) {
          journal.write(waiting, version);
          continue;
        }
        waiting = undefined;
        journal.clear();
        onState({ kind: 'saved', at: new Date() });
      } else if (saved.kind === 'conflict') {
        isStuck = true;
        onState({ kind: 'conflict' });
      } else {
        onState({ kind: 'offline', reason: saved.reason });
        soon(retryMs);
        return;
      }
    }
  };

  return {
    keep(page) {
      waiting = page;
      journal.write(page, version);
      if (isStuck) return;
      if (!underWay) onState({ kind: 'unsaved' });
      soon(delayMs);
    },
    async flush() {
      clearTimeout(timer);
      await run();
      return waiting === undefined;
    },
    goOn(known) {
      version = known;
      isStuck = false;
      if (waiting) soon(0);
    },
    version: () => version,
    stop: () => clearTimeout(timer),
  };
}
