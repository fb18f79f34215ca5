import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Editor } from '#preview/app/document/document-editor.ts';
import { formatDateTime } from '#preview/app/ui/time/format-date-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { SignedOutNotice } from '../../ui/dialogs/signed-out-notice.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { focusPage } from '../focus-page.ts';
import type { Autosave, SaveState } from './create-autosave.ts';

interface SaveNoticesProps<Content> {
  readonly save: SaveState;
  /** Whether this browser could store the latest changes. */
  readonly isStored: boolean;
  readonly autosave: Autosave<Content>;
  readonly editor: Editor<Content>;
  /** When the unsaved changes from this browser were made. They are announced until they are saved. */
  readonly recovered: Date | undefined;
  /** Loads what another window has saved; undefined if there is nothing to load. */
  readonly onLoadOther?: (() => void) | undefined;
  /** What is edited: “page”. */
  readonly noun?: string;
  /** Resolves a conflict with another editor. */
  readonly conflict: ReactNode;
  /** More notices, shown first. */
  readonly children?: ReactNode;
}

/** Says why the content is not saved or not protected, and what an editor can do about it. */
export function SaveNotices<Content>(props: SaveNoticesProps<Content>) {
  const { save } = props;
  const [opened] = useState(save);
  const [isSaved, setSaved] = useState(false);
  if (!isSaved && save !== opened && save.kind === 'saved') setSaved(true);
  return (
    <div className="save-notices">
      {props.children}
      {!props.isStored && <StorageFull />}
      <SignedOutNotice note="What you type is kept here. Sign in to save it." />
      {props.onLoadOther && save.kind !== 'unsaved' && save.kind !== 'saving' && (
        <div className="save-notice" role="status">
          <p>
            <strong>Changed in another window.</strong> Your changes are merged with it.
          </p>
          <EditorButton onClick={props.onLoadOther}>Load it</EditorButton>
        </div>
      )}
      <SaveNotice {...props} recovered={isSaved ? undefined : props.recovered} />
    </div>
  );
}

/** Stays after a save, because the next change would not be protected either. */
const StorageFull = () => (
  <div className="save-notice" role="alert">
    <p>
      <strong>Your changes are not protected against a crash.</strong> The storage of this browser is full. Before you
      leave or close this page, wait until your changes are saved.
    </p>
  </div>
);

function SaveNotice<Content>(props: SaveNoticesProps<Content>) {
  const { save, isStored, autosave, recovered, conflict } = props;
  if (save.kind === 'conflict') return conflict;
  if (save.kind === 'offline' || save.kind === 'refused')
    return (
      <div className="save-notice" role="alert">
        <p>
          <strong>Not saved.</strong> {save.reason}{' '}
          {save.kind === 'offline' && 'Saving will be retried automatically. '}
          {isStored && 'Your changes are stored in this browser.'}
        </p>
        <EditorButton onClick={() => autosave.flush()}>Try again</EditorButton>
      </div>
    );
  return (
    <>
      <Offline />
      {recovered && <Recovered {...props} at={recovered} />}
    </>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, onChange);
  };
}

/** There may be nothing to save yet. */
function Offline() {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="save-notice" role="status">
      <p>
        <strong>No connection.</strong> You can go on. Changes are saved when it is back.
      </p>
    </div>
  );
}

interface RecoveredProps<Content> extends Pick<SaveNoticesProps<Content>, 'editor' | 'noun'> {
  readonly at: Date;
}

function Recovered<Content>({ editor, noun = 'page', at }: RecoveredProps<Content>) {
  const [isOpen, setOpen] = useState(true);
  const [isConfirming, setConfirming] = useState(false);
  if (!isOpen) return null;
  const close = (): void => {
    setOpen(false);
    focusPage();
  };
  const restore = (): void => {
    editor.change({
      label: 'Restored the saved version',
      to: () => editor.state().saved,
      announce: () => 'Restored the saved version.',
    });
    close();
  };
  // The recovery itself is the first step.
  const hasChangedSince = (): boolean => editor.state().history.past.length > 1;
  return (
    <div className="save-notice" role="status">
      <p>
        <strong>Unsaved changes recovered.</strong> You made them on {formatDateTime(at)} in this browser.{' '}
        {`They are in the ${noun}. Undo goes back to the saved version, also once they are saved.`}
      </p>
      <EditorButton onClick={() => (hasChangedSince() ? setConfirming(true) : restore())}>
        Use the saved version
      </EditorButton>
      <EditorButton onClick={close}>Keep changes</EditorButton>
      {isConfirming && (
        <ConfirmDialog
          heading="Use the saved version?"
          action="Discard all changes"
          onConfirm={restore}
          onClose={() => setConfirming(false)}
        >
          <p>What you have changed since the recovery is discarded too. Undo brings it back.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
