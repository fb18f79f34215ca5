import { draftPath, isDraftPath, parametersOfLinks } from '../draft-address.ts';

/**
 * Keeps the links and searches of a draft among drafts, with the same preview date and drafts. `draftDocument` may be the document of a
 * frame. External links, files and forms that post are left alone.
 */
export function keepLinksInDrafts(draftDocument: Document): void {
  const view = draftDocument.defaultView;
  if (!view) return;
  draftDocument.addEventListener('click', (event) => {
    const link = event.target instanceof view.Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.target === '_blank') return;
    const draftUrl = draftOf(new URL(link.href, draftDocument.baseURI), view.location);
    if (draftUrl === undefined) return;
    // A link within this page scrolls without loading it again.
    if (link.hash !== '' && draftUrl.split(/[?#]/)[0] === view.location.pathname) {
      event.preventDefault();
      view.location.hash = link.hash;
    } else {
      link.href = draftUrl;
    }
  });
  draftDocument.addEventListener('submit', ({ target: form }) => {
    if (!(form instanceof view.HTMLFormElement) || form.method !== 'get') return;
    const { pathname, origin } = new URL(form.action, draftDocument.baseURI);
    if (origin === view.location.origin && !isDraftPath(pathname)) form.action = `${draftPath}${pathname}`;
  });
}

/** The draft address of a link; undefined where it leaves the site, is a draft already, or leads to a file. */
function draftOf({ origin, pathname, search, hash }: URL, here: Location): string | undefined {
  if (origin !== here.origin || isDraftPath(pathname) || pathname.startsWith('/media/')) return undefined;
  const query = new URLSearchParams(search);
  const own = new URLSearchParams(here.search);
  for (const name of parametersOfLinks) for (const value of own.getAll(name)) query.append(name, value);
  const queryText = query.size > 0 ? `?${query}` : '';
  return `${draftPath}${pathname === '/' ? '' : pathname}${queryText}${hash}`;
}
