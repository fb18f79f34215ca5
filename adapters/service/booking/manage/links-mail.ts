import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { createBookingReference } from '../availability/booking-reference.ts';
import { toMailedBooking } from '../mail/mailed-booking.ts';

export interface LinkedBooking {
  readonly row: BookingTable;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  readonly manageUrl: string;
}

interface LinksMailInput {
  readonly email: string;
  readonly bookings: readonly LinkedBooking[];
  readonly letterhead: Letterhead;
}

/** The beginning of the mail's id. */
export const linksMailPrefix = 'booking-links/';

/** The mail with the links of all coming bookings. Its id contains no personal data. Pure but for the id. */
export const linksMail = ({ email, bookings, letterhead }: LinksMailInput): Mail => ({
  id: `${linksMailPrefix}${createBookingReference()}`,
  to: email,
  subject: `Your bookings at ${letterhead.brand}`,
  ...writeMail({
    letterhead,
    title: `Your bookings at ${letterhead.brand}`,
    opening: ['Hello,', 'With these links you can view, change and cancel your bookings.'],
    links: bookings.map(({ row, restaurant, manageUrl }) => {
      const table = toMailedBooking(row, letterhead.brand, restaurant);
      return {
        label: `${formatRestaurantName(table)}, ${formatDayWithWeekday(row.booking_date)}, ${row.time}`,
        address: manageUrl,
      };
    }),
    closers: ['The links are yours alone: whoever has one can cancel the table.'],
    reason: 'You get this mail because the links to the bookings of this email address were asked for.',
  }),
});
