import { readStored } from './stored-values.ts';

/**
 * Opens the global popup once per visitor and content, on a page reached from another page of this site. Its code is
 * loaded only there.
 */
export function initPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]');
  const content = popup?.dataset.popup ?? '';
  // A visitor who follows a link to an anchor came for that content.
  if (!popup || location.hash || !cameFromThisSite() || readStored('popup') === content) return;
  void import('./open-popup.ts').then(({ openPopupLater }) => openPopupLater(popup, content));
}

/** A visit begins on a page with an external referrer, so nothing needs to be stored. */
const cameFromThisSite = (): boolean => URL.parse(document.referrer)?.origin === location.origin;
