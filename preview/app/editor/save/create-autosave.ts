import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Journal } from './create-journal.ts';

/** Whether all changes are saved. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `hasAnswer`: there is a connection, but the service has a problem. */
  | { readonly kind: 'offline'; readonly reason: string; readonly hasAnswer?: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'conflict' };

/**
 * The outcome of a save: the new version, a conflict with another editor, the end of the session, or the reason why it
 * failed, temporarily or for good.
 */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'signed-out' }
  /** `hasAnswer`: the service has answered that it has a problem. */
  | { readonly kind: 'failed'; readonly reason: string; readonly hasAnswer?: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Draft<Content = PageContent> {
  readonly content: Content;
  /** The version that it is based on. */
  readonly version: number;
  /** Contents that were sent since the last response. The service may have stored any of them. */
  readonly unacknowledged: readonly Content[];
}

interface AutosaveOptions<Content> {
  readonly journal: Journal<Content>;
  /** The version that was loaded, and the content at that version. */
  readonly version: number;
  readonly base: Content;
  /** Contents that this browser has sent earlier, and that the service may have stored since that version. */
  readonly unacknowledged?: readonly Content[];
  readonly save: (draft: Draft<Content>) => Promise<SaveResult>;
  readonly onState: (state: SaveState) => void;
  /** Called with whether this browser stores the unsaved changes, so that a crash does not lose them. */
  readonly onStored: (isStored: boolean) => void;
}

/** Delay from the last change to the save, in milliseconds. */
const delayMs = 600;

/** Delay before a save that failed temporarily is retried, in milliseconds. */
const retryMs = 4000;

export interface Autosave<Content = PageContent> {
  /** Saves content: in this browser at once, at the service after a delay. */
  keep(content: Content): void;
  /** Saves pending changes now. Resolves to whether everything is saved. */
  flush(): Promise<boolean>;
  /** Another editor has saved: the content stays in this browser until the conflict is resolved. */
  markConflict(content: Content): void;
  /** Resumes saving, based on another version that is merged into the content. */
  resume(version: number, base: Content): void;
  /** Whether nothing waits to be saved. */
  isIdle(): boolean;
  /** Continues from a version that another window has saved. `change` puts it into the editor, and is not saved again. */
  adopt(version: number, base: Content, change: () => void): void;
  /** The version that was saved last. */
  version(): number;
  /** The content at that version, then contents that the service may have stored since, oldest first. */
  bases(): readonly [Content, ...Content[]];
  stop(): void;
}

/**
 * Saves changes automatically. One save runs at a time, and the newest content wins. Until the service has it, this
 * browser stores it.
 */
export function createAutosave<Content>(input: AutosaveOptions<Content>): Autosave<Content> {
  const { journal, save, onState, onStored } = input;
  let { version, base } = input;
  let pending: Content | undefined;
  let { unacknowledged = [] } = input;
  let currentSave: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasConflict = false;
  let isSignedOut = false;
  let isAdopting = false;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const writeJournal = (content: Content): void => onStored(journal.write({ content, version, base, unacknowledged }));

  const run = (): Promise<void> => {
    currentSave ??= savePending().finally(() => {
      currentSave = undefined;
    });
    return currentSave;
  };

  const savePending = async (): Promise<void> => {
    while (pending && !hasConflict) {
      const content = pending;
      const sentBefore = unacknowledged;
      unacknowledged = [...sentBefore.filter((each) => each !== content), content];
      // The state stays while saving is retried, so that it is announced once.
      if (!isSignedOut) onState({ kind: 'saving' });
      const saved = await save({ content, version, unacknowledged: sentBefore });
      isSignedOut = saved.kind === 'signed-out';
      if (saved.kind !== 'saved' && saved.kind !== 'failed') unacknowledged = sentBefore;
      if (saved.kind === 'saved') {
        // Nobody else had saved, whatever was suspected meanwhile.
        hasConflict = false;
        version = saved.version;
        base = content;
        unacknowledged = [];
        if (pending !== content) {
          writeJournal(pending);
          continue;
        }
        pending = undefined;
        journal.clear();
        onState({ kind: 'saved', at: new Date() });
      } else if (saved.kind === 'conflict' || hasConflict) {
        hasConflict = true;
        onState({ kind: 'conflict' });
      } else if (saved.kind === 'signed-out') {
        onState({ kind: 'signed-out' });
        return schedule(retryMs);
      } else if (saved.kind === 'failed') {
        onState({ ...saved, kind: 'offline' });
        return schedule(retryMs);
      } else if (pending === content) {
        // Content that was refused once would be refused again. The next change may be accepted.
        return onState({ kind: 'refused', reason: saved.reason });
      }
    }
  };

  return {
    keep(content) {
      if (isAdopting) return;
      pending = content;
      writeJournal(content);
      if (hasConflict) return;
      if (!currentSave && !isSignedOut) onState({ kind: 'unsaved' });
      schedule(delayMs);
    },
    async flush() {
      clearTimeout(timer);
      await run();
      return pending === undefined;
    },
    markConflict(content) {
      hasConflict = true;
      pending = content;
      writeJournal(content);
      onState({ kind: 'conflict' });
    },
    resume(newVersion, newBase) {
      version = newVersion;
      base = newBase;
      unacknowledged = [];
      hasConflict = false;
      if (!pending) return;
      writeJournal(pending);
      onState({ kind: 'unsaved' });
      schedule(0);
    },
    isIdle: () => !pending && !currentSave && !hasConflict,
    adopt(newVersion, newBase, change) {
      version = newVersion;
      base = newBase;
      isAdopting = true;
      change();
      isAdopting = false;
      onState({ kind: 'saved', at: new Date() });
    },
    version: () => version,
    bases: () => [base, ...unacknowledged],
    stop: () => clearTimeout(timer),
  };
}
