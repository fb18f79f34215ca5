/** A notice that closes takes the focus of its buttons along: the focus goes on from the page’s name. */
export const focusPage = (): void => document.querySelector<HTMLElement>('.top-bar h1')?.focus();
