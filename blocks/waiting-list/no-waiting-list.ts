import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { WaitingPage } from '#schemas/sources/waiting-list.source.ts';

interface NoWaitingList {
  readonly heading: string;
  readonly text: string;
}

/** Returns why a page has no form that joins a list; undefined where it has one, or shows an entry. */
export function explainNoList(waiting: WaitingPage | undefined, page: PageContext): NoWaitingList | undefined {
  if (waiting?.kind === 'unknown')
    return {
      heading: 'This link opens no waiting list',
      text: 'It is incomplete, or your place is no longer stored.',
    };
  if (waiting?.kind !== 'join' || waiting.isOpen || isSent(page)) return undefined;
  const { table, restaurant } = waiting;
  const today = (wallClock(restaurant?.timeZone) ?? wallClock())?.read(page.now).date;
  if (today !== undefined && table.date < today)
    return { heading: 'This day has passed', text: 'There is no waiting list for it any more.' };
  if (isTooLarge(waiting, page))
    return {
      heading: 'Too many people for online booking',
      text: `Online, we take parties of up to ${page.options.booking.maxCovers} people. Please ask us for a larger table.`,
    };
  const refusal = restaurant && explainRefusal(table.date, getBookingDays(restaurant, page.now));
  return {
    heading: 'No waiting list for this day',
    text: refusal ?? 'There is no waiting list for this day and party: a table may be free.',
  };
}

/** Whether the diner has just joined the list. */
export const isSent = ({ query }: Pick<PageContext, 'query'>): boolean => query.sent?.includes('waiting-list') === true;

/** Whether a party is larger than any that can book online. */
export const isTooLarge = (
  { table }: Extract<WaitingPage, { kind: 'join' }>,
  { options }: Pick<PageContext, 'options'>,
): boolean => table.adults + table.children > options.booking.maxCovers;
