/**
 * Opens a dialog that shows that the booking is loading, with a link to its page. `close` returns whether it was still
 * open.
 */
export function openLoadingDialog(href: string): { readonly close: () => boolean } {
  const dialog = document.createElement('dialog');
  dialog.className = 'ui-dialog';
  dialog.tabIndex = -1;
  dialog.dataset.surface = 'paper';
  dialog.setAttribute('aria-label', 'Book a table');
  dialog.innerHTML = `<form method="dialog" class="ui-dialog-bar" data-surface="primary">
<p class="ui-dialog-title">Book a table</p><span></span>
<button class="ui-button ui-button-small ui-button-plain ui-dialog-action">Close</button></form>
<div class="ui-dialog-loading"><p role="status">Setting the table…</p><a>Open the booking page</a></div>`;
  dialog.querySelector('a')?.setAttribute('href', href);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
  return {
    close: () => {
      const wasOpen = dialog.open;
      dialog.close();
      dialog.remove();
      return wasOpen;
    },
  };
}
