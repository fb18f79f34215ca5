import { route } from '#adapters/service/http/route.ts';
import { bookingTimeEndpoints } from '#schemas/api/booking/booking-times.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { findPartyTimes } from '../availability/find-party-times.ts';
import { type FoundTable, findTables } from '../availability/find-tables.ts';
import { type BookingRejection, isBookingRejection, toGuaranteeAt } from '../availability/party-rules.ts';
import { createBookingContext, parseDates, readBookableRestaurant } from '../availability/read-bookable-restaurant.ts';
import { findFreeArea } from '../availability/reserve-table.ts';
import { readTakenSeats, toTimeRange } from '../availability/seat-reservations.ts';
import { planTable } from '../create/plan-booking.ts';
import { createRejectionReply } from '../create/rejection-reply.ts';

const unknownRestaurant: BookingRejection = { code: bookingCode.unknown };

export const bookingTimeRoutes = {
  availability: route(bookingTimeEndpoints.availability, async ({ body, reply }, service) => {
    const { database, bookableRestaurants } = service;
    const party = { adults: body.adultCovers, children: body.childrenCovers };
    const ids = body.stores.map(({ storeId }) => storeId);
    const taken = await readTakenSeats(database, ids, ...toTimeRange(body.date, body.date));
    const restaurants = await bookableRestaurants.readAll(database, ids);
    const data = [];
    for (const { storeId, miles } of body.stores) {
      const bookable = restaurants.get(storeId);
      const times = bookable
        ? findPartyTimes(bookable, { party, date: body.date }, taken(storeId), createBookingContext(service))
        : unknownRestaurant;
      const distance = miles === null || miles === undefined ? {} : { miles };
      data.push(
        'code' in times
          ? { storeId, ...distance, available: false, message: bookingMessage(times.code, times.message) }
          : { storeId, ...distance, available: true, times: [...times] },
      );
    }
    return reply({ success: true, data });
  }),
  slots: route(bookingTimeEndpoints.slots, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const dates = parseDates(query.dates);
    const range = toTimeRange(dates[0], dates.at(-1) ?? dates[0]);
    const taken = await readTakenSeats(service.database, [params.storeId], ...range);
    const menuIds = query.menuIds?.split(',').filter((id) => id !== '') ?? [];
    const found = dates.map((date) =>
      findTables(
        bookable,
        { occasionId: query.occasionId, party: query, date, areaId: query.areaId, menuIds },
        taken(params.storeId),
        createBookingContext(service),
      ),
    );
    const open = found.filter((each): each is FoundTable[] => !isBookingRejection(each));
    const rejection = found.find((each): each is BookingRejection => isBookingRejection(each));
    if (rejection && open.length === 0) return reply(createRejectionReply(rejection));
    const slots = open.flat().map(({ table, available, requiresEnquiry, areaIds }) => ({
      ...(dates.length > 1 && { date: table.date }),
      time: table.time,
      available,
      canEnquire: requiresEnquiry,
      areaIds: [...areaIds],
    }));
    return reply({ success: true, data: slots.slice(0, 1000) });
  }),
  requirements: route(bookingTimeEndpoints.requirements, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const request = { ...query, party: query, date: query.bookingDate };
    const planned = planTable(bookable, request, createBookingContext(service));
    if (isBookingRejection(planned)) return reply(createRejectionReply(planned));
    const { guarantee } = planned;
    const areaName = planned.requiresEnquiry
      ? undefined
      : (await findFreeArea(service.database, params.storeId, planned))?.name;
    return reply({
      success: true,
      data: {
        isEnquiry: planned.requiresEnquiry,
        creditCardRequired: guarantee !== undefined,
        guaranteeAmountPence: guarantee?.amountPence,
        cancelHours: guarantee?.cancelHours,
        policyText: guarantee?.policyText,
        guarantee: guarantee && toGuaranteeAt(guarantee, planned.table.startsAt, service.clock.now()),
        isPhoneRequired: planned.phoneRequired,
        areaName,
      },
    });
  }),
};
