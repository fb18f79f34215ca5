import { createFormOutcome } from '#adapters/service/forms/form-outcome.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import type { Service } from '#adapters/service/service.ts';
import { waitingListEndpoints } from '#schemas/api/booking/waiting-list.ts';
import { findBookingRules, isBookingRejection } from '../availability/party-rules.ts';
import { readBookableRestaurant } from '../availability/read-bookable-restaurant.ts';
import { readTakenSeats, toTimeRange } from '../availability/seat-reservations.ts';
import { createRejectionReply } from '../create/rejection-reply.ts';
import { readBookingKey } from '../manage/booking-key.ts';
import { acceptOffer } from '../waiting/accept-offer.ts';
import { leaveList } from '../waiting/end-entry.ts';
import { joinWaitingList } from '../waiting/join-waiting-list.ts';
import { declineOffer } from '../waiting/return-to-line.ts';
import { findSuitableTables } from '../waiting/suitable-tables.ts';
import { createWaitingContext } from '../waiting/waiting-dependencies.ts';
import { toWaitingEntry } from '../waiting/waiting-view.ts';

/** The same message for every unknown key. */
const unknownKeyMessage = 'This link leads to no waiting list. It may be incomplete.';

function readReference({ bookingKey }: Service, key: string): string {
  const reference = readBookingKey(bookingKey, 'wait', key);
  if (reference === undefined) throw new HttpError(404, unknownKeyMessage);
  return reference;
}

export const waitingListRoutes = {
  waitingTimes: route(waitingListEndpoints.waitingTimes, async ({ params, query, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const rules = findBookingRules(bookable);
    if (isBookingRejection(rules)) return reply(createRejectionReply(rules));
    const { date: day, adults, children, occasionId, menuId } = query;
    const taken = await readTakenSeats(service.database, [params.storeId], ...toTimeRange(day, day));
    const tables = findSuitableTables(
      bookable,
      { day, adults, children, occasion_id: occasionId, menu_id: menuId ?? null },
      taken(params.storeId),
      createWaitingContext(service, service.clock.now()),
    );
    const times = tables.filter(({ available }) => !available).map(({ table }) => table.time);
    const offerMinutes = Math.round(service.waitingOfferMs / 60_000);
    return reply({ success: true, data: { times, isPhoneRequired: rules.phoneRequired, offerMinutes } });
  }),
  joinWaitingList: route(waitingListEndpoints.joinWaitingList, async ({ params, body, reply }, service) => {
    const bookable = await readBookableRestaurant(service, params.storeId);
    const now = service.clock.now();
    return reply(createFormOutcome(service, await joinWaitingList(service, { bookable, request: body, now })));
  }),
  waitingEntry: route(waitingListEndpoints.waitingEntry, async ({ params, reply }, service) => {
    const { database, bookableRestaurants, bookingKey, clock } = service;
    const entry = await database
      .selectFrom('waiting_entries')
      .selectAll()
      .where('reference', '=', readReference(service, params.key))
      .executeTakeFirst();
    if (!entry) throw new HttpError(404, unknownKeyMessage);
    const bookable = await bookableRestaurants.read(database, entry.store_id);
    const context = createWaitingContext(service, clock.now());
    return reply({ success: true, data: toWaitingEntry({ entry, bookable, bookingKey, context }) });
  }),
  acceptOffer: route(waitingListEndpoints.acceptOffer, async ({ params, body, reply }, service) => {
    const result = await acceptOffer(service, {
      reference: readReference(service, params.key),
      time: body.time,
      now: service.clock.now(),
    });
    if (!result) throw new HttpError(404, unknownKeyMessage);
    service.mailWorker.wake();
    if (!result.ok) {
      service.waitingWorker.wake();
      return reply({ success: false, message: result.message });
    }
    return reply({ success: true, data: { manageKey: result.manageKey } });
  }),
  declineOffer: route(waitingListEndpoints.declineOffer, async ({ params, body, reply }, service) => {
    const reference = readReference(service, params.key);
    if (!(await declineOffer(service, { reference, time: body.time, now: service.clock.now() })))
      throw new HttpError(404, unknownKeyMessage);
    service.mailWorker.wake();
    service.waitingWorker.wake();
    return reply({ success: true });
  }),
  leaveWaitingList: route(waitingListEndpoints.leaveWaitingList, async ({ params, reply }, service) => {
    if (!(await leaveList(service, readReference(service, params.key), service.clock.now())))
      throw new HttpError(404, unknownKeyMessage);
    service.mailWorker.wake();
    service.waitingWorker.wake();
    return reply({ success: true });
  }),
};
