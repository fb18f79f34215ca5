import { useState } from 'react';
import { ConflictNotice } from '#preview/app/document/merge/conflict-notice.tsx';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { formatDateTime } from '#preview/app/ui/time/format-date-time.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext } from '../editor-context.ts';
import { focusPage } from '../focus-page.ts';
import type { Autosave, SaveState } from './create-autosave.ts';

interface SaveNoticesProps {
  readonly save: SaveState;
  readonly autosave: Autosave;
  readonly stored: PageContent;
  readonly recovered: Date | undefined;
}

/** Says why the page is not saved, and what an editor can do about it. */
export function SaveNotices({ save, autosave, stored, recovered }: SaveNoticesProps) {
  if (save.kind === 'conflict') return <ConflictNotice key={autosave.version()} autosave={autosave} />;
  if (save.kind === 'offline' || save.kind === 'refused')
    return (
      <div className="save-notice" role="alert">
        <p>
          <strong>Not saved.</strong> {save.reason}{' '}
          {save.kind === 'offline' && 'Saving will be retried automatically. '}
          Your changes are stored in this browser.
        </p>
        <EditorButton onClick={() => autosave.flush()}>Try again</EditorButton>
      </div>
    );
  return recovered ? <Recovered at={recovered} stored={stored} isSaved={save.kind === 'saved'} /> : null;
}

interface RecoveredProps {
  readonly at: Date;
  readonly stored: PageContent;
  /** Whether the recovered changes have reached the service. */
  readonly isSaved: boolean;
}

function Recovered({ at, stored, isSaved }: RecoveredProps) {
  const { editor } = useEditorContext();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="save-notice" role="status">
      <p>
        <strong>Unsaved changes recovered.</strong> You made them on {formatDateTime(at)} in this browser.{' '}
        {isSaved ? 'They are in the page and are now saved.' : 'They are in the page.'}
      </p>
      <EditorButton
        onClick={() => {
          editor.change({
            label: 'Restored the saved version',
            to: () => stored,
            announce: () => 'Restored the saved version.',
          });
          setOpen(false);
          focusPage();
        }}
      >
        Use the saved version
      </EditorButton>
      <EditorButton
        onClick={() => {
          setOpen(false);
          focusPage();
        }}
      >
        Keep changes
      </EditorButton>
    </div>
  );
}
