import { keepRevision, loadDraft, publishPage, saveDraft } from '#preview/app/api/pages.ts';
import type { Editor } from '#preview/app/document/document-editor.ts';
import { findBase } from '#preview/app/document/merge/find-base.ts';
import { joinVersions, type OtherVersion, resolveConflicts } from '#preview/app/document/merge/join-versions.ts';
import { conflictId, mergePages, settlePages } from '#preview/app/document/merge/merge-pages.ts';
import type { Side } from '#preview/app/document/merge/merge-values.ts';
import { type PageContent, readContent, removeFields } from '#preview/app/document/page-content.ts';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { type Autosave, createAutosave, type SaveState } from '#preview/app/editor/save/create-autosave.ts';
import { createJournal } from '#preview/app/editor/save/create-journal.ts';
import { recoverChanges } from '#preview/app/editor/save/recover-changes.ts';
import { runWhenSaved } from '#preview/app/editor/save/run-when-saved.ts';
import { saveChanges } from '#preview/app/editor/save/save-changes.ts';
import { windowsOf } from '#preview/app/testing/test-browser.ts';
import { getCurrentWindow } from './simulated/window.ts';

/** What happens when versions are chosen in a conflict. */
export interface ChoiceListener {
  /** `change` puts the other editor’s version of some fields into the page. */
  readonly onUseTheirs: (change: () => void) => void;
  /** The page is going to replace the other editor’s version. */
  readonly onReplace: (theirs: PageContent) => void;
}

/** A page in the editors’ app, connected as the components connect it. */
export interface OpenPage {
  readonly editor: Editor;
  /** Whether unsaved changes were found in this browser. */
  readonly isRecovered: boolean;
  readonly saveState: () => SaveState['kind'];
  /** Whether the page warns that the browser could not store the latest changes. */
  readonly isWarning: () => boolean;
  readonly saveNow: () => Promise<unknown>;
  readonly publish: () => Promise<unknown>;
  /** Chooses a side for each conflict, or loads the other version again if that has failed. */
  readonly choose: (chooseSide: () => Side, listener: ChoiceListener) => Promise<unknown>;
  readonly leave: () => Promise<unknown>;
}

/** Opens a page in the current window. Rejects if it cannot be loaded. */
export async function openPage(id: string): Promise<OpenPage> {
  const window = getCurrentWindow();
  const journal = createJournal(window.browser.storage, id, windowsOf(window.id));
  await journal.adopt();
  const { page, state } = await loadDraft(id);
  const opened = recoverChanges({ stored: readContent(id, page), version: state.draftVersion }, journal, removeFields);
  const editor = createEditor(opened.content, { saved: opened.stored });
  let saveState: SaveState['kind'] = 'saved';
  let isStored = true;
  let isOpen = true;
  let notice: ConflictNotice | undefined;
  const autosave = createAutosave({
    ...opened,
    journal,
    save: (draft) => saveDraft(draft),
    onState({ kind }) {
      saveState = kind;
      if (kind !== 'conflict') notice = undefined;
      else if (isOpen && notice?.version !== autosave.version()) notice = showConflict(id, editor, autosave);
    },
    onStored(isNowStored) {
      isStored = isNowStored;
    },
  });
  const isRecovered = opened.recovered !== undefined;
  const stopSaving = saveChanges(editor, autosave, { hasRecovered: isRecovered });
  // The notice joins the versions after it was rendered.
  editor.subscribe(() => queueMicrotask(() => notice?.join()));
  return {
    editor,
    isRecovered,
    saveState: () => saveState,
    isWarning: () => !isStored,
    saveNow: autosave.flush,
    publish: () => runWhenSaved({ editor, autosave }, (version) => publishPage(id, { version })).catch(() => undefined),
    choose: async (chooseSide, listener) => notice?.choose(chooseSide, listener),
    leave() {
      isOpen = false;
      notice?.hide();
      notice = undefined;
      return stopSaving();
    },
  };
}

interface ConflictNotice {
  readonly version: number;
  readonly join: () => void;
  readonly hide: () => void;
  readonly choose: OpenPage['choose'];
}

/** Does what the notice of a conflict does. */
function showConflict(id: string, editor: Editor, autosave: Autosave): ConflictNotice {
  const [bases, since] = [autosave.bases(), autosave.version()];
  let other: OtherVersion<PageContent> | undefined;
  let isShown = true;
  const dependencies = { editor, autosave, merge: mergePages, keepRevision };
  const join = (): void => {
    if (other && isShown) joinVersions(dependencies, other);
  };
  const load = async (): Promise<void> => {
    const loaded = await loadDraft(id).catch(() => undefined);
    if (!loaded) return;
    const theirs = readContent(id, loaded.page);
    other = { base: findBase(bases, theirs, settlePages), theirs, version: loaded.state.draftVersion, since };
    join();
  };
  void load();
  return {
    version: since,
    join,
    hide: () => {
      isShown = false;
    },
    async choose(chooseSide, { onUseTheirs, onReplace }) {
      if (!other) return load();
      const { base, theirs } = other;
      const { conflicts } = mergePages({ base, mine: editor.state().history.present, theirs });
      if (conflicts.length === 0) return;
      const choices = new Map(conflicts.map((conflict) => [conflictId(conflict), chooseSide()]));
      const change: Editor['change'] = (theirChange) => onUseTheirs(() => editor.change(theirChange));
      const resume: Autosave['resume'] = (version, content) => {
        onReplace(theirs);
        autosave.resume(version, content);
      };
      const watched = { ...dependencies, editor: { ...editor, change }, autosave: { ...autosave, resume } };
      await resolveConflicts(watched, other, choices).catch(() => undefined);
    },
  };
}
