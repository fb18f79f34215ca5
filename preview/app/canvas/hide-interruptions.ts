const hidden = '[data-cookie-banner], [data-progress], .skip-link { display: none !important; }';

/** Hides what lies over a page and asks visitors something. The popup goes: hidden, it would still lock the page. */
export function hideInterruptions(shown: Document): void {
  const view = shown.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(hidden);
  shown.adoptedStyleSheets.push(sheet);
  shown.querySelector('dialog[data-popup]')?.remove();
}
