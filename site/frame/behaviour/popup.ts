import { recall, remember } from './remembered.ts';

/** Milliseconds between a visitor's first scrolling and the popup. */
const delay = 1500;

/**
 * Opens the global popup once for each visitor and content: not in the first moment, but when the visitor has begun to
 * read, and never over a field that is being filled in, or over a table that is being booked.
 */
export function openPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  const content = popup?.dataset.popup ?? '';
  // Who comes to a place on the page has come for something.
  if (!popup || location.hash || recall('popup') === content) return;
  popup.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-close]');
    if (button || event.target === popup) popup.close();
  });
  const open = (): void => {
    if (
      !popup.isConnected ||
      document.querySelector('dialog:modal, :popover-open, [data-journey], :is(input, select, textarea):focus')
    )
      return;
    remember('popup', content);
    popup.showModal();
  };
  addEventListener('scroll', () => setTimeout(open, delay), { passive: true, once: true });
}
