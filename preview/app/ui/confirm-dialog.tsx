import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import { EditorButton } from './editor-button.tsx';

interface ConfirmDialogProps {
  readonly heading: string;
  /** The label of the confirm button: “Unpublish”. */
  readonly action: string;
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the consequences are. */
  readonly children: ReactNode;
}

/** Asks for confirmation of an action that visitors notice. Cancel has the initial focus. */
export function ConfirmDialog({ heading, action, isReady = true, onConfirm, onClose, children }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    cancel.current?.focus();
    return () => own?.close();
  }, []);
  return (
    <dialog className="ui-dialog confirm" ref={dialog} onClose={ignoreDescendantEvents(onClose)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <div className="dialog-foot">
        <EditorButton
          variant="primary"
          disabled={!isReady}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </EditorButton>
        <EditorButton ref={cancel} onClick={onClose}>
          Cancel
        </EditorButton>
      </div>
    </dialog>
  );
}
