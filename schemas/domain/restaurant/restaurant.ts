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
    icon: text(
      'Icon',
      'The name of one of the site’s icons, such as “parking”. With another name, a tick is shown.',
      40,
    ),
    name: text('Name', 'Shown on the restaurant’s page, such as “Step-free entrance”.', 60),
    iconMedia: optional(media),
  })
  .meta({ title: 'Amenity', description: 'Something a restaurant has or allows.' });

export const award = z
  .object({
    name: text('Name', 'As the award is called, such as “Noodle Bar of the Year”.', 100),
    year: optional(year('Year', 'The year in which it was given, such as 2024.')),
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
    cityName: optionalText(
      'City name',
      'As visitors read it, such as “Leeds”. The finder and lists group restaurants by it.',
      80,
    ),
    title: nameText('Name', 'Shown in lists and as the heading of its page, such as “Briggate”.', 80),
    about: optionalText('About', 'What is special about this restaurant.', 4000).meta({ format: 'html' }),
    address: list(
      'Postal address',
      'Street and area, a line each. City and postcode have fields of their own.',
      text('Line', 'Such as “14 Briggate”.', 80),
      6,
    ),
    postcode: optionalText('Postcode', 'With its space, such as LS1 6HD. Visitors search by it.', 10),
    lat: optional(
      number('Latitude', 'Degrees north, such as 53.7974. The finder’s map and distances use it.', {
        min: -90,
        max: 90,
      }),
    ),
    lng: optional(
      number('Longitude', 'Degrees east, such as -1.5418; negative west of Greenwich.', { min: -180, max: 180 }),
    ),
    timeZone: optionalText('Time zone', 'IANA name. If empty, Europe/London.', 60),
    phone: optionalText('Phone', 'Visitors ring it with one tap. With the area code, such as 0113 496 0123.', 30),
    email: optionalText('Email', 'Shown on the restaurant’s page, such as briggate@example.com.', 254),
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
    overrides: list(
      'Alternative hours',
      'Bank holidays and other days with different hours. They replace the hours above.',
      hoursOverride,
      60,
    ),
    amenities: list('Amenities', 'Shown on its page, and filters in the finder.', amenity, 40),
    awards: list('Awards', 'Shown on the restaurant’s page, with their years.', award, 20),
    bookATableWidgetId: optionalText(
      'Booking widget id',
      'The id of the third-party booking widget, if it is used.',
      60,
    ),
    onlineBooking: flag('Online booking', 'If off, this site takes no bookings for the restaurant.', true),
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
    clickCollect: optional(href('Click and collect', 'The address at which guests order for collection.')),
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
    offers: list(
      'Offers',
      'Only those that this restaurant takes part in.',
      contentId('Offer', 'Choose one of the chain’s offers.', 'offer'),
      40,
    ),
    menus: list(
      'Menus',
      'The menus of this restaurant, the main one first.',
      contentId('Menu', 'Choose one of the chain’s menus.', 'menu'),
      20,
    ),
    links: list('Links', 'Shown on the restaurant’s page, such as a leaflet or a local partner.', plainLink, 12),
    distance: optional(
      z.object({ milesValue: number('Miles', 'Distance from the place searched for, in miles.', { min: 0 }) }),
    ),
  })
  .meta({ title: 'Restaurant', description: 'A restaurant of the chain.' });

export type Restaurant = z.output<typeof restaurant>;
export type DayHours = z.output<typeof dayHours>;
export type HoursOverride = z.output<typeof hoursOverride>;
