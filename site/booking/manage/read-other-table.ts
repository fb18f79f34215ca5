import { wireDate } from '#schemas/api/wire.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { manageParameters, type OtherTable } from '#schemas/domain/booking/manage/booking-manager.ts';

const day = wireDate('A day.');
const party = /^\d{1,3}$/;

/** The day and party for which the address asks for other times; undefined where they are incomplete or invalid. */
export function readOtherTable(query: PageContext['query']): OtherTable | undefined {
  const [date, adults = '', children = '0'] = [
    query[manageParameters.date]?.[0],
    query[manageParameters.adults]?.[0],
    query[manageParameters.children]?.[0],
  ];
  if (!day.safeParse(date).success || date === undefined || !party.test(adults) || !party.test(children))
    return undefined;
  return { date, adults: Number(adults), children: Number(children) };
}
