/**
 * Whether the site’s own addresses are drawn from a page: the home page and the templates, whose ids begin with an
 * underscore. Such a page can be changed, but neither deleted nor taken away from visitors.
 */
export const isLastingPage = (id: string): boolean => id === 'home' || id.startsWith('_');
