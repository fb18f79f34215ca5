const overlayStyles = '[data-cookie-banner], [data-progress], .skip-link { display: none !important; }';

/**
 * Hides the cookie banner and other overlays. The popup is removed, because a hidden modal dialog still blocks the
 * page.
 */
export function hideOverlays(frameDocument: Document): void {
  const view = frameDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  frameDocument.adoptedStyleSheets.push(sheet);
  frameDocument.querySelector('dialog[data-popup]')?.remove();
}
