/** Moves the focus to the page's name, because closing a notice removes the focused button. */
export const focusPage = (): void => document.querySelector<HTMLElement>('.top-bar h1')?.focus();
