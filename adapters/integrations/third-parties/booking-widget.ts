import {
  originOf,
  placePlaceholder,
  singleOrigin,
  type ThirdParty,
  type ThirdPartyConfiguration,
} from './third-party.ts';

/** Marks where the widget goes in a page. Its value is the restaurant's `bookATableWidgetId`. */
export const bookingWidgetAttribute = 'data-booking-widget';

/**
 * Booking widget of restaurants that take bookings on another site (Bookatable and similar). The script is inserted in
 * its place with the restaurant's id as `data-connectionid`, which some widgets read.
 */
export function bookingWidget({ bookingWidgetUrl: script }: ThirdPartyConfiguration): ThirdParty | undefined {
  if (script === undefined) return undefined;
  const origins = singleOrigin(script);
  return {
    name: 'Booking widget',
    categories: ['embeds'],
    script,
    before: [],
    after: [{ kind: 'run', name: 'LBDirect_Embed', argument: { connectionid: placePlaceholder } }],
    place: bookingWidgetAttribute,
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
