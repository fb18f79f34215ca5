import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { DialogAction } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';

interface ModalDialogProps {
  readonly heading: string;
  readonly className: string;
  /** To close it. */
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open as long as it is rendered. Its content has the heading. */
export function ModalDialog({ heading, className, ref, onClose, children }: ModalDialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Returns the focus to the element that opened it.
    return () => current?.close();
  }, [dialog]);
  return (
    <dialog
      className={`ui-dialog ${className}`}
      ref={dialog}
      onClose={ignoreDescendantEvents(() => !dialog.current?.open && onClose())}
      aria-label={heading}
    >
      {children}
    </dialog>
  );
}

interface BarDialogProps extends ModalDialogProps {
  /** Controls between the heading and the close button. */
  readonly controls?: ReactNode;
}

/** A modal dialog with a bar that stays at its top. */
export function BarDialog({ controls, children, ref, ...props }: BarDialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  return (
    <ModalDialog {...props} ref={dialog}>
      <div className="ui-dialog-bar">
        <h2 className="ui-dialog-title">{props.heading}</h2>
        {controls}
        <DialogAction onClick={() => dialog.current?.close()}>Close</DialogAction>
      </div>
      <SignedOutNotice />
      {children}
    </ModalDialog>
  );
}
