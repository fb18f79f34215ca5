import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/time/format-time-at.ts';
import { formatParty, type MailFacts } from './mailed-table.ts';
import { greet } from './typed-text.ts';
import { writeMail } from './write-mail.ts';

export interface WaitingMailInput {
  readonly entry: WaitingEntryTable;
  readonly brand: string;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
  /** Its present booking rules. */
  readonly rules?: BookingRules | undefined;
  /** The name of the area with the offered table. */
  readonly offeredArea?: string | undefined;
  /** The address of the diner's page. */
  readonly url: string;
}

function listFacts({ entry, brand, restaurant, rules }: WaitingMailInput, time: string): MailFacts {
  const occasion = chosenOccasionName({ id: entry.occasion_id, name: entry.occasion_name }, rules);
  return [
    ['Restaurant', formatRestaurantName({ brand, restaurant })],
    ['Day', formatDayWithWeekday(entry.day)],
    ['Time', time],
    ['Party', formatParty(entry)],
    ...(occasion === undefined ? [] : [['Occasion', occasion] as const]),
  ];
}

const windowOf = ({ from_time, to_time }: WaitingEntryTable): string =>
  from_time === to_time ? from_time : `${from_time} to ${to_time}`;

const noJoin = 'If you did not ask for this, use the link to leave the list.';

/** The mail after joining. It repeats no text that the diner typed, because the address is not verified. Pure. */
export function joinedMail(input: WaitingMailInput, offerMinutes: number): Mail {
  const { entry, brand, restaurant, url } = input;
  return {
    id: `waiting-joined/${entry.reference}`,
    to: entry.email,
    subject: `You are on the waiting list of ${formatRestaurantName({ brand, restaurant })}`,
    ...writeMail({
      title: `You are on the waiting list of ${brand}`,
      opening: [
        'Hello,',
        `You are on the waiting list. It is not a booking yet: if a table comes free and it is your turn, we write to you and keep it for ${offerMinutes} minutes.`,
      ],
      facts: listFacts(input, windowOf(entry)),
      closers: ['We write again with a table, or to say that none came free, unless you leave the list.', noJoin],
      links: [{ label: 'See your place or leave the list', address: url }],
      brand,
    }),
  };
}

/** The mail with an offered table. Pure. */
export function offerMail(input: WaitingMailInput): Mail {
  const { entry, brand, restaurant, offeredArea, url } = input;
  const until = entry.offer_until === null ? '' : formatTimeAt(new Date(entry.offer_until), restaurant?.timeZone);
  return {
    id: `waiting-offer/${entry.reference}/${entry.offer_time}`,
    to: entry.email,
    subject: `A table is free at ${formatRestaurantName({ brand, restaurant })}: yours until ${until}`,
    ...writeMail({
      title: `A table is free at ${brand}`,
      opening: [
        greet(entry.first_name),
        `A table has come free. We keep it for you until ${until}; then it goes to the next in line.`,
      ],
      facts: [...listFacts(input, entry.offer_time ?? ''), ...(offeredArea ? [['Area', offeredArea] as const] : [])],
      closers: ['Open the page to take the table or to decline it.'],
      links: [{ label: 'Take the table or decline it', address: url }],
      brand,
    }),
  };
}

/** The mail after the list has closed without a table. Pure. */
export function closedMail(input: WaitingMailInput): Mail {
  const { entry, brand, restaurant, url } = input;
  const phone = restaurant?.phone;
  const table = entry.refused_times === null ? 'table' : 'other table';
  return {
    id: `waiting-closed/${entry.reference}`,
    to: entry.email,
    subject: `No ${table} came free at ${formatRestaurantName({ brand, restaurant })}`,
    ...writeMail({
      title: `No ${table} came free at ${brand}`,
      opening: [greet(entry.first_name), `We are sorry: no ${table} came free for you. The waiting list is closed.`],
      facts: listFacts(input, windowOf(entry)),
      closers: [phone ? `If your evening is flexible, ring the restaurant on ${phone}.` : ''],
      links: [{ label: 'Your place on the list', address: url }],
      brand,
    }),
  };
}
