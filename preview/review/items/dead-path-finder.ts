import {
  createRedirectFinder,
  followRedirect,
  isAbsoluteAddress,
  pathOf,
  type RedirectStep,
  redirectKey,
} from '#schemas/content/settings/redirect-chains.ts';
import { chooseId } from '#site/booking/journey/resolve-chosen-journey.ts';
import { matchRoute, type Route } from '#site/routing/match-route.ts';
import { isServerPath } from '#site/routing/server-paths.ts';

type RouteOfRestaurant = Extract<Route, { kind: 'restaurant' }>;

/**
 * Creates a function that finds the path at which a link of this site ends, if the site has nothing there; undefined if
 * it has something or leads elsewhere. The addresses are the live ones.
 */
export function createDeadPathFinder(addresses: readonly string[], redirects: readonly RedirectStep[]) {
  const find = createRedirectFinder<RedirectStep>(redirects);
  const live = new Set(addresses.map(redirectKey));
  return (href: string): string | undefined => {
    if (isAbsoluteAddress(href)) return undefined;
    const rule = find(pathOf(href));
    const chain = rule && followRedirect<RedirectStep>(rule, find);
    if (chain?.kind === 'loops') return undefined;
    const end = chain?.to ?? href;
    return isAbsoluteAddress(end) || isAnswered(pathOf(end), live) ? undefined : pathOf(end);
  };
}

/** Whether the site has something at a path. `live` has the keys of live addresses. */
function isAnswered(path: string, live: ReadonlySet<string>): boolean {
  const key = redirectKey(path);
  if (live.has(key) || isServerPath(key)) return true;
  const route = matchRoute(key);
  switch (route.kind) {
    case 'page':
    case 'unknown':
    case 'offer':
    case 'job':
    case 'menu':
      return false;
    // A restaurant has more addresses than its live ones, for example without its city.
    case 'place':
      return isOfRestaurant(route.word, live);
    case 'restaurant':
      return isOfPlace(route, live);
    case 'booking':
      return route.id === undefined || route.id === chooseId || isStoreId(route.id);
    default:
      return true;
  }
}

/** Whether a restaurant has a page, and the menu that is asked for. One without menus of its own shows every menu. */
function isOfPlace({ city, slug, menuId }: RouteOfRestaurant, live: ReadonlySet<string>): boolean {
  const own = `/restaurants/${city}/${slug}`;
  if (!live.has(own)) return false;
  const hasMenus = [...live].some((key) => key.startsWith(`${own}/menu/`));
  return menuId === undefined || !hasMenus || live.has(`${own}/menu/${menuId}`.toLowerCase());
}

/** A booking can begin with the store id of a restaurant, which is a number. */
const isStoreId = (id: string): boolean => /^\d+$/.test(id);

const isOfRestaurant = (word: string, live: ReadonlySet<string>): boolean =>
  [...live].some((key) => key.startsWith('/restaurants/') && key.split('/').includes(word));
