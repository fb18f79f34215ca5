/** The pages that routes use as templates: they are rendered at the addresses of those routes, not at one of their own. */
export const pageTemplates = [
  '_booking',
  '_city',
  '_home-find-us',
  '_home-our-menu',
  '_job',
  '_job-search',
  '_menu',
  '_menus',
  '_offer',
  '_preferences',
  '_restaurant',
  '_restaurant-menu',
  '_restaurant-menus',
] as const;

export type PageTemplate = (typeof pageTemplates)[number];
