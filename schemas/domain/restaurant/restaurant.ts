import { z } from 'zod';
import {
  contentId,
  flag,
  isoDate,
  list,
  nameText,
  number,
  optional,
  optionalFlag,
  optionalText,
  text,
  textId,
  year,
} from '#schemas/content/field/field.ts';
import { withIdKind } from '#schemas/content/field/id-kind.ts';
import { readOpeningTime } from '#schemas/content/field/repair/read-time.ts';
import { withReading } from '#schemas/content/field/repair/readings.ts';
import { unvalidated } from '#schemas/content/field/unvalidated.ts';
import { href } from '#schemas/content/link/href.ts';
import { plainLink } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';

/** Reads opening hours as editors type them: “closed”, and “9” for nine o’clock by the 24-hour clock. */
function readTypedHours(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (/^closed$/i.test(text)) return 'Closed';
  return readOpeningTime(/^\d{1,2}$/.test(text) ? `${text}:00` : raw);
}

/** A local time `HH:mm` in the restaurant's time zone, or the word Closed. 00:00 as a closing time is midnight. */
const wallTime = (title: string, description: string) =>
  withReading(
    z
      .string()
      .trim()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d|[Cc][Ll][Oo][Ss][Ee][Dd])$/, 'must be a time like 22:30, or Closed')
      .transform((time) => (time.toLowerCase() === 'closed' ? ('Closed' as const) : time))
      .meta({ title, description }),
    { read: readTypedHours },
  );

/** The hours of one weekday. The field names are the content service's. */
export const dayHours = z
  .object({
    Open: wallTime('Opening time', 'When the doors open, or Closed.'),
    Close: wallTime(
      'Closing time',
      'When the doors close, or Closed. A time before the opening time is after midnight.',
    ),
    ClickCollectClose: optional(wallTime('Last collection', 'When click and collect closes. If empty, 21:00.')),
  })
  .meta({ title: 'Hours', description: 'Opening hours of one day.' });

/** The hours of one weekday, or nothing if they are not known. */
const weekdayHours = (day: string) =>
  optional(dayHours).meta({ title: day, description: `When the doors open and close on ${day}.` });

/** Hours that replace those of the weekday between two days, both included. */
export const hoursOverride = z
  .object({
    startDate: optional(isoDate('First day', 'The first day with these hours. Leave empty to start now.')),
    endDate: isoDate('Last day', 'The last day with these hours.'),
    openTime: wallTime('Opening time', 'When the doors open, or Closed.'),
    closeTime: wallTime('Closing time', 'When the doors close, or Closed.'),
    clickCollectClose: optional(wallTime('Last collection', 'When click and collect closes.')),
    reason: optionalText('Reason', 'Why the hours differ, in a few words.', 80),
  })
  .meta({ title: 'Alternative hours', description: 'Different hours for a period.', presets: 'bank-holidays' });

export const amenity = z
  .object({
    icon: text('Icon', 'Name of the icon.', 40),
    name: text('Name', 'What the restaurant has.', 60),
    iconMedia: optional(media),
  })
  .meta({ title: 'Amenity', description: 'Something a restaurant has or allows.' });

export const award = z
  .object({
    name: text('Name', 'The award.', 100),
    year: optional(year('Year', 'The year it was given.')),
    awardMedia: optional(media),
  })
  .meta({ title: 'Award', description: 'An award the restaurant has won.' });

/** A restaurant of the content service. */
export const restaurant = z
  .object({
    storeId: withIdKind(textId('Store id', 'The restaurant’s number in all systems.', 40), 'restaurant'),
    slug: contentId('End of the page’s address', 'Such as “briggate” in /restaurants/leeds/briggate.'),
    city: optional(
      contentId(
        'City in the page’s address',
        'The part before it, such as “leeds” in /restaurants/leeds/briggate. Leave empty if the restaurant is in no city.',
      ),
    ),
    cityName: optionalText('City name', 'The name of the city.', 80),
    title: nameText('Name', 'The restaurant’s name.', 80),
    about: optionalText('About', 'What is special about this restaurant (rich text).', 4000).meta({ format: 'html' }),
    address: list('Postal address', 'The lines of the postal address.', text('Line', 'One line.', 80), 6),
    postcode: optionalText('Postcode', 'The postcode.', 10),
    lat: optional(number('Latitude', 'Degrees north.', { min: -90, max: 90 })),
    lng: optional(number('Longitude', 'Degrees east.', { min: -180, max: 180 })),
    timeZone: optionalText('Time zone', 'IANA name. If empty, Europe/London.', 60),
    phone: optionalText('Phone', 'The telephone number.', 30),
    email: optionalText('Email', 'The email address.', 254),
    what3words: optionalText('what3words', 'The three words, without slashes.', 80),
    mapUrl: optional(href('Map', 'Link to a map with directions.')),
    openingTimes: z
      .object({
        monday: weekdayHours('Monday'),
        tuesday: weekdayHours('Tuesday'),
        wednesday: weekdayHours('Wednesday'),
        thursday: weekdayHours('Thursday'),
        friday: weekdayHours('Friday'),
        saturday: weekdayHours('Saturday'),
        sunday: weekdayHours('Sunday'),
      })
      .nullish()
      .transform((value) => value ?? undefined)
      .meta({
        title: 'Opening hours',
        description:
          'When the doors open and close: times such as 12:00, or Closed. A closing time before the opening time is after midnight. Leave empty if they are not known.',
      }),
    overrides: list('Alternative hours', 'Days with other hours.', hoursOverride, 60),
    amenities: list('Amenities', 'What the restaurant has.', amenity, 40),
    awards: list('Awards', 'What it has won.', award, 20),
    bookATableWidgetId: optionalText(
      'Booking widget id',
      'The id of the third-party booking widget, if it is used.',
      60,
    ),
    onlineBooking: flag('Online booking', 'Whether tables can be booked on this site.', true),
    statesOnlineBooking: optionalFlag(
      'Online booking is stated',
      'Whether “Online booking” is stated and not the default. The API client adds it.',
    ),
    bookingDaysAhead: optional(
      number('Days ahead', 'How many days ahead tables can be booked. The API adds it from the booking rules.', {
        min: 0,
        max: 730,
        whole: true,
      }),
    ),
    clickCollect: optional(href('Click and collect', 'Where to order for collection.')),
    offersCollection: optionalFlag(
      'Click and collect is offered',
      'Whether food can be collected, if an API states yes or no and no address. The API client adds it.',
    ),
    heroTiles: z
      .array(unvalidated('Tile').meta({ title: 'Tile', description: 'A tile of the restaurant’s own.' }))
      .max(40)
      .nullish()
      .transform((value) => value ?? [])
      .meta({ title: 'Hero tiles', description: 'The tiles at the top of the restaurant’s page.' }),
    heroMedia: optional(media),
    offers: list('Offers', 'The offers of this restaurant.', contentId('Offer', 'An offer.', 'offer'), 40),
    menus: list('Menus', 'The menus of this restaurant, the main one first.', contentId('Menu', 'A menu.', 'menu'), 20),
    links: list('Links', 'Further links.', plainLink, 12),
    distance: optional(
      z.object({ milesValue: number('Miles', 'Distance from the place searched for, in miles.', { min: 0 }) }),
    ),
  })
  .meta({ title: 'Restaurant', description: 'A restaurant of the chain.' });

export type Restaurant = z.output<typeof restaurant>;
export type DayHours = z.output<typeof dayHours>;
export type HoursOverride = z.output<typeof hoursOverride>;
