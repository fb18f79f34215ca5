import { describe, expect, it } from 'vitest';
import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import { manageBookingSource } from '#schemas/sources/manage-booking.source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { resolveCancelledBooking } from './resolve-cancelled-booking.ts';

const { example } = manageBookingSource;
if (example.kind !== 'booking') throw new Error('The example shows no booking.');
const { booking } = example;

const path = '/manage-booking/k7mprwxt';
const resolve = (
  status: ManagedBooking['status'] | 'unreadable',
  step: readonly string[] = ['cancel'],
  address = path,
) =>
  resolveCancelledBooking(
    {
      read: async () => {
        if (status === 'unreadable') throw new Error('The API does not answer.');
        return { ...booking, status };
      },
    },
    { route: matchRoute(address), path: address, query: { step } },
  );

describe('the question whether to cancel a booking', () => {
  it('leads to the message once the booking is cancelled, so that Back shows it [diner.manage]', async () => {
    expect(await resolve('cancelled')).toBe(`${path}#result`);
  });

  it.each<[string, Promise<string | undefined>]>([
    ['the booking is not cancelled', resolve('booked')],
    ['it cannot be read', resolve('unreadable')],
    ['another step is opened', resolve('cancelled', ['changed'])],
    ['no step is opened', resolve('cancelled', [])],
    ['the address is of no booking', resolve('cancelled', ['cancel'], '/manage-booking')],
  ])('is shown if %s [diner.manage]', async (_, result) => {
    expect(await result).toBeUndefined();
  });
});
