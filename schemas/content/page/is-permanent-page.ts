import { isRouteTemplate } from './page-templates.ts';

/**
 * Whether the site’s routes depend on a page: the home page and the templates of routes, such as `_restaurant`. Such a
 * page can be edited, but not deleted or unpublished.
 */
export const isPermanentPage = (id: string): boolean => id === 'home' || isRouteTemplate(id);
