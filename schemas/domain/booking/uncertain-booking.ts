import { isRecord } from '#schemas/content/is-record.ts';
import { type BookingChoice, readChoice } from './booking-choice.ts';
import { type BookingOutcome, keepsIdempotencyKey } from './booking-outcome.ts';
import { isRepeatKey } from './repeat-key.ts';

/** A table that was asked for. It holds nothing that was typed. */
interface RequestedTable {
  readonly date: string;
  readonly time: string;
  readonly adults: number;
  readonly children: number;
  /** Whether an enquiry was sent, not a booking. */
  readonly isEnquiry: boolean;
}

/** A booking or enquiry that may have been made. */
export interface UncertainBooking extends RequestedTable {
  readonly storeId: string;
  /** What the guest has booked all the same since then. */
  readonly made?: (RequestedTable & { readonly reference?: string | undefined }) | undefined;
}

/** A table, regardless of who has booked it. */
type Slot = Pick<UncertainBooking, 'storeId' | 'date' | 'time'>;

/** The cookie of a browser's uncertain bookings, so that pages mention them with and without script. */
export const uncertainBookingsName = 'uncertain-bookings';

/** The number of bookings to store; the oldest is dropped first. With their longest values they fit in a cookie. */
const maxStored = 5;

const dayMs = 86_400_000;
/** A year: browsers keep no cookie much longer. */
const maxAgeSeconds = 31_536_000;

const cookiePattern = new RegExp(`(?:^|;)\\s*${uncertainBookingsName}=([^;]*)`);

/** The bookings in a `Cookie` header or in `document.cookie`, the oldest first. Malformed ones are left out. */
export function readUncertainBookings(cookies: string | undefined): readonly UncertainBooking[] {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookiePattern.exec(cookies ?? '')?.[1] ?? '[]'));
    return Array.isArray(value) ? value.slice(-maxStored).flatMap(readBooking) : [];
  } catch {
    return [];
  }
}

/**
 * The cookie with these bookings, which ends with the day after the last of them. The browser’s script can read it. `now`
 * is in milliseconds.
 */
export function uncertainBookingsCookie(
  bookings: readonly UncertainBooking[],
  isSecure: boolean,
  now: number = Date.now(),
): string {
  const endsAt = Math.max(0, ...bookings.map(({ date }) => Date.parse(date) + 2 * dayMs));
  const maxAge = Math.max(0, Math.min(maxAgeSeconds, Math.ceil((endsAt - now) / 1000)));
  return `${uncertainBookingsName}=${encodeURIComponent(JSON.stringify(bookings))}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What may be booked for a choice; undefined for an incomplete one. */
export function createUncertainBooking(
  storeId: string,
  { date, time, adults, children = 0 }: BookingChoice,
  isEnquiry: boolean,
): UncertainBooking | undefined {
  if (date === undefined || time === undefined || adults === undefined) return undefined;
  return { storeId, date, time, adults, children, isEnquiry };
}

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.storeId === other.storeId && one.date === other.date && one.time === other.time;

/** Adds a booking, or replaces the one for the same slot. */
export function addUncertainBooking(
  bookings: readonly UncertainBooking[],
  booking: UncertainBooking,
): readonly UncertainBooking[] {
  const made = bookings.find((each) => isSameSlot(each, booking))?.made;
  return [...removeUncertainBooking(bookings, booking), { ...booking, ...(made && { made }) }].slice(-maxStored);
}

export const removeUncertainBooking = (
  bookings: readonly UncertainBooking[],
  slot: Slot,
): readonly UncertainBooking[] => bookings.filter((each) => !isSameSlot(each, slot));

/** Adds what was made all the same to the newest uncertain booking of its restaurant. */
export function addMadeBooking(
  bookings: readonly UncertainBooking[],
  { storeId, ...made }: UncertainBooking & { readonly reference?: string | undefined },
): readonly UncertainBooking[] {
  const newest = bookings.findLast((each) => each.storeId === storeId);
  return bookings.map((each) => (each === newest ? { ...each, made } : each));
}

interface SentBooking {
  readonly storeId: string;
  readonly choice: BookingChoice;
  readonly idempotencyKey: string;
  readonly outcome: BookingOutcome;
}

/** The bookings after the outcome of one that was sent without script. */
export function recordBookingOutcome(
  bookings: readonly UncertainBooking[],
  { storeId, choice, idempotencyKey, outcome }: SentBooking,
): readonly UncertainBooking[] {
  const isEnquiry = (outcome.kind === 'done' || outcome.kind === 'uncertain') && outcome.isEnquiry;
  const booking = createUncertainBooking(storeId, choice, isEnquiry);
  if (!booking) return bookings;
  if (outcome.kind === 'uncertain')
    return outcome.isMade ? removeUncertainBooking(bookings, booking) : addUncertainBooking(bookings, booking);
  // A repeat key says nothing about the first attempt.
  if (isRepeatKey(idempotencyKey))
    return outcome.kind === 'done' ? addMadeBooking(bookings, { ...booking, reference: outcome.reference }) : bookings;
  return outcome.kind === 'done' || !keepsIdempotencyKey(outcome)
    ? removeUncertainBooking(bookings, booking)
    : bookings;
}

/** Whether a booking's time has not passed. */
export const isUpcoming = ({ date, time }: UncertainBooking, today: string, timeOfDay = ''): boolean =>
  date > today || (date === today && time > timeOfDay);

function readBooking(value: unknown): readonly UncertainBooking[] {
  const table = readTable(value);
  if (!isRecord(value) || typeof value.storeId !== 'string' || !table) return [];
  const made = readTable(value.made);
  const reference = isRecord(value.made) ? value.made.reference : undefined;
  return [
    {
      storeId: value.storeId,
      ...table,
      ...(made && { made: { ...made, ...(typeof reference === 'string' && { reference: reference.slice(0, 60) }) } }),
    },
  ];
}

function readTable(value: unknown): RequestedTable | undefined {
  if (!isRecord(value) || typeof value.isEnquiry !== 'boolean') return undefined;
  const { isEnquiry } = value;
  const names = ['date', 'time', 'adults', 'children'];
  const { date, time, adults, children } = readChoice(
    Object.fromEntries(names.map((name) => [name, [String(value[name])]])),
  );
  if (date === undefined || time === undefined || adults === undefined || children === undefined) return undefined;
  return { date, time, adults, children, isEnquiry };
}
