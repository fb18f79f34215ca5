/**
 * Pages that editors make and that have no address: shared tiles, which other pages show (`_shared/opening-hours`), and
 * templates, which new pages start with (`_template/event`).
 */
const sharedPrefix = '_shared/';
const templatePrefix = '_template/';

/** The id of the page with these shared tiles. */
export const sharedPageId = (name: string): string => sharedPrefix + name;

/** The name by which pages show the tiles of a page of shared tiles; undefined for any other page. */
export const sharedNameOf = (id: string): string | undefined =>
  id.startsWith(sharedPrefix) ? id.slice(sharedPrefix.length) : undefined;

export const templatePageId = (name: string): string => templatePrefix + name;

/** Whether new pages can start with a copy of this page. */
export const isPageTemplate = (id: string): boolean => id.startsWith(templatePrefix);

/**
 * The address of its own that a page has from its id; undefined for the home page, and for pages whose id begins with an
 * underscore: templates of routes, shared tiles and templates of editors.
 */
export const ownAddressOf = (id: string): string | undefined =>
  id === 'home' || id.startsWith('_') ? undefined : `/${id}`;

export const isPageWithoutAddress = (id: string): boolean => id.startsWith(sharedPrefix) || isPageTemplate(id);
