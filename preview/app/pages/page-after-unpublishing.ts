/** What visitors get at the address of a page that is no longer live. The site has pages of its own at some addresses. */
export const pageAfterUnpublishing = (hasBuiltIn: boolean): string =>
  hasBuiltIn ? 'the original page that comes with the site' : '“Page not found”';
