import { z } from 'zod';
import { choice, flag, fullList, isoDate, list, number, text } from '#schemas/content/field/field.ts';
import { extraRules } from './extra-rules.ts';
import { bookingMenuRules, enquiryTime, guaranteeRule, occasionRules } from './occasion-rules.ts';
import { checkBookingRules } from './check-booking-rules.ts';
import { areaRules, stay } from './seating-rules.ts';

/** How a table is had: here, by telephone, through another system, or through a holiday park’s operator. */
export const bookingMethods = ['online', 'telephone', 'elsewhere', 'holiday-park'] as const;

/** How tables are booked at one restaurant. When it is open is said by the restaurant itself. */
export const bookingRules = z
  .object({
    storeId: text('Store id', 'The restaurant’s number in all systems.', 40),
    bookable: choice('Booked', 'How a table is had.', bookingMethods),
    daysAhead: number('Days ahead', 'How many days ahead tables can be booked.', { min: 0, max: 730, whole: true }),
    lastTableMinutes: number('Last table', 'Minutes before closing from which no table is given.', {
      min: 0,
      max: 600,
      whole: true,
    }),
    stays: fullList('Stays', 'How long parties stay, the smallest first; the last holds for larger ones.', stay),
    areas: list('Areas', 'Where guests sit; without a choice the first with room is taken.', areaRules),
    occasions: list('Occasions', 'What tables are booked for, the usual one first.', occasionRules, 40),
    menus: list('Booking menus', 'Menus that are chosen when the table is booked.', bookingMenuRules, 40),
    closedDates: list('Closed', 'Days without bookings, though the doors may be open.', isoDate('Date', 'A day.'), 200),
    enquiryTimes: list('Enquiry times', 'When tables can only be asked for.', enquiryTime, 40),
    guarantees: list(
      'Card guarantees',
      'When a card must guarantee the table; the first that fits counts.',
      guaranteeRule,
    ),
    extras: list('Extras', 'What can be added to a booking.', extraRules, 60),
    phoneRequired: flag('Phone needed', 'Whether a phone number must be given.'),
  })
  .superRefine(checkBookingRules)
  .meta({ title: 'Booking rules', description: 'How tables are booked at one restaurant.' });

export type BookingRules = z.output<typeof bookingRules>;
