import type { Menu } from '#schemas/menu/menu.ts';
import { type DayHours, type Restaurant, weekdays } from '#schemas/restaurant/restaurant.ts';
import type { Settings } from '#schemas/settings/settings.ts';
import type { FoundSubject } from './resolve-route.ts';

interface DataInput {
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly origin: string;
}

const context = { '@context': 'https://schema.org' } as const;

/**
 * What a document states in schema.org's words, made from the same data that its tiles show.
 * Source: schema.org types Organization, Restaurant, Menu.
 */
export function describeData({ settings, subject, origin }: DataInput): object[] {
  const { restaurant, menu } = subject;
  const organization = {
    ...context,
    '@type': 'Organization',
    name: settings.siteName,
    url: `${origin}/`,
    ...(settings.email && { email: settings.email }),
    sameAs: settings.socialMediaItems.map(({ linkUrl }) => linkUrl).filter((url) => url.startsWith('https://')),
  };
  return [
    ...(subject.pageId === 'home' ? [organization] : []),
    ...(restaurant ? [describeRestaurant(restaurant, settings, origin)] : []),
    ...(menu ? [describeMenu(menu)] : []),
  ];
}

function describeRestaurant(restaurant: Restaurant, settings: Settings, origin: string): object {
  const { slug, city, openingTimes } = restaurant;
  const url = `${origin}/restaurants/${city}/${slug}`;
  return {
    ...context,
    '@type': 'Restaurant',
    name: `${settings.siteName} ${restaurant.title}`,
    url,
    ...(restaurant.phone && { telephone: restaurant.phone }),
    ...(restaurant.heroMedia && { image: new URL(restaurant.heroMedia.url, origin).href }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address.join(', '),
      addressLocality: restaurant.cityName ?? city,
      ...(restaurant.postcode && { postalCode: restaurant.postcode }),
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: restaurant.lat, longitude: restaurant.lng },
    ...(openingTimes && {
      openingHoursSpecification: weekdays.flatMap((day) => describeHours(day, openingTimes[day])),
    }),
    hasMenu: `${url}/menu`,
    acceptsReservations: restaurant.onlineBooking,
  };
}

function describeHours(day: string, { Open, Close }: DayHours): object[] {
  if (Open === 'Closed' || Close === 'Closed') return [];
  const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: Open, closes: Close }];
}

const describeMenu = (menu: Menu): object => ({
  ...context,
  '@type': 'Menu',
  name: menu.name,
  ...(menu.description && { description: menu.description }),
  hasMenuSection: menu.sections.map((section) => ({
    '@type': 'MenuSection',
    name: section.name,
    hasMenuItem: section.items.map((item) => ({
      '@type': 'MenuItem',
      name: item.name,
      ...(item.description && { description: item.description }),
      ...(item.pricePence !== undefined && {
        offers: { '@type': 'Offer', price: (item.pricePence / 100).toFixed(2), priceCurrency: 'GBP' },
      }),
    })),
  })),
});
