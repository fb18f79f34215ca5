import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import type { MailFacts } from '#adapters/service/mail/letter/mail-content.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/time/format-time-at.ts';
import { formatParty, toHeadline } from './mailed-table.ts';
import { greet } from './typed-text.ts';

export interface WaitingMailInput {
  readonly entry: WaitingEntryTable;
  readonly letterhead: Letterhead;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  /** Its present booking rules. */
  readonly rules?: BookingRules | undefined;
  /** The name of the area with the offered table. */
  readonly offeredArea?: string | undefined;
  /** The address of the diner's page. */
  readonly url: string;
}

function listFacts({ entry, rules }: WaitingMailInput, area?: string): MailFacts {
  const occasion = chosenOccasionName({ id: entry.occasion_id, name: entry.occasion_name }, rules);
  return [
    ['Party', formatParty(entry)],
    ...(area ? [['Area', area] as const] : []),
    ...(occasion === undefined ? [] : [['Occasion', occasion] as const]),
  ];
}

const windowOf = ({ from_time, to_time }: WaitingEntryTable): string =>
  from_time === to_time ? from_time : `${from_time} to ${to_time}`;

/** Where, when and for whom, as all mails of the list say it. */
const describeTable = (input: WaitingMailInput, time: string, area?: string) => ({
  letterhead: input.letterhead,
  headline: toHeadline({ date: input.entry.day, time }),
  restaurant: input.restaurant,
  facts: listFacts(input, area),
  reason: 'You get this mail because this email address joined the waiting list.',
});

const nameOf = ({ letterhead: { brand }, restaurant }: WaitingMailInput): string =>
  formatRestaurantName({ brand, restaurant });

const noJoin = 'If you did not ask for this, use the link to leave the list.';

/** The mail after joining. Of what the diner typed it repeats a name only, because the address is not verified. Pure. */
export function joinedMail(input: WaitingMailInput, offerMinutes: number): Mail {
  const { entry, url } = input;
  const title = `You are on the waiting list of ${nameOf(input)}`;
  return {
    id: `waiting-joined/${entry.reference}`,
    to: entry.email,
    subject: title,
    ...writeMail({
      ...describeTable(input, windowOf(entry)),
      title,
      opening: [
        greet(entry.first_name),
        `You are on the waiting list. It is not a booking yet: if a table comes free and it is your turn, we write to you and keep it for ${offerMinutes} minutes.`,
      ],
      links: [{ label: 'See or leave your place', address: url, isButton: true }],
      closers: ['We write again with a table, or to say that none came free, unless you leave the list.', noJoin],
    }),
  };
}

/** The mail with an offered table. Pure. */
export function offerMail(input: WaitingMailInput): Mail {
  const { entry, restaurant, offeredArea, url } = input;
  const title = `A table is free at ${nameOf(input)}`;
  const until = entry.offer_until === null ? '' : formatTimeAt(new Date(entry.offer_until), restaurant?.timeZone);
  return {
    id: `waiting-offer/${entry.reference}/${entry.offer_time}`,
    to: entry.email,
    subject: `${title}: yours until ${until}`,
    ...writeMail({
      ...describeTable(input, entry.offer_time ?? '', offeredArea),
      title,
      opening: [
        greet(entry.first_name),
        `A table has come free. We keep it for you until ${until}; then it goes to the next in line.`,
      ],
      links: [{ label: 'Take the table or decline it', address: url, isButton: true }],
    }),
  };
}

/** The mail after the list has closed without a table. Pure. */
export function closedMail(input: WaitingMailInput): Mail {
  const { entry, restaurant, url } = input;
  const phone = restaurant?.phone;
  const table = entry.refused_times === null ? 'table' : 'other table';
  const title = `No ${table} came free at ${nameOf(input)}`;
  return {
    id: `waiting-closed/${entry.reference}`,
    to: entry.email,
    subject: title,
    ...writeMail({
      ...describeTable(input, windowOf(entry)),
      isCancelled: true,
      title,
      opening: [greet(entry.first_name), `We are sorry: no ${table} came free for you. The waiting list is closed.`],
      links: [{ label: 'Your place on the list', address: url }],
      closers: [phone ? `If your evening is flexible, ring the restaurant on ${phone}.` : ''],
    }),
  };
}
