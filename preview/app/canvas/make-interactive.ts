import { keepLinksInDrafts } from '#site/drafts/overlay/keep-links-in-drafts.ts';

/** Lets an editor use the page in a frame: links stay among drafts or open in a new window, and no form is sent. */
export function makeInteractive(frameDocument: Document, onSubmitBlocked: () => void): void {
  const view = frameDocument.defaultView;
  if (!view) return;
  frameDocument.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof view.HTMLFormElement) || event.target.method !== 'post') return;
      event.preventDefault();
      event.stopPropagation();
      onSubmitBlocked();
    },
    { capture: true },
  );
  frameDocument.addEventListener('click', ({ target }) => {
    const link = target instanceof view.Element ? target.closest('a') : null;
    if (!link || link.origin === view.location.origin || !/^https?:$/.test(link.protocol)) return;
    link.target = '_blank';
    link.rel = 'noreferrer';
  });
  keepLinksInDrafts(frameDocument);
}
