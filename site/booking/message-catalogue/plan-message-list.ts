import type { PageInput } from '#schemas/content/page/page.ts';
import { readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import { planDocument } from '#site/pages/plan/plan-document.ts';
import type { PlannedDocument } from '#site/pages/plan/planned-document.ts';
import type { PlanDependencies } from '#site/pages/resolve/document-request.ts';
import { type BookingMessage, bookingMessages } from './booking-messages.ts';
import { messageAddress, messagesPath, stepNames } from './message-address.ts';

/** Plans the page that lists every message, like a page of content; only the content is generated. */
export async function planMessageList(dependencies: PlanDependencies, now: Date): Promise<PlannedDocument> {
  const source = { ...dependencies.source, page: async () => ({ kind: 'found', page: listPage }) as const };
  const planned = await planDocument(
    { route: { kind: 'page', id: listPage.id }, path: messagesPath, query: {}, now, mode: 'public' },
    { ...dependencies, source },
  );
  return planned.kind === 'error' ? planned : { ...planned, isStatic: true };
}

const messageTextOf = ({ reply }: BookingMessage): string => {
  const outcome = readBookingOutcome(reply, false);
  return outcome.kind === 'done' ? '' : outcome.message;
};

const stepOrder = ['party', 'time', 'details'] as const;

/** A message as a tile. Messages with a code are three to a row, the others two. */
const tileOf = (message: BookingMessage) => {
  const { id, name, reply, meaning, steps } = message;
  const exampleNote = reply.message ? ' <em>An example of its message.</em>' : '';
  return {
    type: 'text',
    key: `message-${id}`,
    width: reply.errorCode === undefined ? 'half' : 'third',
    backgroundColor: reply.errorCode === undefined ? 'highlight' : 'white',
    heading: name,
    body: `<p><strong>${escapeMarkup(messageTextOf(message))}</strong>${exampleNote}</p><p>${escapeMarkup(meaning)}</p>`,
    links: stepOrder
      .filter((step) => steps.includes(step))
      .map((step) => ({
        linkText: stepNames[step],
        linkUrl: messageAddress(message, step),
        style: 'secondary',
      })),
  };
};

const introTile = {
  type: 'text',
  key: 'about',
  backgroundColor: 'primary',
  heading: 'What guests read when a table cannot be booked',
  body: `<p>Every message of the booking journey, and the steps at which a guest meets it. Each step leads to the journey’s own page in that state, as guests without script see it. Nothing there reaches the booking system.</p><p>For editors and developers: visitors get “not found” at these addresses.</p>`,
};

const listPage = {
  id: 'booking-messages',
  title: 'Booking messages',
  description: 'Every message of the booking journey, each at its own address.',
  indexed: false,
  tiles: [introTile, ...bookingMessages.map(tileOf)],
} satisfies PageInput;
