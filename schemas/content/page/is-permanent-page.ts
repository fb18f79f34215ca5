/**
 * Whether the site’s routes depend on a page: the home page and the templates (ids that start with an underscore). Such
 * a page can be edited, but not deleted or unpublished.
 */
export const isPermanentPage = (id: string): boolean => id === 'home' || id.startsWith('_');
