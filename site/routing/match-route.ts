import { readWaitedTable } from '#schemas/domain/booking/waiting/waiting-list.ts';

/** The part of a restaurant’s page that is shown. A city has no `book-now`. */
export type RestaurantView = 'index' | 'menu' | 'book-now';

/** What an address requests, before it is known to exist. */
export type Route =
  | { readonly kind: 'home'; readonly section?: 'find-us' | 'our-menu' | 'booking'; readonly menuId?: string }
  | { readonly kind: 'menu'; readonly menuId?: string }
  | { readonly kind: 'place'; readonly word: string; readonly view: RestaurantView; readonly menuId?: string }
  | {
      readonly kind: 'restaurant';
      readonly city: string;
      readonly slug: string;
      readonly view: RestaurantView;
      readonly menuId?: string;
    }
  | { readonly kind: 'booking'; readonly id?: string }
  | { readonly kind: 'offer'; readonly id: string }
  | { readonly kind: 'preferences'; readonly guid?: string }
  | { readonly kind: 'waiting-list'; readonly key?: string; readonly table?: string }
  | { readonly kind: 'manage-booking'; readonly key?: string; readonly shareKey?: string }
  | { readonly kind: 'job-search'; readonly id?: string }
  | { readonly kind: 'job'; readonly id: string }
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'unknown' };

const word = /^[a-z0-9-]{1,64}$/;
const id = /^(?=.{1,64}$)[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

const unknown: Route = { kind: 'unknown' };

/**
 * Matches a normalized path. Invalid segments make it unknown at once, so that they cost no request. Names of
 * restaurants and cities are the same in any case; ids of jobs, menus and offers may contain capitals; everything else
 * is lower case, to which the server redirects (`server/find-lower-case.ts`).
 */
export function matchRoute(path: string): Route {
  const parts = path === '/' ? [] : path.slice(1).split('/');
  if (isFullDay(parts)) return { kind: 'waiting-list', table: parts[2] };
  if (!parts.every((part) => id.test(part))) return unknown;
  const [first, second, third, fourth, fifth] = parts;
  if (first === undefined) return { kind: 'home' };
  if (parts.length > 5) return unknown;
  switch (first) {
    case 'book-now':
      return second ? unknown : { kind: 'home', section: 'booking' };
    case 'find-us':
      return second ? unknown : { kind: 'home', section: 'find-us' };
    case 'our-menu':
      return third ? unknown : { kind: 'home', section: 'our-menu', ...(second && { menuId: second }) };
    case 'menu':
      return third ? unknown : { kind: 'menu', ...(second && { menuId: second }) };
    case 'restaurants':
      return matchRestaurant([second, third, fourth, fifth]);
    case 'booking':
      return third ? unknown : { kind: 'booking', ...(second && { id: second }) };
    case 'offer':
      return second && !third ? { kind: 'offer', id: second } : unknown;
    case 'preferences':
      return third ? unknown : { kind: 'preferences', ...(second && { guid: second }) };
    case 'manage-booking':
      return matchManagedBooking([second, third, fourth]);
    case 'waiting-list':
      return matchWaitingList([second, third, fourth]);
    case 'careers':
      return matchCareers(parts);
    // Next.js has its own error pages at these paths.
    case '404':
    case '500':
      return unknown;
    default:
      return matchPage(parts);
  }
}

function matchRestaurant([first, second, third, fourth]: readonly (string | undefined)[]): Route {
  if (!first) return { kind: 'page', id: 'restaurants' };
  const place = { kind: 'place', word: first.toLowerCase() } as const;
  if (!second) return { ...place, view: 'index' };
  if (second === 'menu') return fourth ? unknown : { ...place, view: 'menu', ...(third && { menuId: third }) };
  if (second === 'book-now') return third ? unknown : { ...place, view: 'book-now' };
  const restaurant = { kind: 'restaurant', city: place.word, slug: second.toLowerCase() } as const;
  if (!third) return { ...restaurant, view: 'index' };
  if (third === 'book-now') return fourth ? unknown : { ...restaurant, view: 'book-now' };
  if (third === 'menu') return { ...restaurant, view: 'menu', ...(fourth && { menuId: fourth }) };
  return unknown;
}

/** A booking by its secret key, or its table by the key of the page for friends. */
function matchManagedBooking([first, second, third]: readonly (string | undefined)[]): Route {
  if (third) return unknown;
  if (first === 'shared') return second ? { kind: 'manage-booking', shareKey: second } : unknown;
  return second ? unknown : { kind: 'manage-booking', ...(first && { key: first }) };
}

/** The longest segment that names a full day. It contains ids of the booking system, which may be any text. */
const maxFullDayLength = 300;

const isFullDay = (parts: readonly string[]): parts is readonly [string, string, string] => {
  const [first, second, table = ''] = parts;
  const isJoin = first === 'waiting-list' && second === 'join' && parts.length === 3;
  return isJoin && table.length <= maxFullDayLength && readWaitedTable(table) !== undefined;
};

/** An entry of a waiting list by its secret key, or an incomplete link to the full day of a list to join. */
function matchWaitingList([first, second, third]: readonly (string | undefined)[]): Route {
  if (third) return unknown;
  if (first === 'join') return second ? { kind: 'waiting-list', table: second } : unknown;
  return second ? unknown : { kind: 'waiting-list', ...(first && { key: first }) };
}

function matchCareers(parts: readonly string[]): Route {
  const [, area, jobId, more] = parts;
  if (more) return unknown;
  if (area === 'job-search') return { kind: 'job-search', ...(jobId && { id: jobId }) };
  if (area === 'job') return jobId ? { kind: 'job', id: jobId } : { kind: 'job-search' };
  return matchPage(parts);
}

function matchPage(parts: readonly string[]): Route {
  return parts.length <= 2 && parts.every((part) => word.test(part)) ? { kind: 'page', id: parts.join('/') } : unknown;
}
