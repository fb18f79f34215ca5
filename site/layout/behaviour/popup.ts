import { recall, remember } from './remembered.ts';

/** Milliseconds between a visitor's scrolling and the popup. */
const delayMs = 1500;

/** What is open or has the focus: the popup would come between a visitor and it. */
const inUse = 'dialog:modal, :popover-open, [data-journey], form:focus-within, :is(input, select, textarea):focus';

/**
 * Opens the global popup once for each visitor and content: on a page that was come to from another one of this site, when
 * the visitor has begun to read, and never over a form that is on the screen or that anything was typed into.
 */
export function openPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  const content = popup?.dataset.popup ?? '';
  // Who comes to a place on the page has come for something.
  if (!popup || location.hash || !cameFromThisSite() || recall('popup') === content) return;
  popup.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-close]');
    if (button || event.target === popup) popup.close();
  });
  const listening = new AbortController();
  const { signal } = listening;
  let isWaiting = false;
  const open = (): void => {
    isWaiting = false;
    if (signal.aborted || !popup.isConnected || document.querySelector(inUse) || isFormOnScreen()) return;
    listening.abort();
    remember('popup', content);
    popup.showModal();
  };
  const wait = (): void => {
    if (!isWaiting) setTimeout(open, delayMs);
    isWaiting = true;
  };
  addEventListener('scroll', wait, { passive: true, signal });
  // Something was typed: this page is in use until it is left. React stops what is typed while it hydrates at the document.
  addEventListener('input', () => listening.abort(), { capture: true, signal });
}

/** A visit begins with a page that was come to from elsewhere. Nothing need be stored to know that. */
const cameFromThisSite = (): boolean => URL.parse(document.referrer)?.origin === location.origin;

const isFormOnScreen = (): boolean =>
  [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom, height } = form.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
