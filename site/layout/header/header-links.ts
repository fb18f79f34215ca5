import type { Link, LinkItem } from '#schemas/content/link/link.ts';
import type { PlannedError, PlannedPage } from '#site/pages/plan/planned-document.ts';

/** Where Book Now leads: to the restaurant whose page this is, otherwise to the home page's booking. */
export function bookNowAddress(document: PlannedPage | PlannedError): string {
  const restaurant = document.kind === 'page' ? document.restaurant : undefined;
  return restaurant ? `/restaurants/${restaurant.city}/${restaurant.slug}/book-now` : '/#booking';
}

/** Where food is ordered for collection: the restaurant's own link, else the brand's, else the configured one. */
export function collectLink(document: PlannedPage | PlannedError): Link | undefined {
  const brand = document.settings?.clickCollectLink;
  const own = document.kind === 'page' ? document.restaurant?.clickCollect : undefined;
  const linkUrl = own ?? brand?.linkUrl ?? document.frame.configuration.clickCollectUrl;
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

/** The masthead without what the header shows as a button anyway: editors often list the order link in both places. */
export function mastheadItems({ settings }: PlannedPage | PlannedError): readonly LinkItem[] {
  const button = settings?.clickCollectLink?.linkUrl;
  return settings?.mastheadItems.filter(({ linkUrl, links }) => links.length > 0 || linkUrl !== button) ?? [];
}

/**
 * How a link stands to the page it is on: `page` for the page itself, `true` for a section the page is in. Links to
 * an anchor and to other sites are never current.
 */
export function currentFor(linkUrl: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined || !linkUrl.startsWith('/') || linkUrl.includes('#')) return undefined;
  const target = linkUrl.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
  if (target === path) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}

/**
 * From which width the masthead has room for its words beside the brand and the buttons; otherwise it is in the
 * menu. About nine pixels go to a letter and 34 to the space around an item; `crowding` makes that more for a form of
 * the header that has less room for them.
 */
export function mastheadFrom(items: readonly LinkItem[], crowding = 1): 'desktop' | 'full' | 'never' {
  const letters = items.reduce((sum, { linkText }) => sum + linkText.length, 0);
  const width = (letters * 9 + items.length * 34) * crowding;
  if (width <= 430) return 'desktop';
  return width <= 600 ? 'full' : 'never';
}
