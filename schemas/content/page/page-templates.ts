/**
 * The pages that routes use as templates. They are shown at the addresses of those routes and have no address of their
 * own.
 */
export const pageTemplates = [
  '_booking',
  '_city',
  '_home-find-us',
  '_home-our-menu',
  '_job',
  '_job-search',
  '_manage-booking',
  '_menu',
  '_menus',
  '_offer',
  '_preferences',
  '_restaurant',
  '_restaurant-menu',
  '_restaurant-menus',
  '_waiting-list',
] as const;

const ids: ReadonlySet<string> = new Set(pageTemplates);

/** Whether a route uses this page as its template. */
export const isRouteTemplate = (pageId: string): boolean => ids.has(pageId);
