import { choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { planDocument } from '#site/pages/plan/plan-document.ts';
import type { PlannedDocument } from '#site/pages/plan/planned-document.ts';
import type { DocumentRequest, PlanDependencies } from '#site/pages/resolve/document-request.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { BookingSubmission } from '../journey/derive-booking-state.ts';
import type { BookingMessage, MessageStep } from './booking-messages.ts';
import { createExampleQuestions, exampleOccasion, exampleTime } from './example-questions.ts';
import { messageAddress, messagesPath, stepNames } from './message-address.ts';

/** What the guest of the examples has typed. */
const typed = {
  ...emptyDetails,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  specialRequest: 'A table by the window',
};

/** Days from today to the table of the examples. */
const daysAhead = 7;

/**
 * Plans the page of the journey on which a guest sees a message, as the site plans it for guests, but with an example
 * booking system. It is static, so that no script calls the real one.
 */
export async function planMessage(
  message: BookingMessage,
  step: MessageStep,
  dependencies: PlanDependencies,
  now: Date,
): Promise<PlannedDocument> {
  const booking = createExampleQuestions(message, step);
  const request = await createRequest(message, step, dependencies.source, now);
  const planned = await planDocument(request, { ...dependencies, booking });
  if (planned.kind === 'error') return planned;
  const name = `${message.name}: ${stepNames[step]}`;
  return {
    ...planned,
    isStatic: true,
    head: { ...planned.head, title: name, indexed: false },
    breadcrumbs: [
      { name: 'Booking messages', path: messagesPath },
      { name, path: messageAddress(message, step) },
    ],
    structuredData: [],
  };
}

async function createRequest(
  message: BookingMessage,
  step: MessageStep,
  source: ContentSource,
  now: Date,
): Promise<DocumentRequest> {
  const restaurant = (await source.restaurants()).find(({ onlineBooking }) => onlineBooking);
  const id = restaurant?.slug ?? 'none';
  const choice = {
    date: addDays(now.toISOString().slice(0, 10), daysAhead),
    ...(step !== 'party' && { occasionId: exampleOccasion, adults: 2, time: exampleTime }),
  };
  const query = [['step', step] as const, ...choiceFields(choice)].map(([name, value]) => [name, [value]] as const);
  return {
    route: { kind: 'booking', id },
    path: `/booking/${id}`,
    query: Object.fromEntries(query),
    now,
    mode: 'public',
    submission: createSubmission(message, step),
  };
}

/** The result of the example’s booking; undefined where none was posted. */
function createSubmission({ id, reply }: BookingMessage, step: MessageStep): BookingSubmission | undefined {
  if (step !== 'details' && id !== 'taken') return undefined;
  return { idempotencyKey: `example-${id}`, typed, outcome: readBookingOutcome(reply, false) };
}
