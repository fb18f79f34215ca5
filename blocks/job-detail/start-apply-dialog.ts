import { formResetEvent } from '../_shared/forms/submit/form-reset-event.ts';

/**
 * Makes links to a form open it as a modal. The dialog is never moved in the document, because React runs inside it. It
 * is always open: as a modal, or as a part of the page.
 */
export function startApplyDialog(element: HTMLElement): void {
  const dialog = element.querySelector('dialog');
  if (!dialog) return;
  const open = (): void => {
    if (dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
    dialog.scrollTop = 0;
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  };
  // Sets the attribute instead of calling show(), which would take the focus from the link that just got it back.
  dialog.addEventListener('close', () => dialog.setAttribute('open', ''));
  for (const link of document.querySelectorAll(`a[href="#${CSS.escape(element.id)}"]`)) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      open();
    });
  }
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-restart]')?.addEventListener('click', () => {
    for (const form of dialog.querySelectorAll('[data-form-part]')) form.dispatchEvent(new Event(formResetEvent));
  });
}
