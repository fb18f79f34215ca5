/** Whoever follows a link within the site goes on among drafts. */
export function stayInDrafts(drafts: string): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null;
    if (!target || event.defaultPrevented || target.target === '_blank') return;
    const address = new URL(target.href, location.href);
    const isElsewhere = address.origin !== location.origin || address.pathname.startsWith(drafts);
    if (isElsewhere || address.pathname.startsWith('/media/')) return;
    // A place on this page is found without leaving it.
    if (address.hash !== '' && `${drafts}${address.pathname}`.replace(/\/$/, '') === location.pathname) {
      event.preventDefault();
      location.hash = address.hash;
      return;
    }
    target.href = `${drafts}${address.pathname === '/' ? '' : address.pathname}${address.search}${address.hash}`;
  });
}
