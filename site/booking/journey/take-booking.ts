import { randomUUID } from 'node:crypto';
import { sendBooking } from '#adapters/api-client/booking/send-booking.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import type { BookingQuestions } from '#schemas/domain/booking/availability/booking-facts.ts';
import { isOfferedTime, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import { partyOf } from '#schemas/domain/booking/availability/party-of.ts';
import { bookingBody } from '#schemas/domain/booking/booking-body.ts';
import { readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { detailErrors, normalizeDetails, readTyped } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { Route } from '#site/routing/match-route.ts';
import { intentOf } from '#site/server/limits/known-intents.ts';
import type { Wait } from '#site/server/limits/visitor-limits.ts';
import type { SentBooking } from './visit-of.ts';

interface BookingDesk {
  readonly call: Call;
  readonly questions: BookingQuestions;
  readonly source: ContentSource;
  readonly times: TimesOfDay;
}

/** Counts a visitor who books; `intent` tells a repeated request. What it gives is why the visitor has to wait. */
export type MayBook = (intent: string | undefined) => Promise<Wait | undefined>;

type Query = Readonly<Record<string, readonly string[]>>;

const keyPattern = /^[\w-]{8,64}$/;

/** A no of our own: an earlier try of the same intent may have been booked, so it stays the same. */
const refusal = (code?: number, message = bookingMessage(code)): BookingOutcome => ({
  kind: 'refused',
  code,
  message,
  isFinal: false,
});

/** Takes forms that are sent without script to the address of a journey; undefined where no restaurant stands there. */
export const createBookingDesk =
  (desk: BookingDesk) =>
  async (route: Route, query: Query, form: URLSearchParams, mayBook: MayBook): Promise<SentBooking | undefined> => {
    const subject = await resolveRoute(route, desk.source);
    const restaurant = subject.kind === 'found' ? subject.restaurant : undefined;
    return restaurant?.onlineBooking ? takeBooking({ ...desk, mayBook }, restaurant.storeId, query, form) : undefined;
  };

/** Reads what was typed, asks what the booking needs, and books. */
async function takeBooking(
  desk: BookingDesk & { readonly mayBook: MayBook },
  storeId: string,
  query: Query,
  form: URLSearchParams,
): Promise<SentBooking> {
  const key = form.get('idempotencyKey') ?? '';
  const typed = normalizeDetails(readTyped(form));
  const sent = { idempotencyKey: keyPattern.test(key) ? key : randomUUID(), typed };
  // A form that chooses a time only brings the words along, past a slot that was lost: nothing is booked yet.
  if (form.has('time')) return sent;
  const choice = readChoice(query);
  const party = partyOf(storeId, choice);
  const body = bookingBody(storeId, choice, typed);
  if (!party || !body || choice.time === undefined) return { ...sent, outcome: refusal() };
  if (!isOfferedTime(choice.time, desk.times)) return { ...sent, outcome: refusal(bookingCode.notAtThisTime) };
  const requirements = await desk.questions.requirements(party, choice.time);
  if (!requirements.ok) {
    const { message, code } = requirements;
    return { ...sent, outcome: refusal(code, message) };
  }
  const { isEnquiry, isPhoneRequired, creditCardRequired } = requirements.value;
  const result = validateForm(bookingCustomerForm, { ...typed }, bookingCustomerContext(isPhoneRequired));
  if (!result.ok) return { ...sent, errors: detailErrors(result.errors) };
  // Card fields are the payment provider's own script: without it a table that needs a card is booked by telephone.
  if (creditCardRequired && !isEnquiry) return { ...sent, outcome: refusal(bookingCode.cardNeeded) };
  const { idempotencyKey } = sent;
  const intent = intentOf({ idempotencyKey, path: `${storeId}/${isEnquiry}`, body: JSON.stringify(body) });
  const wait = await desk.mayBook(intent);
  if (wait) return { ...sent, outcome: refusal(wait.code, wait.message) };
  const outcome = await sendBooking(desk.call, { storeId, body, isEnquiry, idempotencyKey });
  return { ...sent, outcome };
}
