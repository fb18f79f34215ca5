import { recall, remember } from './remembered.ts';

/** Milliseconds before the popup opens, so that it does not meet a visitor in the first moment. */
const delay = 1500;

/** Opens the global popup once for each visitor and content. */
export function openPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  const content = popup?.dataset.popup ?? '';
  if (!popup || recall('popup') === content) return;
  popup.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-close]');
    if (button || event.target === popup) popup.close();
  });
  setTimeout(() => {
    if (document.querySelector('dialog[open], :popover-open')) return;
    remember('popup', content);
    popup.showModal();
  }, delay);
}
