import { readChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingDialogRequest } from './open-booking-dialog.client.tsx';

/**
 * What the address of a followed link says about a booking: the choice of a step, or else what the address of a booking
 * page without a restaurant answers.
 */
export function readAddresses(link: URL, page: URL): Pick<BookingDialogRequest, 'choice' | 'answers'> {
  if (link.searchParams.has('step')) return { choice: readChoice(queryOf(link)), answers: {} };
  if (!page.pathname.startsWith('/booking')) return { answers: {} };
  const { date, adults } = readChoice(queryOf(page));
  return { answers: { ...(date !== undefined && { date }), ...(adults !== undefined && adults > 0 && { adults }) } };
}

const queryOf = ({ searchParams }: URL): Record<string, string[]> =>
  Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
