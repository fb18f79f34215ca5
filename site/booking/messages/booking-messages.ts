import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import type { BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { takenStatus } from '#schemas/domain/booking/booking-message.ts';

/** A step of the journey at which a message can stand. */
export type MessageStep = Exclude<BookingStep, 'extras'>;

/** One message of the catalogue, and where a guest meets it. */
export interface BookingMessage {
  /** The last word of its address. */
  readonly id: string;
  /** How people name it. */
  readonly name: string;
  /** What the booking system says when it means it. */
  readonly reply: BookingReply;
  /** What the booking system means by it. */
  readonly meaning: string;
  /** The steps at which it can stand; the first is shown where none is named. */
  readonly steps: readonly [MessageStep, ...MessageStep[]];
}

const everywhere = ['party', 'time', 'details'] as const;
const afterParty = ['time', 'details'] as const;
const notOfBooking = 'It belongs to job applications, and no call of the booking journey gives it.';

const coded = (
  errorCode: number,
  meaning: string,
  steps: BookingMessage['steps'] = everywhere,
  message?: string,
): BookingMessage => ({
  id: String(errorCode),
  name: `Code ${errorCode}`,
  reply: { success: false, errorCode, message },
  meaning,
  steps,
});

/** Every message that a journey can show. Codes of the specification; the meanings are those of the embedded service. */
export const bookingMessages: readonly BookingMessage[] = [
  coded(0, 'No answer came in time.'),
  coded(1, 'The restaurant takes bookings by telephone alone.'),
  coded(2, 'The table can only be asked for, or bookings are stopped.', ['details', 'party', 'time']),
  coded(3, 'The specification does not say. The embedded service means an area that cannot be chosen.', afterParty),
  coded(4, 'The party is larger than the chain books, or than any area seats.', afterParty),
  coded(5, 'A card must hold this table, and none came with the booking.', ['details']),
  coded(6, 'The booking system says in its own words what is wrong.', ['details'], 'Enter a telephone number'),
  coded(7, 'The specification does not say.'),
  coded(8, 'The menu is missing, or not served at that time.', ['details', 'time']),
  coded(9, 'Bookings are stopped. It is not the status 9 of a creation.'),
  coded(10, 'No table is given at that time, or the day is over.'),
  coded(11, 'The restaurant’s tables are not booked here.'),
  coded(12, `The jobs could not be had. ${notOfBooking}`),
  coded(13, `An application could not be sent. ${notOfBooking}`, ['details']),
  coded(14, `Somebody has applied already. ${notOfBooking}`, ['details']),
  coded(15, `An application was not valid. ${notOfBooking}`, ['details']),
  coded(16, 'The content service does not answer.'),
  coded(17, 'The occasion is not held on that day.'),
  coded(18, 'The party is too small or too large for the occasion.', afterParty),
  coded(
    19,
    'An extra cannot be had, in the booking system’s own words.',
    ['details'],
    'Orchids is sold out for that day.',
  ),
  coded(20, 'The tables are booked with the operator of the holiday park.'),
  {
    id: 'other',
    name: 'Any other',
    reply: { success: false },
    meaning: 'A code that is not listed, or none: the call failed in a way nobody foresaw.',
    steps: everywhere,
  },
  {
    id: 'taken',
    name: 'Just taken',
    reply: { success: false, bookingStatus: takenStatus },
    meaning: 'Status 9 of a creation: somebody else booked the table a moment before.',
    steps: ['time'],
  },
];
