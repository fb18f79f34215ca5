import { operatorEndpoints } from '#schemas/api/operator.ts';
import { bookingsCsv } from '../booking/bookings-csv.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { listBookings } from '../booking/list-bookings.ts';
import { listSteps } from '../booking/steps.ts';
import { Refusal } from '../http/answer.ts';
import { route } from '../http/route.ts';

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
  bookingSteps: route(operatorEndpoints.bookingSteps, async ({ params, query, reply }, { database }) =>
    reply({ steps: await listSteps(database, params.storeId, query.date) }),
  ),
  cancelBooking: route(operatorEndpoints.cancelBooking, async ({ params, reply }, service) => {
    const booking = await cancelBooking(service, params.reference, service.clock.now());
    if (!booking) throw new Refusal(404, 'There is no such booking.');
    service.postman.wake();
    return reply(booking);
  }),
};
