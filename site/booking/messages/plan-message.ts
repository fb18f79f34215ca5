import { choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import { noDetails } from '#schemas/domain/booking/booking-details.ts';
import { outcomeOf } from '#schemas/domain/booking/booking-outcome.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { planDocument } from '#site/pages/plan/plan-document.ts';
import type { PlannedDocument } from '#site/pages/plan/planned-document.ts';
import type { DocumentRequest, DocumentWorld } from '#site/pages/resolve/document-request.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { SentBooking } from '../journey/visit-of.ts';
import type { BookingMessage, MessageStep } from './booking-messages.ts';
import { createExampleQuestions, exampleOccasion, exampleTime } from './example-questions.ts';
import { messageAddress, messagesPath, stepNames } from './message-address.ts';

/** What the guest of the examples has typed before the booking was sent. */
const typed = {
  ...noDetails,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  specialRequest: 'A table by the window',
};

/** Days from today to the table of the examples. */
const daysAhead = 7;

/**
 * The page of the journey on which a guest meets a message, planned as the site plans it for guests. Only the booking
 * system is another one. It stands still: no script may ask the true one instead.
 */
export async function planMessage(
  message: BookingMessage,
  step: MessageStep,
  world: DocumentWorld,
  now: Date,
): Promise<PlannedDocument> {
  const booking = createExampleQuestions(message, step);
  const request = await requestOf(message, step, world.source, now);
  const planned = await planDocument(request, { ...world, booking });
  if (planned.kind === 'error') return planned;
  const name = `${message.name}: ${stepNames[step]}`;
  return {
    ...planned,
    still: true,
    head: { ...planned.head, title: name, indexed: false },
    breadcrumbs: [
      { name: 'Booking messages', path: messagesPath },
      { name, path: messageAddress(message, step) },
    ],
    structuredData: [],
  };
}

async function requestOf(
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
    sent: sentWith(message, step),
  };
}

/** What came of the booking that the guest has sent; undefined where none was sent. */
function sentWith({ id, reply }: BookingMessage, step: MessageStep): SentBooking | undefined {
  if (step !== 'details' && id !== 'taken') return undefined;
  return { idempotencyKey: `example-${id}`, typed, outcome: outcomeOf(reply, false) };
}
