import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { joinOverrides } from '#schemas/domain/restaurant/hours/join-overrides.ts';
import type { DayHours, HoursOverride, Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';

/** Source: schema.org/Restaurant, and Google’s guidelines for local businesses on closed days. */
export function describeRestaurant(restaurant: Restaurant, settings: Settings, origin: string): object {
  const { city, openingTimes, overrides, phone, email, heroMedia, postcode, onlineBooking, statesOnlineBooking } =
    restaurant;
  const position = positionOf(restaurant);
  const special = joinOverrides(overrides).filter(({ isUnclear }) => !isUnclear);
  const url = origin + restaurantPath(restaurant);
  return {
    '@type': 'Restaurant',
    name: formatRestaurantName({ brand: settings.siteName, restaurant }),
    url,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(heroMedia && { image: new URL(heroMedia.url, origin).href }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address.filter((line) => line !== restaurant.cityName).join(', '),
      addressLocality: restaurant.cityName ?? city,
      ...(postcode && { postalCode: postcode }),
      addressCountry: 'GB',
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    ...(openingTimes && {
      openingHoursSpecification: weekdays.flatMap((day) => describeHours(day, openingTimes[day])),
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.map(describeOverride) }),
    ...(restaurant.amenities.length > 0 && {
      amenityFeature: restaurant.amenities.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
    hasMenu: `${url}/menu`,
    ...(onlineBooking &&
      statesOnlineBooking && {
        acceptsReservations: true,
        potentialAction: { '@type': 'ReserveAction', target: `${url}/book-now` },
      }),
  };
}

function describeHours(day: string, hours: DayHours | undefined): object[] {
  if (!hours || hours.Open === 'Closed' || hours.Close === 'Closed') return [];
  const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: hours.Open, closes: hours.Close }];
}

/** Google marks a closed day by opening and closing at midnight. */
function describeOverride({ startDate, endDate, openTime, closeTime }: HoursOverride): object {
  const closed = openTime === 'Closed' || closeTime === 'Closed';
  return {
    '@type': 'OpeningHoursSpecification',
    ...(startDate && { validFrom: startDate }),
    validThrough: endDate,
    opens: closed ? '00:00' : openTime,
    closes: closed ? '00:00' : closeTime,
  };
}
