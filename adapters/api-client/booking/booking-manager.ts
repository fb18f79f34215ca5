import type { BookingChange, GuestChange } from '#schemas/api/booking/manage-booking.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingMessage, readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingManager } from '#schemas/domain/booking/manage/booking-manager.ts';
import { isAbsentCall } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { lookUp } from '../content/look-up.ts';
import { explainFailure, toAnswer } from './booking-queries.ts';

/** The result of a change or a cancellation: done, or why not, for the guest. */
type ManageResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What guests do with their bookings, besides reading them. Never rejects. */
export interface BookingActions {
  change(key: string, change: BookingChange): Promise<ManageResult>;
  changeGuest(key: string, change: GuestChange): Promise<ManageResult>;
  cancel(key: string): Promise<ManageResult>;
}

/** Reads, changes and cancels guests' bookings through the API. */
export function createBookingManager(call: Call): BookingManager & BookingActions {
  const optionsOf = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    async isOffered(signal) {
      try {
        return (await call(endpoints.bookingManagement, {}, optionsOf(signal))).success;
      } catch (error) {
        if (isAbsentCall(error)) return false;
        throw error;
      }
    },
    read: async (key, signal) => readData(call(endpoints.managedBooking, { params: { key } }, optionsOf(signal))),
    readShared: async (key, signal) => readData(call(endpoints.sharedBooking, { params: { key } }, optionsOf(signal))),
    times: (key, { date, adults, children }, signal) =>
      toAnswer(call(endpoints.managedTimes, { params: { key }, query: { date, adults, children } }, optionsOf(signal))),
    change: (key, change) => toResult(call(endpoints.changeBooking, { params: { key }, body: change })),
    changeGuest: (key, change) => toResult(call(endpoints.changeGuest, { params: { key }, body: change })),
    cancel: (key) => toResult(call(endpoints.cancelOwnBooking, { params: { key } })),
  };
}

/** The data of a reply; undefined where the API has none. Rejects when it does not answer. */
async function readData<Data>(reply: Promise<{ readonly data?: Data | null | undefined }>): Promise<Data | undefined> {
  const answer = await lookUp(reply);
  if (answer.kind === 'failed' && answer.problem.code !== 'bad-call') throw answer.problem;
  return answer.kind === 'found' ? (answer.value.data ?? undefined) : undefined;
}

interface Reply {
  readonly success?: boolean | null | undefined;
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
  readonly isUnchanged?: boolean | null | undefined;
}

async function toResult(reply: Promise<Reply>): Promise<ManageResult> {
  try {
    const { success, message, errorCode, isUnchanged } = await reply;
    if (isUnchanged) return { ok: false, message: 'Nothing is changed: this is what is booked already.' };
    if (success !== false) return { ok: true };
    return { ok: false, message: readServerMessage(message) ?? bookingMessage(errorCode) };
  } catch (error) {
    return { ok: false, message: explainFailure(error).message };
  }
}
