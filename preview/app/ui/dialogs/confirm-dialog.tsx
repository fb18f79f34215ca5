import { type ReactNode, useEffect, useRef } from 'react';
import { EditorButton } from '../editor-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

interface ConfirmDialogProps {
  readonly heading: string;
  /** The label of the confirm button: “Unpublish”; absent if there is nothing to confirm. */
  readonly action?: string;
  readonly isReady?: boolean;
  /** Whether it closes before the action; otherwise the caller closes it. Default: true. */
  readonly closesFirst?: boolean;
  /** Another action that can be confirmed instead. */
  readonly alternative?: { readonly action: string; readonly onConfirm: () => void };
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
  /** What the consequences are. */
  readonly children: ReactNode;
}

/** Asks for confirmation of an action that visitors notice. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, action, isReady = true, closesFirst = true, alternative, onConfirm, onClose, children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <ModalDialog heading={heading} className="confirm" onClose={onClose}>
      <div className="dialog-body">
        <h2>{heading}</h2>
        {children}
      </div>
      <div className="dialog-foot">
        {action !== undefined && (
          <EditorButton
            variant="primary"
            disabled={!isReady}
            onClick={() => {
              if (closesFirst) onClose();
              onConfirm?.();
            }}
          >
            {action}
          </EditorButton>
        )}
        {alternative && (
          <EditorButton
            onClick={() => {
              onClose();
              alternative.onConfirm();
            }}
          >
            {alternative.action}
          </EditorButton>
        )}
        <EditorButton ref={cancel} onClick={onClose}>
          {action === undefined ? 'Close' : 'Cancel'}
        </EditorButton>
      </div>
    </ModalDialog>
  );
}
