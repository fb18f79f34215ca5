/** The path and query of “/menu?diet=vegan”, “menu” or “https://example.com/menu”. Undefined if it is none of these. */
export function readPageAddress(text: string): { readonly path: string; readonly search: string } | undefined {
  const url = URL.parse(/^https?:/i.test(text) ? text : `/${text.replace(/^\/+/, '')}`, 'http://site');
  return url ? { path: url.pathname, search: url.search } : undefined;
}
