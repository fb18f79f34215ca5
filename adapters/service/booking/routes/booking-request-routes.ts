import { HttpError, type RouteResponse } from '#adapters/service/http/response.ts';
import { type RouteRequest, route } from '#adapters/service/http/route.ts';
import type { Service } from '#adapters/service/service.ts';
import { bookingRequestEndpoints } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { createBookingContext, readBookableRestaurant } from '../availability/read-bookable-restaurant.ts';
import type { BookingOrder } from '../create/booking-order.ts';
import { createBooking } from '../create/create-booking.ts';
import { recordStep } from '../create/step-counts.ts';

/** Message for requests that do not match the schema: status 400 with the catalogue's general error. */
const badRequestMessage = bookingMessage(bookingCode.unknown);

type BookingCall = typeof bookingRequestEndpoints.createBooking;

async function handleBooking(
  kind: BookingOrder['kind'],
  request: RouteRequest<BookingCall>,
  service: Service,
): Promise<RouteResponse> {
  const idempotencyKey = request.header('idempotency-key') ?? '';
  if (idempotencyKey.length < 8 || idempotencyKey.length > 255)
    throw new HttpError(400, badRequestMessage, [
      { path: 'headers.idempotency-key', message: 'must be 8 to 255 characters, new for each booking' },
    ]);
  const { storeId } = request.params;
  const result = await createBooking(
    service,
    { kind, storeId, request: request.body, idempotencyKey },
    createBookingContext(service),
  );
  if (result.kind === 'missing') throw new HttpError(404, 'There is no such restaurant.');
  if (result.kind === 'other-request')
    throw new HttpError(422, badRequestMessage, [
      { path: 'headers.idempotency-key', message: 'was used for another request before' },
    ]);
  if (result.isNew) service.mailWorker.wake();
  return request.reply(result.reply);
}

export const bookingRequestRoutes = {
  bookingEvents: route(bookingRequestEndpoints.bookingEvents, async ({ params, body, reply }, service) => {
    await readBookableRestaurant(service, params.storeId);
    await recordStep(service.database, params.storeId, body, service.clock.now());
    return reply({ success: true });
  }),
  enquiry: route(bookingRequestEndpoints.enquiry, (request, service) => handleBooking('enquiry', request, service), {
    badRequestMessage,
  }),
  createBooking: route(
    bookingRequestEndpoints.createBooking,
    (request, service) => handleBooking('booking', request, service),
    {
      badRequestMessage,
    },
  ),
};
