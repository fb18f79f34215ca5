import { HttpError } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import { cancelBooking } from '../cancel/cancel-booking.ts';
import { listSteps } from '../create/step-counts.ts';
import { bookingsCsv } from '../operator/bookings-csv.ts';
import { listBookings } from '../operator/list-bookings.ts';
import { listWaitingParties } from '../operator/list-waiting-parties.ts';

export const operatorRoutes = {
  bookingsOfDay: route(operatorEndpoints.bookingsOfDay, async ({ params, query, reply }, { database }) =>
    reply({ bookings: await listBookings(database, params.storeId, query.date) }),
  ),
  bookingsFile: route(operatorEndpoints.bookingsFile, async ({ params, query }, { database }) => ({
    kind: 'text',
    type: 'text/csv; charset=utf-8; header=present',
    text: bookingsCsv(await listBookings(database, params.storeId, query.date)),
    filename: `bookings-${query.date}.csv`,
  })),
  waitingOfDay: route(operatorEndpoints.waitingOfDay, async ({ params, query, reply }, { database }) =>
    reply({ parties: await listWaitingParties(database, params.storeId, query.date) }),
  ),
  bookingSteps: route(operatorEndpoints.bookingSteps, async ({ params, query, reply }, { database }) =>
    reply({ steps: await listSteps(database, params.storeId, query.date) }),
  ),
  cancelBooking: route(operatorEndpoints.cancelBooking, async ({ params, reply }, service) => {
    const booking = await cancelBooking(service, {
      reference: params.reference,
      by: 'restaurant',
      now: service.clock.now(),
    });
    if (!booking) throw new HttpError(404, 'There is no such booking.');
    service.mailWorker.wake();
    service.waitingWorker.wake();
    return reply(booking);
  }),
};
