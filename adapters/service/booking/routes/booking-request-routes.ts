import { type Answer, Refusal } from '#adapters/service/http/answer.ts';
import { type Asked, route } from '#adapters/service/http/route.ts';
import type { Service } from '#adapters/service/service.ts';
import { bookingRequestEndpoints } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { readBookableRestaurant, termsOf } from '../availability/read-bookable-restaurant.ts';
import type { BookingOrder } from '../create/booking-order.ts';
import { createBooking } from '../create/create-booking.ts';
import { recordStep } from '../create/steps.ts';

/** A request that does not fit is refused with 400 and the catalogue’s words for everything that is not listed. */
const misfit = bookingMessage(bookingCode.unknown);

type BookingCall = typeof bookingRequestEndpoints.createBooking;

async function order(kind: BookingOrder['kind'], asked: Asked<BookingCall>, service: Service): Promise<Answer> {
  const idempotencyKey = asked.header('idempotency-key') ?? '';
  if (idempotencyKey.length < 8 || idempotencyKey.length > 255)
    throw new Refusal(400, misfit, [
      { path: 'headers.idempotency-key', message: 'must be 8 to 255 characters, new for each booking' },
    ]);
  const { storeId } = asked.params;
  const done = await createBooking(service, { kind, storeId, request: asked.body, idempotencyKey }, termsOf(service));
  if (done.kind === 'missing') throw new Refusal(404, 'There is no such restaurant.');
  if (done.kind === 'other-request')
    throw new Refusal(422, misfit, [
      { path: 'headers.idempotency-key', message: 'was used for another request before' },
    ]);
  if (done.isNew) service.mailWorker.wake();
  return asked.reply(done.reply);
}

export const bookingRequestRoutes = {
  bookingEvents: route(bookingRequestEndpoints.bookingEvents, async ({ params, body, reply }, service) => {
    await readBookableRestaurant(service, params.storeId);
    await recordStep(service.database, params.storeId, body, service.clock.now());
    return reply({ success: true });
  }),
  enquiry: route(bookingRequestEndpoints.enquiry, (asked, service) => order('enquiry', asked, service), { misfit }),
  createBooking: route(bookingRequestEndpoints.createBooking, (asked, service) => order('booking', asked, service), {
    misfit,
  }),
};
