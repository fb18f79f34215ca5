const hidden = '[data-cookie-banner], [data-progress], .skip-link { display: none !important; }';

/**
 * Hides the cookie banner and other overlays. The popup is removed, because a hidden modal dialog still blocks the
 * page.
 */
export function hideInterruptions(shown: Document): void {
  const view = shown.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(hidden);
  shown.adoptedStyleSheets.push(sheet);
  shown.querySelector('dialog[data-popup]')?.remove();
}
