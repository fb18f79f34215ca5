import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import type { BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';

/** A step of the journey at which a message can appear. */
export type MessageStep = Exclude<BookingStep, 'extras'>;

/** A message of the catalogue and the steps at which a guest sees it. */
export interface BookingMessage {
  /** The last segment of its address. */
  readonly id: string;
  /** The name shown to editors. */
  readonly name: string;
  /** The reply of the booking system that leads to the message. */
  readonly reply: BookingReply;
  /** What the reply means. */
  readonly meaning: string;
  /** The steps at which it can appear. The first one is the default. */
  readonly steps: readonly [MessageStep, ...MessageStep[]];
}

const allSteps = ['party', 'time', 'details'] as const;
const afterParty = ['time', 'details'] as const;
const jobsOnlyNote = 'It belongs to job applications. No call of the booking journey returns it.';

const withCode = (
  errorCode: number,
  meaning: string,
  steps: BookingMessage['steps'] = allSteps,
  message?: string,
): BookingMessage => ({
  id: String(errorCode),
  name: `Code ${errorCode}`,
  reply: { success: false, errorCode, message },
  meaning,
  steps,
});

/**
 * Every message that a journey can show. The codes come from the specification, the meanings from the embedded service.
 */
export const bookingMessages: readonly BookingMessage[] = [
  withCode(0, 'The booking system did not answer in time.'),
  withCode(1, 'The restaurant takes bookings by telephone only.'),
  withCode(2, 'The table is on request only, or bookings are stopped.', ['details', 'party', 'time']),
  withCode(
    3,
    'Not defined by the specification. The embedded service uses it for an area that cannot be chosen.',
    afterParty,
  ),
  withCode(4, 'The party is larger than the chain accepts, or than any area seats.', afterParty),
  withCode(5, 'This table needs a card, and the booking has none.', ['details']),
  withCode(6, 'The booking system sends its own message.', ['details'], 'Enter a telephone number'),
  withCode(7, 'Not defined by the specification.'),
  withCode(8, 'The menu does not exist, or is not served at that time.', ['details', 'time']),
  withCode(9, 'Bookings are stopped. Not to be confused with status 9 of a creation.'),
  withCode(10, 'No table can be booked at that time, or the day is over.'),
  withCode(11, 'The restaurant’s tables are booked elsewhere.'),
  withCode(12, `The jobs could not be loaded. ${jobsOnlyNote}`),
  withCode(13, `An application could not be sent. ${jobsOnlyNote}`, ['details']),
  withCode(14, `The applicant has already applied. ${jobsOnlyNote}`, ['details']),
  withCode(15, `An application was not valid. ${jobsOnlyNote}`, ['details']),
  withCode(16, 'The content service does not answer.'),
  withCode(17, 'The occasion is not available on that day.'),
  withCode(18, 'The party is too small or too large for the occasion.', afterParty),
  withCode(
    19,
    'An extra is not available. The booking system sends its own message.',
    ['details'],
    'Orchids is sold out for that day.',
  ),
  withCode(20, 'The tables are booked with the operator of the holiday park.'),
  {
    id: 'other',
    name: 'Other',
    reply: { success: false },
    meaning: 'An unknown code, or none: the call failed unexpectedly.',
    steps: allSteps,
  },
  {
    id: 'taken',
    name: 'Just taken',
    reply: { success: false, bookingStatus: slotTakenStatus },
    meaning: 'Status 9 of a creation: another guest has just booked the table.',
    steps: ['time'],
  },
];
