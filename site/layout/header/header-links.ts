import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { Link, LinkItem } from '#schemas/content/link/link.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { PlannedError, PlannedPage } from '#site/pages/plan/planned-document.ts';

/**
 * Where “Book Now” leads: to the booking of the page’s restaurant, otherwise to the booking on the home page. On the page
 * of a booking it keeps the day, the party and the time.
 */
export function bookNowAddress(document: PlannedPage | PlannedError): string {
  const restaurant = document.kind === 'page' ? document.restaurant : undefined;
  if (restaurant && document.kind === 'page' && document.context.booking)
    return bookingAgain(restaurant.slug, document.context.booking, document.context.options.booking);
  return restaurant ? `${restaurantPath(restaurant)}/book-now` : '/#booking';
}

/** The address of a booking with the choices so far; without them after a booking. */
function bookingAgain(slug: string, { choice, outcome }: BookingPageState, { defaultCovers }: BookingOptions): string {
  const { date, adults = defaultCovers, children, time } = outcome ? {} : choice;
  const query = choiceFields({ date, adults, children, time }).map(([name, value]) => [name, value]);
  return `/booking/${slug}?${new URLSearchParams(query)}`;
}

/**
 * The store id of the restaurant that “Book Now” books in a dialog; empty where the dialog asks for it. Undefined where
 * the link leads to a page: if so configured, and for restaurants whose bookings this site does not take.
 */
export function findDialogRestaurant(document: PlannedPage | PlannedError): string | undefined {
  if (document.layout.configuration.bookingWidgetStyle === 'page') return undefined;
  const restaurant = document.kind === 'page' ? document.restaurant : undefined;
  if (!restaurant) return '';
  return restaurant.onlineBooking ? restaurant.storeId : undefined;
}

/**
 * The click and collect link: the restaurant’s own, else the settings’, else the configured one. None on the page of a
 * restaurant that does not offer it.
 */
export function collectLink(document: PlannedPage | PlannedError): Link | undefined {
  const brand = document.settings?.clickCollectLink;
  const restaurant = document.kind === 'page' ? document.restaurant : undefined;
  if (restaurant?.offersCollection === false) return undefined;
  const linkUrl = restaurant?.clickCollect ?? brand?.linkUrl ?? document.layout.configuration.clickCollectUrl;
  if (!linkUrl) return undefined;
  return {
    linkText: brand?.linkText ?? 'Click & Collect',
    linkUrl,
    openInNewTab: brand?.openInNewTab ?? /^https?:/.test(linkUrl),
    description: undefined,
    linkMedia: undefined,
    style: 'secondary',
  };
}

/** The masthead without the link that the header shows as a button: editors often list it in both places. */
export function mastheadItems({ settings }: PlannedPage | PlannedError): readonly LinkItem[] {
  const button = settings?.clickCollectLink?.linkUrl;
  return settings?.mastheadItems.filter(({ linkUrl, links }) => links.length > 0 || linkUrl !== button) ?? [];
}

/**
 * The `aria-current` of a link: `page` for the page itself, `true` for a section that contains the page. Links to an
 * anchor and to other sites are never current.
 */
export function ariaCurrentFor(linkUrl: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined || !linkUrl.startsWith('/') || linkUrl.includes('#')) return undefined;
  const target = linkUrl.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
  if (target === path) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}

/**
 * The breakpoint from which the masthead fits between brand and buttons; `never` means that it is only in the menu.
 * Estimates 9 px per character and 34 px per item; `crowding` scales that for variants with less space.
 */
export function mastheadBreakpoint(items: readonly LinkItem[], crowding = 1): 'desktop' | 'full' | 'never' {
  const letters = items.reduce((sum, { linkText }) => sum + linkText.length, 0);
  const width = (letters * 9 + items.length * 34) * crowding;
  if (width <= 430) return 'desktop';
  return width <= 600 ? 'full' : 'never';
}
