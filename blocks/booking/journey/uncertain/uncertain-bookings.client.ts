'use client';

import { isRecord } from '#schemas/content/is-record.ts';
import { nightEndTime } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

/** A booking or enquiry that may have been made. It holds nothing that was typed. */
export interface UncertainBooking {
  readonly storeId: string;
  readonly date: string;
  readonly time: string;
  readonly adults: number;
  readonly children: number;
  readonly isEnquiry: boolean;
}

/** A table, whoever has it. */
type Slot = Pick<UncertainBooking, 'storeId' | 'date' | 'time'>;

const key = 'uncertain-bookings';

/** The number of bookings to store; the oldest is dropped first. */
const maxStored = 10;

/** Returns what may be booked for a choice; undefined for an incomplete choice. */
export function createUncertainBooking(
  storeId: string,
  { date, time, adults, children = 0 }: BookingChoice,
  isEnquiry: boolean,
): UncertainBooking | undefined {
  if (date === undefined || time === undefined || adults === undefined) return undefined;
  return { storeId, date, time, adults, children, isEnquiry };
}

/**
 * Returns the bookings of this browser that may have been made at a restaurant, the newest first. Those whose time has
 * passed are removed. `today` and `timeOfDay` are those at the restaurant.
 */
export function findUncertainBookings(storeId: string, today: string, timeOfDay = ''): readonly UncertainBooking[] {
  const all = readStored();
  const upcoming = all.filter((each) => isUpcoming(each, today, timeOfDay));
  if (upcoming.length < all.length) writeStored(upcoming);
  return upcoming.filter((each) => each.storeId === storeId).toReversed();
}

export const hasUncertainBooking = (slot: Slot): boolean => readStored().some((each) => isSameSlot(each, slot));

export function saveUncertainBooking(booking: UncertainBooking): void {
  writeStored([...readStored().filter((each) => !isSameSlot(each, booking)), booking].slice(-maxStored));
}

export function removeUncertainBooking(slot: Slot): void {
  const all = readStored();
  const others = all.filter((each) => !isSameSlot(each, slot));
  if (others.length < all.length) writeStored(others);
}

/** A time after midnight belongs to the night of its day. */
const isUpcoming = ({ date, time }: UncertainBooking, today: string, timeOfDay: string): boolean =>
  date > today || (date === today && (time > timeOfDay || time < nightEndTime));

const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.storeId === other.storeId && one.date === other.date && one.time === other.time;

function readStored(): readonly UncertainBooking[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.flatMap(readBooking) : [];
  } catch {
    return [];
  }
}

function writeStored(bookings: readonly UncertainBooking[]): void {
  try {
    if (bookings.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(bookings));
  } catch {
    // Storage is not allowed: the warning is shown until the page is left.
  }
}

function readBooking(value: unknown): readonly UncertainBooking[] {
  if (!isRecord(value)) return [];
  const { storeId, date, time, adults, children, isEnquiry } = value;
  const isValid =
    typeof storeId === 'string' &&
    typeof date === 'string' &&
    typeof time === 'string' &&
    typeof adults === 'number' &&
    typeof children === 'number' &&
    typeof isEnquiry === 'boolean';
  return isValid ? [{ storeId, date, time, adults, children, isEnquiry }] : [];
}
