import { route } from '#adapters/service/http/route.ts';
import { bookingTimeEndpoints } from '#schemas/api/booking/booking-times.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { timesForParty } from '../availability/can-take.ts';
import { type FoundTable, findTables } from '../availability/find-tables.ts';
import { isUnbookable, type Unbookable } from '../availability/party-rules.ts';
import { daysOf, readBookableRestaurant, termsOf } from '../availability/read-bookable-restaurant.ts';
import { readTaken } from '../availability/seats.ts';
import { allowTable } from '../create/plan-booking.ts';
import { unbookableReply } from '../create/unbookable-reply.ts';

const dayMs = 86_400_000;

/** From the day's beginning in the easternmost zone until the end of its evening in the westernmost. */
const spanOf = (first: string, last: string): readonly [number, number] => [
  Date.parse(first) - dayMs,
  Date.parse(last) + 4 * dayMs,
];

const noRestaurant: Unbookable = { code: bookingCode.unknown };

export const bookingTimeRoutes = {
  availability: route(bookingTimeEndpoints.availability, async ({ body, reply }, service) => {
    const { database, bookables } = service;
    const party = { adults: body.adultCovers, children: body.childrenCovers };
    const ids = body.stores.map(({ storeId }) => storeId);
    const taken = await readTaken(database, ids, ...spanOf(body.date, body.date));
    const known = await bookables.readAll(database, ids);
    const data = [];
    for (const { storeId, miles } of body.stores) {
      const bookable = known.get(storeId);
      const times = bookable
        ? timesForParty(bookable, { party, date: body.date }, taken(storeId), termsOf(service))
        : noRestaurant;
      const distance = miles === null || miles === undefined ? {} : { miles };
      data.push(
        'code' in times
          ? { storeId, ...distance, available: false, message: bookingMessage(times.code, times.words) }
          : { storeId, ...distance, available: true, times: [...times] },
      );
    }
    return reply({ success: true, data });
  }),
  slots: route(bookingTimeEndpoints.slots, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const dates = daysOf(query.dates);
    const taken = await readTaken(service.database, [params.storeId], ...spanOf(dates[0] ?? '', dates.at(-1) ?? ''));
    const menuIds = query.menuIds?.split(',').filter((id) => id !== '') ?? [];
    const found = dates.map((date) =>
      findTables(
        bookable,
        { occasionId: query.occasionId, party: query, date, areaId: query.areaId, menuIds },
        taken(params.storeId),
        termsOf(service),
      ),
    );
    const open = found.filter((each): each is FoundTable[] => !isUnbookable(each));
    const unbookable = found.find((each): each is Unbookable => isUnbookable(each));
    if (unbookable && open.length === 0) return reply(unbookableReply(unbookable));
    const slots = open.flat().map(({ table, available, byEnquiry, areaIds }) => ({
      ...(dates.length > 1 && { date: table.date }),
      time: table.time,
      available,
      canEnquire: byEnquiry,
      areaIds: [...areaIds],
    }));
    return reply({ success: true, data: slots.slice(0, 1000) });
  }),
  requirements: route(bookingTimeEndpoints.requirements, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const request = { ...query, party: query, date: query.bookingDate };
    const allowed = allowTable(bookable, request, termsOf(service));
    if (isUnbookable(allowed)) return reply(unbookableReply(allowed));
    const { guarantee } = allowed;
    return reply({
      success: true,
      data: {
        isEnquiry: allowed.byEnquiry,
        creditCardRequired: guarantee !== undefined,
        guaranteeAmountPence: guarantee?.amountPence,
        cancelHours: guarantee?.cancelHours,
        policyText: guarantee?.policyText,
        isPhoneRequired: allowed.phoneRequired,
      },
    });
  }),
};
