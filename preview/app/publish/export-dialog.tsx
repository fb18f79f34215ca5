import { useEffect, useRef, useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { deletePage } from '../api/pages.ts';
import type { PreviewTarget } from '../canvas/render/render-draft.ts';
import { useEditorContext, useEditorState } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { BarDialog } from '../ui/dialogs/modal-dialog.tsx';
import { downloadPage } from '../ui/download-file.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { Findings } from './review/findings.tsx';
import { useFindings } from './review/use-findings.ts';
import { WeightTable } from './review/weight-table.tsx';
import { Comparison } from './versions/comparison.tsx';

interface ExportDialogProps {
  readonly state: PageState;
  readonly target: PreviewTarget;
  readonly autosave: Autosave;
  readonly onClose: () => void;
}

/** For an API that stores no pages: what is wrong with the page, what changes, and the page as JSON to hand over. */
export function ExportDialog({ state, target, autosave, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const checks = useFindings(target);
  useEffect(() => {
    // The comparison is with what is stored.
    void autosave.flush();
  }, [autosave]);
  const close = (): void => dialog.current?.close();
  return (
    <BarDialog heading="Export" className="publish" ref={dialog} onClose={onClose}>
      <p className="dialog-body">
        The API has no calls for editing pages. Your draft is saved in the preview. To publish it, give its JSON to
        whoever maintains the content of the API.
      </p>
      <div className="dialog-body publish-parts">
        <Findings checks={checks} hasConflict={false} onGo={close} />
        <Comparison state={state} target={target} version={autosave.version()} />
        <WeightTable weight={checks.weight} />
      </div>
      <ExportActions />
    </BarDialog>
  );
}

function ExportActions() {
  const { id } = useEditorContext();
  const { history } = useEditorState();
  const [message, setMessage] = useState('');
  const [isDiscarding, setDiscarding] = useState(false);
  const json = JSON.stringify(history.present, undefined, 2);
  return (
    <div className="dialog-foot">
      <EditorButton variant="primary" onClick={() => downloadPage(id, history.present)}>
        Download JSON
      </EditorButton>
      <EditorButton
        onClick={() =>
          navigator.clipboard.writeText(json).then(
            () => setMessage('The JSON is copied.'),
            () => setMessage('The JSON could not be copied. Download it instead.'),
          )
        }
      >
        Copy JSON
      </EditorButton>
      <EditorButton onClick={() => setDiscarding(true)}>Discard draft…</EditorButton>
      <p role="status">{message}</p>
      {isDiscarding && (
        <ConfirmDialog
          heading="Discard your draft?"
          action="Discard draft"
          onConfirm={() =>
            deletePage(id).then(
              () => location.assign('/'),
              (error: unknown) => setMessage(errorMessageOf(error)),
            )
          }
          onClose={() => setDiscarding(false)}
        >
          <p>The page of the API remains as it is. The changes in your draft are lost.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
