import { z } from 'zod';
import { choice, flag, isoDate, list, number, requiredList, text } from '#schemas/content/field/field.ts';
import { checkBookingRules } from './check-booking-rules.ts';
import { bookingMenuRules, enquiryTime, guaranteeRule, occasionRules } from './occasion-rules.ts';
import { areaRules, extraRules, stay } from './seating-rules.ts';

/** How tables are booked: on this site, by telephone, in another system, or with a holiday park’s operator. */
export const bookingMethods = ['online', 'telephone', 'elsewhere', 'holiday-park'] as const;

/** The booking rules of one restaurant. Opening hours are part of the restaurant itself. */
export const bookingRules = z
  .object({
    storeId: text('Store id', 'The restaurant’s number in all systems.', 40),
    bookable: choice('Booking method', 'How tables are booked.', bookingMethods),
    daysAhead: number('Days ahead', 'How many days ahead tables can be booked.', { min: 0, max: 730, whole: true }),
    lastTableMinutes: number('Minutes before closing', 'How long before closing the last table can be booked.', {
      min: 0,
      max: 600,
      whole: true,
    }),
    stays: requiredList(
      'Stays',
      'How long parties stay, the smallest party first. The last entry applies to larger parties too.',
      stay,
    ),
    areas: list('Areas', 'Where guests sit. Without a choice, the first area with free seats is used.', areaRules),
    occasions: list('Occasions', 'What tables are booked for, the default first.', occasionRules, 40),
    menus: list('Booking menus', 'Menus that guests choose when they book.', bookingMenuRules, 40),
    closedDates: list(
      'Closed days',
      'Days without online booking, even if the restaurant is open.',
      isoDate('Closed day', 'Bookings are not taken online on this day.'),
      200,
    ),
    enquiryTimes: list('Enquiry times', 'When guests can only send an enquiry.', enquiryTime, 40),
    guarantees: list(
      'Card guarantees',
      'When a card must guarantee the table. The first matching rule applies.',
      guaranteeRule,
    ),
    extras: list('Extras', 'What can be added to a booking.', extraRules, 60),
    phoneRequired: flag('Phone needed', 'If on, guests cannot book without a phone number.'),
  })
  .superRefine(checkBookingRules)
  .meta({ title: 'Booking rules', description: 'How tables are booked at one restaurant.' });

export type BookingRules = z.output<typeof bookingRules>;
