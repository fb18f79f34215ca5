import { createFormOutcome } from '#adapters/service/forms/form-outcome.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import type { Service } from '#adapters/service/service.ts';
import { manageBookingEndpoints } from '#schemas/api/booking/manage-booking.ts';
import { isBookingRejection } from '../availability/party-rules.ts';
import { createBookingContext } from '../availability/read-bookable-restaurant.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';
import { createRejectionReply } from '../create/rejection-reply.ts';
import { createBookingKey, readBookingKey } from '../manage/booking-key.ts';
import { changeBooking } from '../manage/change/change-booking.ts';
import { changeGuest } from '../manage/change/change-guest.ts';
import { findBookingReference, mailBookingLinks, readBooking } from '../manage/find-bookings.ts';
import { findOtherTimes } from '../manage/find-other-times.ts';
import { toManagedBooking, toSharedBooking } from '../manage/managed-booking.ts';

/** The same message for every unknown key. */
const unknownKeyMessage = 'This link leads to no booking. It may be incomplete.';

/** The same message whether the reference or the address is wrong. */
const notFoundMessage = 'There is no booking with this reference and email address. Please check both.';

function readReference({ bookingKey }: Service, purpose: 'manage' | 'share', key: string): string {
  const reference = readBookingKey(bookingKey, purpose, key);
  if (reference === undefined) throw new HttpError(404, unknownKeyMessage);
  return reference;
}

/** The booking of a key. Throws an `HttpError` with status 404 if there is none. */
async function readKeyedBooking(service: Service, purpose: 'manage' | 'share', key: string) {
  const row = await readBooking(service.database, readReference(service, purpose, key));
  if (!row) throw new HttpError(404, unknownKeyMessage);
  return row;
}

export const manageBookingRoutes = {
  bookingManagement: route(manageBookingEndpoints.bookingManagement, async ({ reply }) => reply({ success: true })),
  findBooking: route(manageBookingEndpoints.findBooking, async ({ body, reply }, { database, bookingKey }) => {
    const reference = await findBookingReference(database, body);
    return reference === undefined
      ? reply({ success: false, message: notFoundMessage })
      : reply({ success: true, data: { key: createBookingKey(bookingKey, 'manage', reference) } });
  }),
  mailBookings: route(manageBookingEndpoints.mailBookings, async ({ body, reply }, service) =>
    reply(createFormOutcome(service, await mailBookingLinks(service, body.emailAddress, service.clock.now()))),
  ),
  managedBooking: route(manageBookingEndpoints.managedBooking, async ({ params, reply }, service) => {
    const row = await readKeyedBooking(service, 'manage', params.key);
    const bookable = await service.bookableRestaurants.read(service.database, row.store_id);
    const shareKey = createBookingKey(service.bookingKey, 'share', row.reference);
    const { grid, clock } = service;
    return reply({ success: true, data: toManagedBooking({ row, bookable, shareKey, grid, now: clock.now() }) });
  }),
  managedTimes: route(manageBookingEndpoints.managedTimes, async ({ params, query, reply }, service) => {
    const row = await readKeyedBooking(service, 'manage', params.key);
    const found = await findOtherTimes(service, row, query, createBookingContext(service));
    if (isBookingRejection(found)) return reply(createRejectionReply(found));
    return reply({
      success: true,
      data: found.map(({ table, available, areaIds, guarantee }) => ({
        time: table.time,
        available,
        areaIds: [...areaIds],
        ...(guarantee && { guarantee }),
      })),
    });
  }),
  changeBooking: route(manageBookingEndpoints.changeBooking, async ({ params, body, reply }, service) => {
    const reference = readReference(service, 'manage', params.key);
    const change = { reference, change: body, manageKey: params.key };
    const result = await changeBooking(service, change, createBookingContext(service));
    if (!result) throw new HttpError(404, unknownKeyMessage);
    if (result.success) {
      service.mailWorker.wake();
      service.waitingWorker.wake();
    }
    return reply(result);
  }),
  changeGuest: route(manageBookingEndpoints.changeGuest, async ({ params, body, reply }, service) => {
    const reference = readReference(service, 'manage', params.key);
    const change = { reference, change: body, manageKey: params.key, now: service.clock.now() };
    const result = await changeGuest(service, change);
    if (!result) throw new HttpError(404, unknownKeyMessage);
    if (result.success) service.mailWorker.wake();
    return reply(result);
  }),
  cancelOwnBooking: route(manageBookingEndpoints.cancelOwnBooking, async ({ params, reply }, service) => {
    const now = service.clock.now();
    const row = await readKeyedBooking(service, 'manage', params.key);
    if (row.status !== 'cancelled' && Date.parse(row.starts_at) <= now)
      return reply({
        success: false,
        message: 'Your table’s time has come. To cancel it, please ring the restaurant.',
      });
    await cancelBooking(service, { reference: row.reference, by: 'guest', now });
    service.mailWorker.wake();
    service.waitingWorker.wake();
    return reply({ success: true });
  }),
  sharedBooking: route(manageBookingEndpoints.sharedBooking, async ({ params, reply }, service) =>
    reply({ success: true, data: toSharedBooking(await readKeyedBooking(service, 'share', params.key)) }),
  ),
};
