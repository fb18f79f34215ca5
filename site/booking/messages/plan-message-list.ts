import type { PageInput } from '#schemas/page/page.ts';
import { outcomeOf } from '#schemas/table-booking/booking-outcome.ts';
import { escapeMarkup } from '../../documents/escape-markup.ts';
import { type DocumentWorld, planDocument } from '../../documents/plan-document.ts';
import type { PlannedDocument } from '../../documents/planned-document.ts';
import { type BookingMessage, bookingMessages } from './booking-messages.ts';
import { messageAddress, messagesPath, stepNames } from './message-address.ts';

/** The page that lists every message, planned as a page of content is. Only its content is not an editor's. */
export async function planMessageList(world: DocumentWorld, now: Date): Promise<PlannedDocument> {
  const source = { ...world.source, page: async () => ({ kind: 'found', page: listPage }) as const };
  const planned = await planDocument(
    { route: { kind: 'page', id: listPage.id }, path: messagesPath, query: {}, now, mode: 'public' },
    { ...world, source },
  );
  return planned.kind === 'error' ? planned : { ...planned, still: true };
}

const outcomeWords = ({ reply }: BookingMessage): string => {
  const outcome = outcomeOf(reply, false);
  return outcome.kind === 'done' ? '' : outcome.message;
};

const row = (message: BookingMessage): string => {
  const links = message.steps.map(
    (step) => `<a href="${escapeMarkup(messageAddress(message, step))}">Step ${stepNames[step]}</a>`,
  );
  const own = message.reply.message ? ' <em>(an example of its words)</em>' : '';
  const cells = [
    message.name,
    `<strong>${escapeMarkup(outcomeWords(message))}</strong>${own}`,
    escapeMarkup(message.meaning),
  ];
  return `<tr>${[...cells, links.join('<br>')].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

const heads = ['What came back', 'What the guest reads', 'What the booking system means', 'See it'];

const listPage = {
  id: 'booking-messages',
  title: 'Booking messages',
  description: 'Every message of the booking journey, each at its own address.',
  indexed: false,
  tiles: [
    {
      type: 'text',
      key: 'about',
      backgroundColor: 'primary',
      heading: 'What guests are told when a table cannot be booked',
      body: '<p>Every message of the booking journey, with the step at which a guest meets it. Each link shows the journey’s own page in that state, as it is drawn for guests without script; nothing is asked of the booking system and nothing is recorded. This page is for editors and developers.</p>',
    },
    {
      type: 'text',
      key: 'messages',
      body: `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${bookingMessages.map(row).join('')}</tbody></table>`,
    },
  ],
} satisfies PageInput;
