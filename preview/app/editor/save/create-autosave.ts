import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Journal } from './create-journal.ts';

/** Whether all changes are saved. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' | 'refused'; readonly reason: string }
  | { readonly kind: 'conflict' };

/**
 * The outcome of a save: the new version, a conflict with another editor, or the reason why it failed, temporarily or
 * for good.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed' | 'refused'; readonly reason: string };

export interface Draft {
  readonly page: PageContent;
  /** The version that it is based on. */
  readonly version: number;
  /** Pages that were sent since the last response. The service may have stored any of them. */
  readonly unanswered: readonly PageContent[];
}

interface AutosaveInput {
  readonly journal: Journal;
  /** The version that was loaded, and the page at that version. */
  readonly version: number;
  readonly base: PageContent;
  readonly save: (draft: Draft) => Promise<Saved>;
  readonly onState: (state: SaveState) => void;
}

/** Delay from the last change to the save, in milliseconds. */
const delayMs = 600;

/** Delay before a save that failed temporarily is retried, in milliseconds. */
const retryMs = 4000;

export interface Autosave {
  /** Saves a page: in this browser at once, at the service after a delay. */
  keep(page: PageContent): void;
  /** Saves pending changes now. Resolves to whether everything is saved. */
  flush(): Promise<boolean>;
  /** Another editor has saved: the page stays in this browser until the conflict is resolved. */
  dispute(page: PageContent): void;
  /** Resumes saving, based on another version that is merged into the page. */
  goOn(version: number, base: PageContent): void;
  /** The version that was saved last. */
  version(): number;
  /** The page at that version. */
  base(): PageContent;
  stop(): void;
}

/**
 * Saves changes automatically. One save runs at a time, and the newest page wins. Until the service has a page, this
 * browser stores it.
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
        // A page that was refused once would be refused again. The next change may be accepted.
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
