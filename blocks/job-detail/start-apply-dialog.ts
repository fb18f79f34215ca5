import { formResetEvent } from '../_shared/forms/submit/form-reset-event.ts';

/**
 * Makes the links to a form open it over the page. The dialog never leaves its place in the document, so that what React
 * runs in it is not disturbed, and it is open at all times: over the page, or as a part of it.
 */
export function startApplyDialog(part: HTMLElement): void {
  const dialog = part.querySelector('dialog');
  if (!dialog) return;
  const open = (): void => {
    if (dialog.matches(':modal')) return;
    dialog.close();
    dialog.showModal();
    dialog.scrollTop = 0;
    dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  };
  // The attribute and not show(), which would take the focus from the link that it has just gone back to.
  dialog.addEventListener('close', () => dialog.setAttribute('open', ''));
  for (const link of document.querySelectorAll(`a[href="#${CSS.escape(part.id)}"]`)) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      open();
    });
  }
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-again]')?.addEventListener('click', () => {
    for (const form of dialog.querySelectorAll('[data-form-part]')) form.dispatchEvent(new Event(formResetEvent));
  });
}
