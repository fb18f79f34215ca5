import { useEffect, useRef } from 'react';

/** The main button of a dialog, which gets the focus once, when it can be pressed, if the editor is nowhere else in the dialog. */
export function useFocusWhenReady(isReady: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const { activeElement } = document;
    const dialog = button.current?.closest('dialog');
    const isElsewhere = dialog?.contains(activeElement) && !activeElement?.closest('.ui-dialog-bar');
    // The browser focuses the bar of a new dialog, which is its first control.
    if (!isElsewhere || activeElement === dialog) button.current?.focus({ preventScroll: true });
  }, [isReady]);
  return button;
}
