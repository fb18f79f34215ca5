import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

interface Described {
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

interface TileCategory<Tile> {
  readonly name: string;
  readonly tiles: readonly Tile[];
}

/** The tile types of each category, with search terms besides their titles and descriptions. */
const categories: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Text and media': {
    hero: 'header banner headline cover',
    text: 'paragraph copy rich text',
    'image-text': 'image photo media',
    video: 'movie clip background video',
    carousel: 'slider slideshow gallery',
    embed: 'iframe youtube vimeo spotify',
    'social-grid': 'instagram feed gallery photos images',
  },
  'Lists and navigation': {
    accordion: 'faq disclosure collapsible',
    'card-grid': 'card teaser links',
    'call-to-action': 'cta button banner',
    'cookie-list': 'privacy consent storage',
  },
  'Restaurants and menus': {
    'location-finder': 'store locator branches nearby',
    'location-list': 'branches addresses opening hours',
    'restaurant-details': 'branch opening times location contact',
    'menu-list': 'food drinks',
    'menu-section': 'food drinks dishes prices',
    'allergen-guide': 'allergy nutrition',
    'dietary-filter': 'vegan vegetarian halal allergy diet',
    'table-for-everyone': 'group allergy diet vegan vegetarian',
    'colouring-sheet': 'children kids print drawing maze',
    'click-and-collect': 'takeaway order online delivery',
  },
  Booking: {
    booking: 'reservation reserve book a table',
    'group-booking-form': 'reservation party event enquiry',
  },
  Offers: {
    offer: 'deal discount coupon',
    promotions: 'deals discounts news events',
    'wallet-links': 'apple google loyalty membership card pass',
  },
  Forms: {
    'contact-form': 'message enquiry email feedback',
    'sign-up': 'newsletter subscribe register join',
    'preferences-form': 'newsletter unsubscribe email settings',
    'voucher-form': 'coupon code email',
  },
  Jobs: {
    'job-search': 'careers recruitment positions',
    'job-list': 'careers recruitment positions jobs',
    'job-detail': 'careers position job apply',
  },
  Layout: { divider: 'separator spacer line space' },
};

/** How well a name fits a search, best first: the same, beginning with it, or with it in another place. */
function rankOf(name: string, search: string): number {
  const title = normalizeForSearch(name);
  const text = normalizeForSearch(search.trim());
  if (!title.includes(text)) return 3;
  if (title === text) return 0;
  return title.startsWith(text) ? 1 : 2;
}

/**
 * The tiles that match a search, by category and title, with those first whose names fit the search text best. Types
 * without a category are listed last, as “Other”.
 */
export function groupTiles<Tile extends Described>(
  tiles: readonly Tile[],
  isMatch: (text: string) => boolean,
  search = '',
): TileCategory<Tile>[] {
  const rank = ({ title }: Tile): number => rankOf(title, search);
  const bestOf = (category: TileCategory<Tile>): number => Math.min(...category.tiles.map(rank));
  const known = new Set(Object.values(categories).flatMap(Object.keys));
  const other = Object.fromEntries(tiles.flatMap(({ type }) => (known.has(type) ? [] : [[type, '']])));
  return Object.entries({ ...categories, Other: other })
    .map(([name, terms]) => ({
      name,
      tiles: tiles
        .filter(({ type }) => Object.hasOwn(terms, type))
        .filter(({ type, title, description }) => isMatch(`${title} ${description} ${type} ${name} ${terms[type]}`))
        .toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title)),
    }))
    .filter((category) => category.tiles.length > 0)
    .toSorted((one, other) => bestOf(one) - bestOf(other));
}
