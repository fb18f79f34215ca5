import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flushEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { endJourney, leaveJourney, pushJourneyEntry } from '#blocks/booking/journey/history/journey-history.client.ts';
import { fakeBookingSystem } from '#blocks/booking/testing/fake-booking-system.ts';
import { fakeNearbyRestaurant, fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { BookableRestaurant, LocationFacts } from './bookable-restaurant.ts';
import { BookingEverywhereDialog } from './booking-everywhere-dialog.client.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const soho = fakeRestaurant({ firstDay: '2026-12-03', closed: {} });

const place = (title: string, change: Partial<BookableRestaurant> = {}): BookableRestaurant => ({
  storeId: title.toLowerCase(),
  title,
  city: 'London',
  pagePath: `/restaurants/london/${title.toLowerCase()}`,
  takenBy: 'site',
  ...change,
});

const facts: LocationFacts = {
  restaurants: [
    place('Soho', { storeId: '1', postcode: 'W1D 3RP' }),
    place('Bath', { city: 'Bath' }),
    place('York', { takenBy: 'nobody', phone: '01632 960002' }),
    place('Leeds', { takenBy: 'other-site' }),
  ],
  today: '2026-12-03',
  last: '2027-03-03',
  maxCovers: 8,
  defaultCovers: 2,
};

afterEach(async () => {
  endJourney();
  leaveJourney();
  await waitFor(() => expect(history.state?.booking).toBeUndefined());
  flushEntryState();
  vi.unstubAllGlobals();
});

/** Answers the two calls of the dialog, and the booking system's own. */
const fakeSystem = (restaurants: () => Response = () => Response.json(facts)) =>
  fakeBookingSystem({
    restaurants: ({ url }: { url: URL }) => {
      if (url.searchParams.has('near')) return Response.json({ restaurants: [] });
      return url.pathname.endsWith('/restaurants') ? restaurants() : Response.json({ restaurant: soho, nearby: [] });
    },
  });

function open(
  props: {
    readonly restaurant?: string;
    readonly hasLocationStep?: boolean;
    readonly answers?: object;
    readonly choice?: object;
  } = {},
) {
  pushJourneyEntry({ id: crypto.randomUUID() });
  const onClose = vi.fn();
  render(<BookingEverywhereDialog hasLocationStep answers={{}} href="/#booking" onClose={onClose} {...props} />);
  return onClose;
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name });

describe('the location step', () => {
  it('asks for day, party and restaurant, and goes on to the times of that restaurant with them [diner.dialog]', async () => {
    const sent = fakeSystem();
    open();
    await press('One more');
    await press(/^Soho/);
    await title('When');
    expect(screen.getByRole('dialog', { name: 'Book a table at Soho' })).toHaveProperty('open', true);
    await waitFor(() => expect(sent('slots')).toHaveLength(1));
    expect(Object.fromEntries(sent('slots')[0]?.url.searchParams ?? [])).toMatchObject({
      dates: '2026-12-03',
      adults: '3',
    });
  });

  it.each([
    ['the times', 2, 'When'],
    ['the party', 30, 'Who, and which day'],
  ])(
    'moves the focus to the heading of %s, which replace the chosen restaurant [diner.dialog]',
    async (_, guests, next) => {
      fakeSystem(() => Response.json({ ...facts, maxCovers: 40 }));
      open();
      const count = await screen.findByRole('spinbutton', { name: 'How many' });
      await user.clear(count);
      await user.type(count, String(guests));
      await user.type(screen.getByRole('searchbox'), 'soho');
      await user.tab();
      await user.keyboard('{Enter}');
      const heading = await title(next);
      await waitFor(() => expect(document.activeElement).toBe(heading));
    },
  );

  it('finds restaurants by town, postcode or name, and says where there is none [diner.dialog]', async () => {
    fakeSystem();
    open();
    const search = await screen.findByRole('searchbox', { name: 'Town, postcode or restaurant' });
    await user.type(search, 'w1d3rp');
    expect(screen.getByRole('button', { name: /^Soho/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bath' })).toBeNull();
    await user.type(search, 'zzz');
    expect(await screen.findByText(/no place or restaurant called/)).toBeTruthy();
    await press('Show all restaurants');
    expect(screen.getByRole('button', { name: 'Bath' })).toBeTruthy();
  });

  it('finds the restaurants nearest to a place without one, with their distances [diner.dialog] [finder.search]', async () => {
    const nearest = {
      place: 'Brighton',
      restaurants: [
        { storeId: 'bath', miles: 98.7 },
        { storeId: '1', miles: 47.2 },
      ],
    };
    const sent = fakeBookingSystem({
      restaurants: ({ url }: { url: URL }) => Response.json(url.searchParams.has('near') ? nearest : facts),
    });
    open();
    await user.type(await screen.findByRole('searchbox'), 'Brighton');
    expect(screen.getByText(/Looking for restaurants near “Brighton”/)).toBeTruthy();
    expect(await screen.findByText(/No restaurant in Brighton. These are the nearest/)).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Restaurants' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bath 99 miles', 'Soho London 47 miles']);
    expect(sent('restaurants').map(({ url }) => url.searchParams.get('near'))).toEqual([null, 'Brighton']);
  });

  it('says if places cannot be searched, and tries again [diner.dialog] [finder.search]', async () => {
    const replies = [
      new Response('', { status: 503 }),
      Response.json({ place: 'Brighton', restaurants: [{ storeId: '1', miles: 47 }] }),
    ];
    fakeBookingSystem({
      restaurants: ({ url }: { url: URL }) => (url.searchParams.has('near') ? replies.shift() : Response.json(facts)),
    });
    open();
    await user.type(await screen.findByRole('searchbox'), 'Brighton');
    expect(await screen.findByText(/cannot measure distances/)).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('button', { name: /^Soho/ })).toBeTruthy();
  });

  it('marks a restaurant that is closed for a time, and says why, with no way to try again [diner.dialog]', async () => {
    const closure = { label: 'Closed until 3 March 2027', message: 'Reigate is closed: a new kitchen.' };
    const start = {
      restaurant: { ...soho, title: 'Reigate', closure: { ...closure, reopens: '2027-03-03' }, last: '2027-01-31' },
      nearby: [fakeNearbyRestaurant('bath', 3)],
    };
    const restaurants = [place('Reigate', { closedLabel: closure.label })];
    fakeBookingSystem({
      restaurants: ({ url }: { url: URL }) =>
        Response.json(url.pathname.endsWith('/restaurants') ? { ...facts, restaurants } : start),
    });
    open();
    await press(/^Reigate.*Closed until 3 March 2027/);
    expect(await screen.findByText(closure.message)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Closed for now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Restaurant bath/ })).toBeTruthy();
    expect(screen.queryByText(/Try again|Look again/)).toBeNull();
  });

  it('books a restaurant that is closed for a time from the day on which it opens, in the dialog [diner.dialog]', async () => {
    const closure = { label: 'Closed until 5 December 2026', message: 'Reigate is closed.', reopens: '2026-12-05' };
    fakeBookingSystem({
      restaurants: ({ url }: { url: URL }) =>
        Response.json(
          url.pathname.endsWith('/restaurants')
            ? { ...facts, restaurants: [place('Reigate', { storeId: '1' })] }
            : { restaurant: { ...soho, title: 'Reigate', closure, last: '2027-01-31' }, nearby: [] },
        ),
    });
    open();
    await press(/^Reigate/);
    await user.click(await screen.findByRole('link', { name: 'Book for 5 December 2026 or later' }));
    const heading = await title('Who, and which day');
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText(closure.message)).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name="date"]')?.value).toBe('2026-12-05');
  });

  it('names the restaurant to which the booking has moved [diner.dialog] [booking.availability]', async () => {
    fakeBookingSystem({
      restaurants: ({ url }: { url: URL }) =>
        Response.json(
          url.pathname.endsWith('/restaurants')
            ? facts
            : { restaurant: soho, nearby: [fakeNearbyRestaurant('bath', 3)] },
        ),
      slots: [],
      availability: [{ storeId: 'bath', available: true }],
    });
    open();
    await press(/^Soho/);
    await press(/Restaurant bath/);
    const moved = await screen.findByRole('dialog', { name: 'Book a table at Restaurant bath' });
    expect(moved.textContent).not.toContain('Soho');
  });

  it('tells a party that is too large for all restaurants whom to ask [diner.dialog] [booking.step1]', async () => {
    fakeSystem();
    open({ answers: { adults: 99 } });
    expect(await screen.findByText(/^Tables for up to 8 can be booked here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ask us for a table' }).getAttribute('href')).toBe(
      '/group-booking?guests=99',
    );
    expect(screen.getByRole('spinbutton', { name: 'How many' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to the telephone or the page of a restaurant that takes no bookings here [diner.dialog]', async () => {
    fakeSystem();
    open();
    expect((await screen.findByRole('link', { name: /01632 960002/ })).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.getByRole('link', { name: 'Leeds' }).getAttribute('href')).toBe('/restaurants/london/leeds#booking');
    expect(screen.queryByRole('button', { name: 'Leeds' })).toBeNull();
  });

  it('is the page before the times: the list of steps leads back to it, with what was answered [diner.dialog]', async () => {
    fakeSystem();
    open();
    await press('One more');
    await press(/^Soho/);
    await title('When');
    await press('Where');
    await title('Where shall we lay the table?');
    expect(await screen.findByRole('spinbutton', { name: 'How many' })).toHaveProperty('value', '3');
    expect(screen.getByRole('dialog', { name: 'Book a table' })).toBeTruthy();
  });

  it('is empty again after the booking starts again [diner.dialog] [booking.modal]', async () => {
    fakeSystem();
    open();
    await user.type(await screen.findByRole('searchbox'), 'w1');
    await press(/^Soho/);
    await title('When');
    await press('Start again');
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', '');
  });

  it('says if the restaurants cannot be loaded, and tries again [diner.dialog]', async () => {
    const replies = [new Response('', { status: 503 }), Response.json(facts)];
    fakeSystem(() => replies.shift() ?? Response.error());
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('cannot be loaded');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/#booking');
    await press('Try again');
    expect(await screen.findByRole('button', { name: /^Soho/ })).toBeTruthy();
  });
});

describe('a known restaurant', () => {
  it('opens at its own first step, without a location step [diner.dialog]', async () => {
    fakeSystem();
    open({ restaurant: '1', hasLocationStep: false });
    await title('Who, and which day');
    expect(screen.queryByRole('button', { name: 'Where' })).toBeNull();
  });

  it('asks no more for the party that was chosen with it [diner.dialog]', async () => {
    fakeSystem();
    open({ restaurant: '1', answers: { adults: 4 } });
    await title('Which day');
    expect(await screen.findByText('For 4 people')).toBeTruthy();
    expect(screen.queryByRole('spinbutton', { name: 'How many' })).toBeNull();
    await press('Change how many');
    expect(screen.getByRole('spinbutton', { name: 'How many' })).toHaveProperty('value', '4');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'How many' }));
  });

  it('opens with the table of a link, at the step after the time [diner.dialog] [diner.next-tables]', async () => {
    fakeSystem();
    open({ restaurant: '1', choice: { date: '2026-12-03', adults: 2, time: '19:00' } });
    await title('Who is coming');
    expect(screen.getByRole('dialog', { name: 'Book a table at Soho' }).textContent).toMatch(/3 December.*19:00/);
  });

  it('opens at the times if the table of a link has been taken, and says so [diner.dialog] [diner.next-tables]', async () => {
    fakeSystem();
    open({ restaurant: '1', choice: { date: '2026-12-03', adults: 2, time: '20:00' } });
    await title('When');
    expect(await screen.findByText(/20:00 has just been taken/)).toBeTruthy();
  });

  it('closes at once if nothing was typed [diner.dialog]', async () => {
    fakeSystem();
    const onClose = open({ restaurant: '1', hasLocationStep: false });
    await title('Who, and which day');
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
