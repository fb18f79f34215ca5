import { oneOrigin, originOf, placeValue, type ThirdParty, type ThirdPartyConfiguration } from './third-party.ts';

/** Marks the place of the widget in a page; its value is the restaurant's `bookATableWidgetId`. */
export const bookingWidgetPlace = 'data-booking-widget';

/**
 * The table-booking widget of restaurants that take no bookings in this site (Bookatable and its like). The script
 * stands in its place with the restaurant's id as `data-connectionid`, for those that look there.
 */
export function bookingWidget({ bookingWidgetUrl: script }: ThirdPartyConfiguration): ThirdParty | undefined {
  if (script === undefined) return undefined;
  const origins = oneOrigin(script);
  return {
    name: 'Booking widget',
    categories: ['embeds'],
    script,
    before: [],
    after: [{ kind: 'run', name: 'LBDirect_Embed', argument: { connectionid: placeValue } }],
    place: bookingWidgetPlace,
    origins: { ...origins, frames: origins.scripts },
    stored: [
      {
        name: new URL(originOf(script)).hostname,
        kind: 'another site’s own',
        category: 'embeds',
        purpose: 'The form in which a table is booked, in restaurants that leave their booking to that site.',
        life: 'As that site says',
      },
    ],
  };
}
