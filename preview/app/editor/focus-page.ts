/** Moves the focus to the page's name, because closing a notice removes the focused button. */
export const focusPage = (): void => document.querySelector<HTMLElement>('.top-bar h1')?.focus();

/** The state in the browser’s history of a page that was just created. */
export const newPageState = 'new-page';

/** Moves the focus to the name of a page that was just created, because the dialog that had it is gone. */
export function focusNewPage(): void {
  if (history.state === newPageState && document.activeElement === document.body) focusPage();
}
