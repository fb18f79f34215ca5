import { endpoints } from '#schemas/api/endpoints.ts';
import { waitingQuery } from '#schemas/domain/booking/availability/booking-party.ts';
import { bookingMessage, readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { WaitingLists } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { isAbsentCall } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { lookUp } from '../content/look-up.ts';
import { explainFailure, toAnswer } from './booking-queries.ts';

/** The result of an answer to an offer: done, or why not, for the diner. */
type WaitingResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What diners do with their entries, besides reading them. Never rejects. */
export interface WaitingActions {
  /** `time`: that of the offered table. */
  accept(key: string, time: string): Promise<WaitingResult>;
  /** Declines the table of a time and keeps the place. */
  decline(key: string, time: string): Promise<WaitingResult>;
  leave(key: string): Promise<WaitingResult>;
}

/** Reads waiting lists and answers offers through the API. */
export function createWaitingLists(call: Call): WaitingLists & WaitingActions {
  const optionsOf = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    async times({ storeId, ...table }, signal) {
      const query = waitingQuery(table);
      const reply = call(endpoints.waitingTimes, { params: { storeId }, query }, optionsOf(signal));
      try {
        await reply;
      } catch (error) {
        if (isAbsentCall(error)) return undefined;
      }
      return toAnswer(reply);
    },
    async read(key, signal) {
      const answer = await lookUp(call(endpoints.waitingEntry, { params: { key } }, optionsOf(signal)));
      if (answer.kind === 'failed' && answer.problem.code !== 'bad-call') throw answer.problem;
      return answer.kind === 'found' ? (answer.value.data ?? undefined) : undefined;
    },
    accept: (key, time) => toResult(call(endpoints.acceptOffer, { params: { key }, body: { time } })),
    decline: (key, time) => toResult(call(endpoints.declineOffer, { params: { key }, body: { time } })),
    leave: (key) => toResult(call(endpoints.leaveWaitingList, { params: { key } })),
  };
}

async function toResult(
  reply: Promise<{ readonly success: boolean; readonly message?: string | null | undefined }>,
): Promise<WaitingResult> {
  try {
    const { success, message } = await reply;
    return success ? { ok: true } : { ok: false, message: readServerMessage(message) ?? bookingMessage(undefined) };
  } catch (error) {
    return { ok: false, message: explainFailure(error).message };
  }
}
