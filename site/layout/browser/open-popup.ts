import { writeStored } from './stored-values.ts';

/** Milliseconds between scrolling and the popup. */
const delayMs = 1500;

/** Elements that are open or have the focus; the popup must not interrupt them. */
const busySelector =
  'dialog:modal, :popover-open, [data-journey], form:focus-within, :is(input, select, textarea):focus';

/**
 * Opens the popup after the visitor has scrolled or where nothing can be scrolled, and never over a form that is visible
 * or has input. Stores `content`, so that it is not opened again.
 */
export function openPopupLater(popup: HTMLDialogElement, content: string): void {
  popup.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-close]');
    if (button || event.target === popup) popup.close();
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  let isWaiting = false;
  const open = (): void => {
    isWaiting = false;
    if (signal.aborted || !popup.isConnected || document.querySelector(busySelector) || isFormOnScreen()) return;
    listeners.abort();
    writeStored('popup', content);
    popup.showModal();
  };
  const wait = (): void => {
    if (!isWaiting) setTimeout(open, delayMs);
    isWaiting = true;
  };
  addEventListener('scroll', wait, { passive: true, signal });
  setTimeout(() => {
    if (!canScroll()) open();
  }, delayMs);
  // After input, the popup stays closed on this page. While React hydrates it stops input events at the document, so
  // listen in the capture phase.
  addEventListener('input', () => listeners.abort(), { capture: true, signal });
}

const canScroll = (): boolean => document.documentElement.scrollHeight > innerHeight;

const isFormOnScreen = (): boolean =>
  [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom, height } = form.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
