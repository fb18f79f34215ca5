import { randomUUID } from 'node:crypto';
import { sendBooking } from '#adapters/api-client/booking/send-booking.ts';
import type { Call } from '#adapters/api-client/call-input.ts';
import { needsCard } from '#blocks/booking/journey/find-card-notice.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import { applySlotEnquiry } from '#schemas/domain/booking/availability/apply-slot-enquiry.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import { readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { detailErrors, normalizeDetails, readBookingDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { createBookingRequest } from '#schemas/domain/booking/create-booking-request.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { Route } from '#site/routing/match-route.ts';
import { intentOf } from '#site/server/limits/known-intents.ts';
import type { RateLimitError } from '#site/server/limits/visitor-limits.ts';
import { findTableRejection, type OfferCheck } from '../find-table-rejection.ts';
import type { BookingSubmission } from './derive-booking-state.ts';
import { findInvalidChoice } from './find-offered-choice.ts';

interface BookingDependencies {
  readonly call: Call;
  readonly questions: BookingQueries;
  readonly source: ContentSource;
  readonly times: TimesOfDay;
  readonly now: () => Date;
  /** Absent where the API itself recognizes repeated bookings: it checks the table of each new one. */
  readonly offerCheck?: OfferCheck | undefined;
}

/**
 * Counts a booking against the visitor’s limit. `intent` identifies a repeated request. Resolves to the reason where
 * the limit is reached.
 */
export type CountBooking = (intent: string | undefined) => Promise<RateLimitError | undefined>;

export interface ProcessedBooking {
  /** Undefined where the restaurant could not be loaded. */
  readonly submission: BookingSubmission | undefined;
  /** Whether anything was sent to the booking system. */
  readonly wasSent: boolean;
  /** The restaurant; absent where it could not be loaded. */
  readonly storeId?: string | undefined;
  /** The restaurant’s phone number, where it is known. */
  readonly phone: string | undefined;
}

type Query = Readonly<Record<string, readonly string[]>>;

const keyPattern = /^[\w-]{8,64}$/;

/**
 * A refusal by the site itself. It is not final, because an earlier attempt with the same intent may have been booked.
 */
const createRefusal = (code?: number, message = bookingMessage(code)): BookingOutcome => ({
  kind: 'refused',
  code,
  message,
  isFinal: false,
});

/**
 * Processes booking forms that were posted without script. Undefined where no restaurant takes bookings at the address.
 */
export const createBookingProcessor =
  (dependencies: BookingDependencies) =>
  async (
    route: Route,
    query: Query,
    form: URLSearchParams,
    countBooking: CountBooking,
  ): Promise<ProcessedBooking | undefined> => {
    const { source } = dependencies;
    const subject = await resolveRoute(route, source).catch(() => undefined);
    if (!subject) return { submission: undefined, wasSent: false, phone: await findPhone(route, source) };
    const restaurant = subject.kind === 'found' ? subject.restaurant : undefined;
    if (!restaurant?.onlineBooking) return undefined;
    let wasSent = false;
    const onSend = (): void => {
      wasSent = true;
    };
    const submission = await processBooking({ ...dependencies, countBooking, onSend }, restaurant, query, form);
    return { submission, wasSent, storeId: restaurant.storeId, phone: restaurant.phone };
  };

function restaurantIdOf(route: Route): string | undefined {
  if (route.kind === 'place') return route.word;
  return route.kind === 'booking' ? route.id : route.kind === 'restaurant' ? route.slug : undefined;
}

async function findPhone(route: Route, source: ContentSource): Promise<string | undefined> {
  const all = await source.restaurants().catch(() => []);
  const id = restaurantIdOf(route);
  return id === undefined ? undefined : findRestaurant(all, id)?.phone;
}

/** Reads the details, checks what the booking requires, and books. */
async function processBooking(
  dependencies: BookingDependencies & { readonly countBooking: CountBooking; readonly onSend: () => void },
  restaurant: Restaurant,
  query: Query,
  form: URLSearchParams,
): Promise<BookingSubmission> {
  const { storeId, timeZone } = restaurant;
  const key = form.get('idempotencyKey') ?? '';
  const typed = normalizeDetails(readBookingDetails(form));
  const submission = { idempotencyKey: keyPattern.test(key) ? key : randomUUID(), typed };
  // A form that only chooses a time carries the details along after a slot was lost. Nothing is booked yet.
  if (form.has('time')) return submission;
  const choice = readChoice(query);
  const { questions, offerCheck, times } = dependencies;
  // The page says why its choice cannot be booked, and leads to the step at which another can be made.
  const isRepeated = offerCheck?.wasSent(submission.idempotencyKey) === true;
  const requested = { restaurant, now: dependencies.now(), query, times };
  if (!isRepeated && findInvalidChoice(requested, { step: 'details', choice })) return submission;
  const party = toBookingParty(storeId, choice);
  const body = createBookingRequest(storeId, choice, typed);
  if (!party || !body || choice.time === undefined) return { ...submission, outcome: createRefusal() };
  const table = { party, time: choice.time, timeZone };
  const [stated, slots] = [questions.requirements(party, choice.time), questions.slots(party)];
  if (offerCheck && !isRepeated) {
    const rejection = await findTableRejection({ ...questions, slots: () => slots }, table, offerCheck.now());
    if (rejection) return { ...submission, outcome: createRefusal(rejection.code, rejection.message) };
  }
  const requirements = applySlotEnquiry(await stated, await slots, { date: party.date, time: choice.time });
  if (!requirements.ok) {
    const { message, code } = requirements;
    return { ...submission, outcome: createRefusal(code, message) };
  }
  const { isEnquiry, isPhoneRequired } = requirements.value;
  const result = validateForm(bookingCustomerForm, { ...typed }, bookingCustomerContext(isPhoneRequired));
  if (!result.ok) return { ...submission, errors: detailErrors(result.errors) };
  // Card fields need the payment provider’s script. Without it a table that needs a card is booked by telephone.
  if (needsCard(requirements.value)) return { ...submission, outcome: createRefusal(bookingCode.cardNeeded) };
  const { idempotencyKey } = submission;
  const intent = intentOf({ idempotencyKey, path: `${storeId}/${isEnquiry}`, body: JSON.stringify(body) });
  const rateLimitError = await dependencies.countBooking(intent);
  if (rateLimitError) return { ...submission, outcome: createRefusal(rateLimitError.code, rateLimitError.message) };
  dependencies.onSend();
  const outcome = await sendBooking(dependencies.call, { storeId, body, isEnquiry, idempotencyKey });
  return { ...submission, outcome };
}
