// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { fakeBookingSystem } from '#blocks/booking/testing/fake-booking-system.ts';
import { fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { BookingDialogRequest } from './open-booking-dialog.client.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const restaurant = fakeRestaurant({ firstDay: '2026-12-03', closed: {} });
const soho = { storeId: '1', title: 'Soho', city: 'London', pagePath: '/restaurants/london/soho', takenBy: 'site' };
const locations = { restaurants: [soho], today: '2026-12-03', last: '2027-03-03', maxCovers: 8, defaultCovers: 2 };

let openBookingDialog: (request: BookingDialogRequest) => void;
let sent = fakeBookingSystem();
beforeEach(async () => {
  // What was left belongs to one visit of a page.
  vi.resetModules();
  ({ openBookingDialog } = await import('./open-booking-dialog.client.tsx'));
  sent = fakeBookingSystem({
    restaurants: ({ url }: { url: URL }) =>
      Response.json(url.pathname.endsWith('/restaurants') ? locations : { restaurant, nearby: [] }),
  });
});
afterEach(async () => {
  if (screen.queryByRole('dialog')) await close();
  flushEntryState();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (change: Partial<BookingDialogRequest> = {}) =>
  openBookingDialog({
    answers: {},
    hasLocationStep: true,
    href: 'http://site/booking',
    entryName: 'booking-everywhere',
    onClose: vi.fn(),
    ...change,
  });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name });
async function close(): Promise<void> {
  await press('Close');
  if (screen.queryByRole('button', { name: 'Leave' })) await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(history.state?.['booking-everywhere']).toBeUndefined());
}
/** Opens the dialog and chooses three people, the restaurant and a time. */
async function chooseTime(): Promise<void> {
  open();
  await press('One more');
  await press(/^Soho/);
  await title('When');
  await user.click(await screen.findByRole('radio', { name: '19:00' }));
}

describe('a booking that was left', () => {
  it('continues with its restaurant, day, party and time when it is opened again [diner.dialog]', async () => {
    await chooseTime();
    await close();
    open();
    await title('When');
    expect(await screen.findByRole('radio', { name: '19:00' })).toHaveProperty('checked', true);
    const [last] = sent('slots').slice(-1);
    expect(Object.fromEntries(last?.url.searchParams ?? [])).toMatchObject({ dates: '2026-12-03', adults: '3' });
    await press('Where');
    expect(await screen.findByRole('spinbutton', { name: 'How many' })).toHaveProperty('value', '3');
  });

  it('before a restaurant was chosen continues with its party [diner.dialog]', async () => {
    open();
    await press('One more');
    await close();
    open();
    expect(await screen.findByRole('spinbutton', { name: 'How many' })).toHaveProperty('value', '3');
  });

  it('does not continue from a link to another restaurant [diner.dialog]', async () => {
    await chooseTime();
    await close();
    open({ restaurant: '1' });
    await title('Who, and which day');
  });

  it('with typed details ends, as the guest was asked [diner.dialog] [booking.modal]', async () => {
    await chooseTime();
    await press('Take this time');
    await title('Who is coming');
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
    await press('Close');
    expect(await screen.findByText(/^Leave without booking/)).toBeTruthy();
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open();
    await title('Where shall we lay the table?');
  });

  it('can be started again [diner.dialog] [booking.modal]', async () => {
    await chooseTime();
    await close();
    open();
    await title('When');
    await press('Start again');
    await title('Where shall we lay the table?');
    await close();
    open();
    await title('Where shall we lay the table?');
  });
});
