'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import styles from './submit-error-dialog.module.css';

interface SubmitErrorDialogProps {
  readonly id: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** A modal with the reason why a form was not accepted. The form below keeps its values. */
export function SubmitErrorDialog({ id, message, onClose }: SubmitErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      role="alertdialog"
      className={`ui-dialog ${styles.dialog}`}
      aria-labelledby={`${id}.title`}
      aria-describedby={`${id}.message`}
      data-surface="white"
      onClose={ignoreDescendantEvents(({ currentTarget }) => !currentTarget.open && onClose())}
    >
      <p id={`${id}.title`} className={styles.title}>
        There is a problem
      </p>
      <p id={`${id}.message`}>{message}</p>
      <Button size="small" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  );
}
