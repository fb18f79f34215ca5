import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { readLastParty } from '#blocks/_shared/next-tables/last-party.ts';
import { hydrate } from '#blocks/_shared/testing/hydrate.ts';
import { chooseFirstTime } from '#blocks/booking/testing/choose-time.ts';
import { fakeBookingSystem } from '#blocks/booking/testing/fake-booking-system.ts';
import { fakeNearbyRestaurant, fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { BookingJourney, type BookingJourneyProps } from './booking-journey.client.tsx';
import { endJourney, leaveJourney } from './history/journey-history.client.ts';
import { storeBookings } from './uncertain/uncertain-bookings.client.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const party: BookingChoice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0 };
const withTime = { ...party, time: '19:00' };
const analytics: object[] = [];

afterEach(() => {
  endJourney();
  leaveJourney();
  flushEntryState();
  analytics.length = 0;
  localStorage.clear();
  sessionStorage.removeItem('last-party');
  storeBookings([]);
  vi.unstubAllGlobals();
});

interface Shown extends Partial<BookingJourneyProps> {
  readonly step?: BookingStep;
  readonly choice?: BookingChoice;
  readonly visit?: BookingPageState;
}
const journeyOf = ({ step = 'party', choice = party, ...props }: Shown = {}) => (
  <BookingJourney
    restaurant={fakeRestaurant()}
    nearby={[]}
    visit={{ step, choice, idempotencyKey: 'key-12345' }}
    facts={{}}
    isSaved={false}
    {...props}
  />
);
const show = (shown: Shown = {}) => render(journeyOf(shown));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
/** Takes the chosen time, or the first one that can be chosen. */
async function takeTime(): Promise<void> {
  await button('Take this time');
  act(chooseFirstTime);
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
}
const heading = () => screen.getByRole('heading', { level: 2 });
async function focusedTitle(name: string): Promise<void> {
  const element = await title(name);
  await waitFor(() => expect(document.activeElement).toBe(element));
}
const title = (name: string) => screen.findByRole('heading', { name });
async function typeDetails(): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
}
const messageOf = async () => (await screen.findByRole('alert')).textContent;

const dinner = {
  id: 'dinner',
  name: 'Dinner',
  minimumCovers: 1,
  maximumCovers: 8,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
};

describe('a booking', () => {
  it('names the address to which its confirmation goes, where the booking system says that it does [booking.thanks]', async () => {
    fakeBookingSystem({ create: { success: true, bookingReference: 'PR-1234', isMailed: true } });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await screen.findByText(/A confirmation is on its way to ada@example\.com\.$/)).toBeTruthy();
  });

  it('saves its party for the next free times once it is chosen [diner.next-tables]', async () => {
    fakeBookingSystem();
    const four = { ...party, adults: 3, children: 1 };
    const { unmount } = show({ choice: four });
    await button('Find a time');
    expect(readLastParty()).toBeUndefined();
    unmount();
    show({ step: 'time', choice: four });
    await button('Take this time');
    expect(readLastParty()).toEqual({ adults: 3, children: 1 });
  });

  it('shows the errors of each attempt, and none after another step [booking.step3]', async () => {
    fakeBookingSystem();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    show({ step: 'details', choice: withTime });
    await press('Book the table');
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    await press('Book the table');
    expect(document.activeElement).toBe(summary);
    expect(scroll.mock.contexts).toEqual([summary, summary]);
    await user.click(screen.getByRole('link', { name: 'Time' }));
    await takeTime();
    await focusedTitle('Who is coming');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the button that takes a time in sight when a guest chooses one, and does not scroll before [booking.step2]', async () => {
    fakeBookingSystem();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    show({ step: 'time', choice: withTime });
    const radio = await screen.findByRole('radio', { name: '18:00' });
    expect(scroll).not.toHaveBeenCalled();
    await user.click(radio);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { name: 'Take this time' })]);
    expect(radio.closest('label')?.nextElementSibling).toBe(scroll.mock.contexts[0]);
  });

  it('shows its own errors where no time is chosen [booking.step2]', async () => {
    fakeBookingSystem();
    show({ step: 'time' });
    await press('Take this time');
    const error = screen.getByText('Choose a time');
    expect(error.closest('fieldset')).toBeNull();
    expect(screen.getByRole('group', { name: 'Times' }).getAttribute('aria-describedby')).toBe(error.id);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '18:00' }));
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    expect(screen.queryByText('Choose a time')).toBeNull();
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('goes from the party over the time and the details to the thank-you message [booking.thanks]', async () => {
    const sent = fakeBookingSystem();
    const onChange = vi.fn();
    show({ onChange });
    expect(heading().textContent).toBe('Who, and which day');
    expect(document.activeElement).toBe(document.body);
    await press('Find a time');
    await focusedTitle('When');
    await takeTime();
    await focusedTitle('Who is coming');
    expect(screen.getByText('Soho · Thursday 3 December 2026 · 18:00 · 2 people', { exact: false })).toBeTruthy();
    await typeDetails();
    await user.click(screen.getByRole('checkbox', { name: /email/i }));
    await press('Book the table');
    await focusedTitle('Your table is booked');
    expect(screen.getByText('PR-1234')).toBeTruthy();
    expect(sent('create')).toHaveLength(1);
    const [request] = sent('create');
    expect(request?.url.pathname).toBe('/api/booking/create/1');
    expect(request?.headers.get('idempotency-key')).toBe('key-12345');
    expect(JSON.stringify(request?.body)).toMatch(/"Ada".*"Byron".*"ada@example.com"/);
    expect(onChange.mock.lastCall).toMatchObject([{ step: 'thanks', done: { reference: 'PR-1234' } }]);
  });

  it('asks about the chosen day, party, area, menu and time [booking.areas-menus] [booking.step2]', async () => {
    const linked = { ...dinner, menuLinkGroup: 'M', areaLinkGroup: 'A' };
    const sent = fakeBookingSystem({ occasions: [linked] });
    show({ step: 'time' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'Garden');
    expect(screen.getByRole('option', { name: 'Set menu, £35.00 each' })).toHaveProperty('selected', true);
    await takeTime();
    await title('Who is coming');
    const query = (name: string) => Object.fromEntries(sent(name).at(-1)?.url.searchParams ?? []);
    expect(query('occasions')).toEqual({ date: '2026-12-03' });
    expect(query('slots')).toMatchObject({ occasionId: 'dinner', menuIds: 'set', areaId: 'garden' });
    expect(query('requirements')).toMatchObject({ menuId: 'set', areaId: 'garden', time: '18:00' });
    expect(query('upsells')).toMatchObject({ time: '18:00', includeUnavailable: 'false' });
    expect(['areas', 'bookingmenu', 'requirements', 'upsells'].map((name) => sent(name).length)).toEqual([1, 1, 1, 1]);
  });

  it('drops an area that is too small for the party, with times of the whole restaurant [booking.areas-menus] [booking.covers]', async () => {
    const linked = { ...dinner, areaLinkGroup: 'A' };
    const sent = fakeBookingSystem({ occasions: [linked], areas: [{ id: 'garden', name: 'Garden' }] });
    show({ step: 'time', choice: { ...withTime, areaId: 'bar' } });
    await waitFor(() => expect(sent('slots').at(-1)?.url.searchParams.get('areaId')).toBe(''));
    expect(await screen.findByRole('combobox', { name: 'Area' })).toHaveProperty('value', '');
  });

  it('does not ask for areas and menus that the occasion has not [booking.areas-menus]', async () => {
    const sent = fakeBookingSystem();
    show({ step: 'time' });
    await button('Take this time');
    expect([...sent('areas'), ...sent('bookingmenu')]).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('does not ask again for what the page was rendered with [booking.step2]', async () => {
    const sent = fakeBookingSystem();
    const value = [dinner];
    const slots = [{ time: '21:00', available: true, canEnquire: false, areaIds: undefined }];
    const facts: BookingFacts = { occasions: { ok: true, value }, slots: { ok: true, value: slots } };
    hydrate(journeyOf({ step: 'time', facts }));
    expect(screen.getByRole('radio', { name: '21:00' })).toHaveProperty('checked', false);
    await takeTime();
    await title('Who is coming');
    expect([...sent('occasions'), ...sent('slots')]).toEqual([]);
  });

  it('shows its confirmation after a reload, also where the page shows that an earlier attempt was refused [booking.thanks]', async () => {
    fakeBookingSystem();
    const outcome = { kind: 'refused', code: 5, message: 'No card.', isFinal: false } as const;
    const visit = { step: 'details', choice: withTime, idempotencyKey: 'key-12345', outcome } as const;
    const { unmount } = show({ isSaved: true, visit });
    await typeDetails();
    await press('Book the table');
    await title('Your table is booked');
    unmount();
    show({ isSaved: true, visit });
    expect(await title('Your table is booked')).toBeTruthy();
  });

  it('asks for nothing after its end [booking.thanks]', async () => {
    const sent = fakeBookingSystem();
    const outcome = { kind: 'done', reference: 'PR-9', isEnquiry: false } as const;
    show({ visit: { step: 'details', choice: withTime, idempotencyKey: 'key-12345', outcome } });
    expect(heading().textContent).toBe('Your table is booked');
    await waitFor(() => expect(sent('events')).toHaveLength(1));
    expect(sent('events')[0]?.body).toEqual({ name: 'step_thanks', step: 4 });
    expect([...sent('occasions'), ...sent('slots')]).toEqual([]);
  });

  it('that is a request says that no table is booked yet [booking.step2]', async () => {
    const sent = fakeBookingSystem({
      requirements: { isEnquiry: true, creditCardRequired: false, isPhoneRequired: false },
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Send the request');
    await title('Request sent, not yet confirmed');
    expect(screen.getByText('RQ-1234')).toBeTruthy();
    expect(sent('enquiry')[0]?.url.pathname).toBe('/api/booking/enquiry/1');
    expect(sent('create')).toEqual([]);
  });
});

describe('the party', () => {
  it('starts at the minimum of the occasion, and changing the occasion resets it [booking.step1]', async () => {
    fakeBookingSystem();
    show({ choice: { date: '2026-12-03' } });
    const covers = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' }).valueAsNumber;
    expect(await screen.findByRole('radio', { name: /Dinner/ })).toHaveProperty('checked', true);
    expect(covers()).toBe(1);
    await press('One more');
    await press('One more');
    expect(covers()).toBe(3);
    await press('One fewer');
    expect(covers()).toBe(2);
    await user.click(screen.getByRole('radio', { name: /Feast/ }));
    expect(covers()).toBe(4);
    expect(screen.getByRole('status').textContent).toBe('Feast is for 4 or more: the number of people is now 4.');
    await press('One more');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('of more than 20 gets the group enquiry instead of a table [booking.covers]', async () => {
    fakeBookingSystem();
    show();
    const input = await screen.findByRole('spinbutton', { name: 'How many' });
    await user.clear(input);
    await user.type(input, '21');
    expect(screen.getByRole('link', { name: 'ask us for a table' }).getAttribute('href')).toBe(
      '/group-booking?restaurant=1&guests=21&date=2026-12-03',
    );
    await press('Find a time');
    expect(heading().textContent).toBe('Who, and which day');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not increased beyond the maximum of the occasion: the group enquiry is offered instead [booking.covers]', async () => {
    fakeBookingSystem();
    show({ choice: { ...party, adults: 7 } });
    await press('One more');
    expect(screen.queryByRole('link', { name: 'ask us for a table' })).toBeNull();
    await press('One more');
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '8');
    const link = within(screen.getByRole('status')).getByRole('link', { name: 'ask us for a table' });
    expect(link.getAttribute('href')).toBe('/group-booking?restaurant=1&guests=9&date=2026-12-03');
    await press('One fewer');
    expect(screen.queryByRole('link', { name: 'ask us for a table' })).toBeNull();
  });

  it('that an occasion is too small for can choose another occasion [booking.covers]', async () => {
    fakeBookingSystem();
    show({ choice: { ...party, adults: 10 } });
    await press('Feast');
    expect(screen.getByRole('radio', { name: /Feast/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '10');
    await press('Find a time');
    await title('When');
  });

  it('can be changed before hydration [booking.step1]', async () => {
    const sent = fakeBookingSystem();
    const occasions = [dinner, { ...dinner, id: 'feast', name: 'Feast', minimumCovers: 4, maximumCovers: 12 }];
    hydrate(journeyOf({ facts: { occasions: { ok: true, value: occasions } } }), () => {
      screen.getByRole<HTMLInputElement>('spinbutton').value = '6';
      screen.getByRole<HTMLInputElement>('radio', { name: /Feast/ }).checked = true;
    });
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '6');
    expect(screen.getByRole('radio', { name: /Feast/ })).toHaveProperty('checked', true);
    await press('Find a time');
    await title('When');
    await waitFor(() => expect(sent('slots').at(-1)?.url.searchParams.get('occasionId')).toBe('feast'));
  });

  it('is sent on once its occasions are there [booking.step1]', async () => {
    const occasions = Promise.withResolvers<object>();
    fakeBookingSystem({ occasions: () => occasions.promise });
    show();
    expect(screen.getByRole('status').textContent).toBe('Checking what can be booked on that day');
    await press('Find a time');
    expect(heading().textContent).toBe('Who, and which day');
    occasions.resolve([{ id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 }]);
    await title('When');
  });

  it('can look again after an error [booking.step1]', async () => {
    let isDown = true;
    const sent = fakeBookingSystem({
      occasions: () =>
        isDown
          ? { success: false, errorCode: 10 }
          : [{ id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 }],
    });
    show();
    expect(await messageOf()).toContain('Unfortunately we are currently unable to accept bookings at this time.');
    isDown = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Dinner/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent('occasions')).toHaveLength(2);
  });

  it('stays while the day is a closed one, and the day gets the focus [booking.step1] [booking.date]', async () => {
    const closedDay = '2026-12-07';
    const sent = fakeBookingSystem();
    show({ restaurant: fakeRestaurant({ closed: { [closedDay]: 'Closed' } }), choice: { ...party, adults: 3 } });
    expect(await screen.findByRole('radio', { name: /Dinner/ })).toBeTruthy();
    const day = screen.getByLabelText('Day');
    fireEvent.change(day, { target: { value: closedDay } });
    day.focus();
    await press('Find a time');
    expect(screen.getByText(/^The restaurant is closed on Monday 7 December 2026\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Choose a day')).toBeNull();
    expect(screen.getByRole('radio', { name: /Dinner/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '3');
    expect(document.activeElement).toBe(day);
    expect(sent('occasions').map(({ url }) => url.searchParams.get('date'))).toEqual(['2026-12-03']);
    fireEvent.change(day, { target: { value: '2026-12-08' } });
    await waitFor(() => expect(sent('occasions')).toHaveLength(2));
    expect(heading().textContent).toBe('Who, and which day');
    await press('Find a time');
    await title('When');
  });

  it('needs a day [booking.step1]', async () => {
    fakeBookingSystem();
    show({ choice: { adults: 2 } });
    expect(screen.queryByRole('status')).toBeNull();
    await press('Find a time');
    expect(screen.getByText('Choose a day')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  });

  it('looks again by its button if there is no occasion on the day [booking.step1]', async () => {
    const sent = fakeBookingSystem({ occasions: [] });
    show({ choice: { date: '2026-12-03', adults: 2 } });
    await press('Look again');
    await waitFor(() => expect(sent('occasions')).toHaveLength(2));
  });
});

describe('the occasion of a party that the address has', () => {
  it('is asked for alone, with a way to the whole step that has the focus then [booking.step1]', async () => {
    fakeBookingSystem({ occasions: [dinner, { ...dinner, id: 'birthday', name: 'Birthday' }] });
    const choice = { date: '2026-12-03', adults: 4, children: 0 };
    const visit = { step: 'party', choice, asksOccasionOnly: true, idempotencyKey: 'key-12345' } as const;
    const { unmount } = show({ visit });
    await title('Which occasion');
    await user.click(await screen.findByRole('radio', { name: /Birthday/ }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await press('Find a time');
    await focusedTitle('When');
    await user.click(screen.getByRole('link', { name: 'Party' }));
    expect(await screen.findByRole('spinbutton')).toHaveProperty('value', '4');
    unmount();
    show({ visit });
    await user.click(await screen.findByRole('link', { name: 'Change day or how many' }));
    await focusedTitle('Who, and which day');
    expect(await screen.findByRole('spinbutton')).toHaveProperty('value', '4');
  });
});

describe('Back on the first entry of the page while the calendar is open [diner.dialog]', () => {
  const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
  const state = { framework: 'state' };
  async function openCalendar(): Promise<void> {
    fakeBookingSystem();
    history.replaceState(state, '');
    show({ isSaved: true });
    await press(/^Change date/);
    expect(calendar()).toBeTruthy();
  }
  const isAtFirstEntry = () => waitFor(() => expect(history.state).toEqual(state));

  it('closes the calendar only', async () => {
    await openCalendar();
    expect(history.state).not.toEqual(state);
    act(() => history.back());
    await waitFor(() => expect(calendar()).toBeNull());
    await isAtFirstEntry();
    expect(heading().textContent).toBe('Who, and which day');
    expect(document.activeElement).toBe(await button(/^Change date/));
  });

  it('is not needed once the calendar is closed: its entry is left, and Forward opens nothing', async () => {
    await openCalendar();
    await user.keyboard('{Escape}');
    expect(calendar()).toBeNull();
    await isAtFirstEntry();
    const go = vi.spyOn(history, 'go');
    act(() => history.forward());
    await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
    await isAtFirstEntry();
    expect(calendar()).toBeNull();
  });

  it('leaves the chosen day in the entry of the step, before that of the next step', async () => {
    await openCalendar();
    await user.click(screen.getByRole('gridcell', { name: /^Friday 4 December 2026/ }));
    await press('Find a time');
    await title('When');
    await waitFor(() => expect(history.state).toMatchObject({ booking: { depth: 1 } }));
    expect(history.state['booking-dialog']).toBeUndefined();
    act(() => history.back());
    await title('Who, and which day');
    expect(document.querySelector('input[name="date"]')).toHaveProperty('value', '2026-12-04');
  });
});

describe('the time', () => {
  it('is none before the guest chooses a free one, and taken ones cannot be chosen [booking.step2]', async () => {
    fakeBookingSystem();
    show({ step: 'time' });
    expect(await screen.findByRole('radio', { name: '18:00' })).toHaveProperty('checked', false);
    expect(screen.getByRole('radio', { name: /20:00/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    expect(screen.getByRole('radio', { name: '19:00' })).toHaveProperty('checked', true);
    await takeTime();
    await title('Who is coming');
    expect(screen.getByText(/19:00/)).toBeTruthy();
  });

  it('is one near the chosen one when the party changes [booking.step2]', async () => {
    fakeBookingSystem();
    show({ step: 'time', choice: withTime });
    await user.click(await screen.findByRole('link', { name: 'Party' }));
    await press('One more');
    await press('Find a time');
    expect(await screen.findByRole('radio', { name: '19:00' })).toHaveProperty('checked', true);
  });

  it('chosen before hydration stays chosen [booking.step2]', async () => {
    fakeBookingSystem();
    const occasion = dinner;
    const slot = (time: string) => ({ time, available: true, canEnquire: false, areaIds: undefined });
    const slots = { ok: true, value: [slot('18:00'), slot('19:00')] } as const;
    hydrate(journeyOf({ step: 'time', facts: { occasions: { ok: true, value: [occasion] }, slots } }), () => {
      screen.getByRole<HTMLInputElement>('radio', { name: '19:00' }).checked = true;
    });
    expect(screen.getByRole('radio', { name: '19:00' })).toHaveProperty('checked', true);
  });

  it('whose requirements fail is not taken, and the message says why [booking.slot-failure]', async () => {
    fakeBookingSystem({ requirements: { success: false, errorCode: 4 } });
    show({ step: 'time' });
    await takeTime();
    const message =
      'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.';
    expect(await messageOf()).toBe(message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(heading().textContent).toBe('When');
    expect((await button('Take this time')).getAttribute('aria-disabled')).toBe('false');
  });

  it('is asked for once while the answer is awaited [booking.step2]', async () => {
    const answer = Promise.withResolvers<object>();
    const sent = fakeBookingSystem({ requirements: () => answer.promise });
    show({ step: 'time' });
    await takeTime();
    expect((await button('One moment')).getAttribute('aria-disabled')).toBe('true');
    await press('One moment');
    await act(async () => answer.resolve({ isEnquiry: false, creditCardRequired: false, isPhoneRequired: false }));
    await title('Who is coming');
    expect(sent('requirements')).toHaveLength(1);
  });

  it('whose answer comes after another choice is not taken [booking.step2]', async () => {
    const answer = Promise.withResolvers<object>();
    fakeBookingSystem({ requirements: () => answer.promise });
    show({ step: 'time' });
    await takeTime();
    await user.click(screen.getByRole('radio', { name: '19:00' }));
    await act(async () => answer.resolve({ isEnquiry: false, creditCardRequired: false, isPhoneRequired: false }));
    expect(await button('Take this time')).toBeTruthy();
    expect(heading().textContent).toBe('When');
  });

  it('cannot be chosen if slots fail: the code’s message, booking_unavailable, and nearby tables [booking.slot-failure]', async () => {
    vi.stubGlobal('dataLayer', analytics);
    const sent = fakeBookingSystem({
      slots: { success: false, errorCode: 10 },
      availability: [{ storeId: 'bath', available: true }],
    });
    show({ step: 'time', nearby: [fakeNearbyRestaurant('bath', 1.2)] });
    expect(await messageOf()).toContain('Unfortunately we are currently unable to accept bookings at this time.');
    expect(await screen.findByRole('link', { name: /Restaurant bath/ })).toBeTruthy();
    expect(analytics).toEqual([{ event: 'booking_unavailable' }]);
    expect(sent('events').map(({ body }) => body)).toEqual([
      { name: 'step_time', step: 2 },
      { name: 'booking_unavailable', step: 2 },
    ]);
    expect(sent('availability')[0]?.body).toEqual({
      stores: [{ storeId: 'bath', miles: 1.2 }],
      date: '2026-12-03',
      adultCovers: 2,
      childrenCovers: 0,
    });
  });

  it.each<[what: string, facts: BookingFacts]>([
    [
      'times failed',
      { occasions: { ok: true, value: [dinner] }, slots: { ok: false, code: 10, message: 'No tables.' } },
    ],
    ['occasions failed', { occasions: { ok: false, message: 'No tables.' } }],
  ])('whose %s as the page was rendered is sent to analytics only [booking.events]', async (_, facts) => {
    vi.stubGlobal('dataLayer', analytics);
    const sent = fakeBookingSystem();
    show({ step: 'time', facts });
    expect(await messageOf()).toContain('No tables.');
    expect(analytics).toEqual([{ event: 'booking_unavailable' }]);
    expect(sent('events').map(({ body }) => body)).toEqual([{ name: 'step_time', step: 2 }]);
  });

  it('that fails after a page without times is recorded [booking.events]', async () => {
    const sent = fakeBookingSystem({ slots: { success: false, errorCode: 10 } });
    show({ facts: { occasions: { ok: true, value: [dinner] } } });
    await press('Find a time');
    await messageOf();
    expect(sent('events').at(-1)?.body).toEqual({ name: 'booking_unavailable', step: 2 });
  });

  it('have one message offline, which says that nothing is lost [booking.slot-failure] [diner.dialog]', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = fakeBookingSystem({ slots: offline, availability: offline });
    show({ step: 'time', nearby: [fakeNearbyRestaurant('bath', 1.2)] });
    expect(await messageOf()).toMatch(/^You are offline/);
    await waitFor(() => expect(sent('availability').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText('Looking for tables nearby')).toBeNull());
    expect(screen.queryByText('Error checking availability')).toBeNull();
  });

  it('can be looked up at a restaurant nearby, with the same day and party [booking.availability]', async () => {
    const sent = fakeBookingSystem({
      slots: ({ url }: { url: URL }) =>
        url.pathname.endsWith('/1') ? [] : [{ time: '18:30', available: true, canEnquire: false }],
      availability: [{ storeId: 'bath', available: true }],
    });
    show({ step: 'time', nearby: [fakeNearbyRestaurant('bath', 1.2)], switchesInPlace: true });
    await press(/Restaurant bath/);
    expect(await screen.findByRole('region', { name: 'Book a table at Restaurant bath' })).toBeTruthy();
    expect(await screen.findByRole('radio', { name: '18:30' })).toHaveProperty('checked', false);
    await focusedTitle('When');
    expect(sent('slots').at(-1)?.url.pathname).toBe('/api/booking/slots/bath');
    expect(sent('slots').at(-1)?.url.searchParams.get('adults')).toBe('2');
  });

  it('can be looked up on the page of a restaurant nearby, where typed details are filled in once [booking.taken]', async () => {
    fakeBookingSystem({
      availability: [{ storeId: 'bath', available: true }],
      create: { bookingStatus: 9, success: false },
    });
    const bath = fakeNearbyRestaurant('bath', 1.2);
    const { unmount } = show({ step: 'details', choice: withTime, nearby: [bath] });
    await typeDetails();
    await press('Book the table');
    await screen.findByText('A table for 2 people on the same day, nearby:');
    const link = screen.getByRole('link', { name: /Restaurant bath/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(screen.getByRole('region', { name: 'Book a table at Soho' })).toBeTruthy();
    unmount();
    const there = { restaurant: bath, step: 'details', choice: withTime, isSaved: true } as const;
    const first = show(there);
    await screen.findByDisplayValue('Ada');
    first.unmount();
    endJourney();
    show(there);
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveProperty('value', '');
  });
});

describe('extras', () => {
  const upsells = [
    { id: 'cake', name: 'Birthday cake', description: 'For six', pricePence: 2500, maxQty: 2 },
    { id: 'wine', name: 'Wine', pricePence: 3000, maxQty: 1 },
  ];

  it('are offered before the details, with their price, and go with the booking [booking.upsells]', async () => {
    const sent = fakeBookingSystem({ upsells });
    show({ step: 'time' });
    await takeTime();
    await title('On the table when you come');
    expect(await button('Continue without')).toBeTruthy();
    const cake = await screen.findByRole('combobox', { name: /Birthday cake £25.00/ });
    expect(
      within(cake)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['None', '1', '2']);
    await user.selectOptions(cake, '2');
    expect(screen.getByText('£50.00 in all, paid at the table')).toBeTruthy();
    await press('Add and continue');
    await typeDetails();
    await press('Book the table');
    await title('Your table is booked');
    expect(JSON.stringify(sent('create')[0]?.body)).toMatch(/cake.*2/);
  });

  it('can be removed again [booking.upsells]', async () => {
    fakeBookingSystem({ upsells });
    show({ step: 'extras', choice: { ...withTime, extras: [{ id: 'cake', quantity: 1 }] } });
    expect(await screen.findByText('£25.00 in all, paid at the table')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /Birthday cake/ }), 'None');
    expect(screen.getByText('Nothing added')).toBeTruthy();
    await press('Continue without');
    await title('Who is coming');
  });
});

describe('the details', () => {
  it('are validated before they are sent, and the error summary gets the focus [booking.step3]', async () => {
    const sent = fakeBookingSystem({
      requirements: { isEnquiry: false, creditCardRequired: false, isPhoneRequired: true },
    });
    document.title = 'Book';
    show({ step: 'details', choice: withTime });
    await press('Book the table');
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#booking-firstName', '#booking-lastName', '#booking-email', '#booking-phoneNumber']);
    expect(document.title).toBe('Error: Book');
    const name = screen.getByRole('textbox', { name: 'First name' });
    expect([name.getAttribute('aria-invalid'), name.getAttribute('aria-describedby')]).toEqual([
      'true',
      'booking-firstName-error',
    ]);
    expect(sent('create')).toEqual([]);
  });

  it('typed before hydration are sent [booking.step3]', async () => {
    const sent = fakeBookingSystem();
    const occasion = dinner;
    const requirements = {
      isEnquiry: false,
      creditCardRequired: false,
      isPhoneRequired: false,
      guaranteeAmountPence: undefined,
      cancelHours: undefined,
      policyText: undefined,
      areaName: undefined,
    };
    const facts: BookingFacts = {
      occasions: { ok: true, value: [occasion] },
      requirements: { ok: true, value: requirements },
    };
    hydrate(journeyOf({ step: 'details', choice: withTime, facts }), () => {
      screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value = 'Ada';
    });
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await press('Book the table');
    await title('Your table is booked');
    expect(JSON.stringify(sent('create')[0]?.body)).toContain('"Ada"');
  });

  it('are sent once however often the button is pressed [booking.once]', async () => {
    const answer = Promise.withResolvers<object>();
    const sent = fakeBookingSystem({ create: () => answer.promise });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    await press('Booking your table');
    expect(sent('create')).toHaveLength(1);
    expect((await button('Booking your table')).getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer.resolve({ success: true, bookingReference: 'PR-1234' }));
    await title('Your table is booked');
  });

  it('stay after an error, with the reply’s message, and are sent with another key [booking.error]', async () => {
    let message: string | undefined = 'The kitchen is closed.';
    const sent = fakeBookingSystem({
      create: () =>
        message ? { success: false, errorCode: 6, message } : { success: true, bookingReference: 'PR-1234' },
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toBe('The kitchen is closed.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada');
    message = undefined;
    await press('Book the table');
    await title('Your table is booked');
    const keys = sent('create').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('key-12345');
    expect(keys[1]).not.toBe('key-12345');
  });

  it('are sent again with the same key if the reply is lost [booking.once]', async () => {
    let attempts = 0;
    const sent = fakeBookingSystem({
      create: () => {
        attempts += 1;
        if (attempts === 1) throw new TypeError('Failed to fetch');
        return { success: true, bookingReference: 'PR-1234' };
      },
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('create').map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-12345', 'key-12345']);
  });

  it('with a doubtful outcome are sent as a new attempt only if the guest says so [upstream.once] [booking.once]', async () => {
    let status = 422;
    const sent = fakeBookingSystem({
      create: () => (status === 422 ? Response.json({}, { status }) : { success: true, bookingReference: 'PR-1234' }),
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toContain('We do not know whether your table was booked.');
    status = 200;
    await user.click(screen.getByRole('link', { name: 'Book another table all the same' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await focusedTitle('Who is coming');
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('create').at(-1)?.headers.get('idempotency-key')).not.toBe('key-12345');
  });

  it('cannot be sent while the result of an earlier booking is lost, until the guest says so [booking.once] [form.nojs]', async () => {
    const sent = fakeBookingSystem();
    const visit = { step: 'details', choice: withTime, idempotencyKey: 'key-12345', lostResult: 'sent' } as const;
    show({ visit, isSaved: true });
    expect(await messageOf()).toMatch(/^The result of your booking cannot be shown\. Your table may have been booked/);
    expect(screen.getByText('What was sent: 2 people on Thursday 3 December 2026 at 19:00.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ring Soho/ })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    const again = screen.getByRole('link', { name: 'Book another table all the same' });
    expect(again.getAttribute('href')).toMatch(/^\/booking\/soho\?step=details&.*&again=1#booking\.journey$/);
    expect(again.getAttribute('href')).not.toContain('result=');
    await user.click(again);
    await focusedTitle('Who is coming');
    await typeDetails();
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('create').map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^again-/),
    ]);
  });

  it('with a doubtful outcome are not sent by a second press of Enter on the link [booking.once]', async () => {
    const sent = fakeBookingSystem({ create: () => Response.json({}, { status: 422 }) });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    (await screen.findByRole('link', { name: 'Book another table all the same' })).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent('create')).toHaveLength(1);
  });

  it.each<[what: string, create: () => unknown]>([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers instead of the site', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('have a doubtful outcome if %s each time [upstream.once] [booking.once]', async (_, create) => {
    const sent = fakeBookingSystem({ create });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toContain('We do not know whether your table was booked.');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: /^Ring Soho/ })).toBeTruthy();
    expect(document.querySelector('[data-kind="uncertain"]')).toBeTruthy();
    expect(screen.getByText('Soho · Thursday 3 December 2026 · 19:00 · 2 people', { exact: false })).toBeTruthy();
    expect(sent('create').map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-12345', 'key-12345']);
  });

  it('that were being sent when the page was loaded again may have booked, and are sent under the same key [upstream.once]', async () => {
    const first = fakeBookingSystem({ create: () => new Promise<never>(() => undefined) });
    const view = show({ step: 'details', choice: withTime, isSaved: true });
    await typeDetails();
    await press('Book the table');
    await waitFor(() => expect(first('create')).toHaveLength(1));
    view.unmount();
    const sent = fakeBookingSystem();
    show({ isSaved: true, visit: { step: 'party', choice: {}, idempotencyKey: 'key-of-the-reload' } });
    await title('Who is coming');
    expect(await messageOf()).toMatch(/^Your booking was being sent when this page was left\. We do not know whether/);
    expect(screen.getByText('What was sent: 2 people on Thursday 3 December 2026 at 19:00.')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByRole('link', { name: /^Ring Soho/ })).toBeTruthy();
    expect(sent('create')).toEqual([]);
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('create').map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-12345']);
  });

  it('with a doubtful outcome have their warning after Back and at the other steps too [upstream.once]', async () => {
    fakeBookingSystem({ create: () => Response.json({}, { status: 422 }) });
    show({ step: 'time', isSaved: true });
    await takeTime();
    await typeDetails();
    await press('Book the table');
    const doubt = 'We do not know whether your table was booked.';
    expect(await messageOf()).toContain(doubt);
    act(() => history.back());
    await title('When');
    expect(await messageOf()).toContain(doubt);
    await takeTime();
    await title('Who is coming');
    expect(await messageOf()).toContain(doubt);
  });

  it('that cannot be sent offline say so [booking.error]', async () => {
    fakeBookingSystem({ create: () => Promise.reject(new TypeError('Failed to fetch')) });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toBe('You are offline. Nothing is lost: try again when you are connected.');
  });
});

describe('a booking of an earlier visit that may have been made [upstream.once]', () => {
  const doubt = 'You may have a table already: 2 people on Thursday 3 December 2026 at 19:00.';
  const mention = () => screen.queryByText(doubt, { exact: false });
  /** The simulated document deletes a cookie a millisecond late. */
  const cookieIsDeleted = () => waitFor(() => expect(document.cookie).not.toContain('uncertain-bookings'));
  async function bookInDoubt(answer: () => unknown): Promise<void> {
    fakeBookingSystem({ create: answer });
    const view = show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    await screen.findByRole('alert');
    expect(mention()).toBeNull();
    view.unmount();
  }
  const uncertain = () => Response.json({}, { status: 422 });
  const earlierOutcome = uncertainOutcome({ isEnquiry: false });

  it('is mentioned, with whom to call, until it is dismissed', async () => {
    await bookInDoubt(uncertain);
    expect(JSON.stringify([{ ...localStorage }, document.cookie])).not.toMatch(/Ada|Byron|example|key-12345/);
    const view = show();
    expect(mention()?.closest('[role="status"]')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ring Soho/ })).toBeTruthy();
    await press('Dismiss');
    expect(mention()).toBeNull();
    await focusedTitle('Who, and which day');
    view.unmount();
    show();
    expect(mention()).toBeNull();
  });

  it('is mentioned at its restaurant only, and while its time has not passed', async () => {
    await bookInDoubt(uncertain);
    const other = show({ restaurant: fakeRestaurant({ storeId: '2' }) });
    expect(mention()).toBeNull();
    other.unmount();
    for (const timeOfDay of ['18:59', undefined]) {
      const view = show({ restaurant: fakeRestaurant({ today: '2026-12-03', timeOfDay }) });
      expect(mention()).toBeTruthy();
      view.unmount();
    }
    show({ restaurant: fakeRestaurant({ today: '2026-12-03', timeOfDay: '19:00' }) });
    expect(mention()).toBeNull();
    await cookieIsDeleted();
  });

  it('is mentioned if the page was left while it was being sent', async () => {
    const sent = fakeBookingSystem({ create: () => new Promise<never>(() => undefined) });
    const view = show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    await waitFor(() => expect(sent('create')).toHaveLength(1));
    view.unmount();
    show();
    expect(mention()).toBeTruthy();
  });

  it.each([
    ['was refused', () => ({ success: false, errorCode: 8 })],
    ['cannot be sent offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not mentioned if it %s', async (_, answer) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await bookInDoubt(answer);
    show();
    expect(mention()).toBeNull();
  });

  it('is in the HTML of the page, without script too [form.nojs]', () => {
    const booking = { storeId: '1', date: '2026-12-03', time: '19:00', adults: 2, children: 0, isEnquiry: false };
    const visitWith = (earlierBookings: BookingPageState['earlierBookings']) =>
      renderToString(
        journeyOf({ visit: { step: 'party', choice: party, idempotencyKey: 'key-12345', earlierBookings } }),
      );
    expect(visitWith([booking])).toContain(doubt);
    expect(visitWith([{ ...booking, storeId: '2' }])).not.toContain('You may have');
    expect(visitWith(undefined)).not.toContain('You may have');
  });

  it('is mentioned while another table is booked and after that, with what was booked on the next visit', async () => {
    await bookInDoubt(uncertain);
    fakeBookingSystem({ create: () => ({ success: true, bookingReference: 'PR-1234' }) });
    const visit = { step: 'details', choice: withTime, idempotencyKey: 'key-12345', earlierOutcome } as const;
    const view = show({ visit });
    await user.click(screen.getByRole('link', { name: 'Book another table all the same' }));
    expect(mention()).toBeTruthy();
    await typeDetails();
    await press('Book the table');
    await title('Your table is booked');
    const another = 'You may have another table already: 2 people on Thursday 3 December 2026 at 19:00.';
    expect(screen.getByText(another, { exact: false })).toBeTruthy();
    expect(screen.queryByText(/The reference is PR-1234/)).toBeNull();
    view.unmount();
    show();
    const made = 'Your table is booked: 2 people on Thursday 3 December 2026 at 19:00. The reference is PR-1234.';
    expect(screen.getByText(made)).toBeTruthy();
    expect(screen.getByText(another, { exact: false })).toBeTruthy();
    await press('Dismiss');
    expect(screen.queryByText(made)).toBeNull();
    await cookieIsDeleted();
  });

  it('is not mentioned once the same attempt is booked, but stays after another table', async () => {
    let answer: () => unknown = uncertain;
    const bookAgain = async (name: string): Promise<void> => {
      fakeBookingSystem({ create: () => answer() });
      const view = show({ step: 'details', choice: withTime });
      await typeDetails();
      answer = uncertain;
      await press('Book the table');
      await screen.findByRole('alert');
      answer = () => ({ success: true, bookingReference: 'PR-1234' });
      if (name !== '') await user.click(screen.getByRole('link', { name }));
      await press('Book the table');
      await title('Your table is booked');
      view.unmount();
    };
    await bookAgain('');
    show().unmount();
    await cookieIsDeleted();
    await bookAgain('Book another table all the same');
    show();
    expect(screen.getByText(/^You may have another table already/)).toBeTruthy();
  });

  it('is listed among what the site stores', () => {
    const listed = ownStoredItems.filter(({ kind }) => kind === 'cookie').map(({ name }) => name);
    expect(listed).toContain('uncertain-bookings');
  });
});

describe('an answer that takes longer than 10 seconds [loading.flags]', () => {
  const slow = 'This is taking longer than usual.';
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const never = () => new Promise<never>(() => undefined);
  const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  /** Expects the message only after 10 seconds. */
  async function expectSlowMessage(): Promise<void> {
    await wait(9_900);
    expect(screen.queryByText(slow)).toBeNull();
    await wait(200);
    expect(screen.getByText(slow).closest('[role="status"]')).toBeTruthy();
  }

  it('says so while times are looked up', async () => {
    fakeBookingSystem({ slots: never });
    show({ step: 'time' });
    await expectSlowMessage();
    expect(screen.getByText('Looking for tables')).toBeTruthy();
  });

  it('is shown when it comes at last, without a press [booking.step2]', async () => {
    const answer = Promise.withResolvers<object>();
    const sent = fakeBookingSystem({ slots: () => answer.promise });
    show({ step: 'time' });
    await wait(12_000);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    answer.resolve([{ time: '18:30', available: true, canEnquire: false }]);
    await wait(100);
    expect(screen.getByRole('radio', { name: '18:30' })).toBeTruthy();
    expect(screen.queryByText(slow)).toBeNull();
    expect(sent('slots')).toHaveLength(1);
  });

  it.each(['slots', 'occasions'])('can be asked for again: %s [booking.step2]', async (name) => {
    let isHanging = true;
    const reply = { slots: [{ time: '18:30', available: true, canEnquire: false }], occasions: [dinner] };
    const sent = fakeBookingSystem({ ...reply, [name]: () => (isHanging ? never() : Reflect.get(reply, name)) });
    show({ step: 'time' });
    await wait(12_000);
    isHanging = false;
    await click('Try again');
    await wait(100);
    expect(screen.getByRole('radio', { name: '18:30' })).toBeTruthy();
    expect(sent(name)).toHaveLength(2);
  });

  it('says so while a time is taken, and not before', async () => {
    fakeBookingSystem({ requirements: never });
    show({ step: 'time' });
    await wait(12_000);
    act(chooseFirstTime);
    await click('Take this time');
    await expectSlowMessage();
  });

  it('says so while a table is booked, until there is an answer', async () => {
    const answer = Promise.withResolvers<object>();
    fakeBookingSystem({ create: () => answer.promise });
    const typed = { ...emptyDetails, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    show({ visit: { step: 'details', choice: withTime, idempotencyKey: 'key-12345', typed } });
    await wait(12_000);
    await click('Book the table');
    await expectSlowMessage();
    answer.resolve({ success: true, bookingReference: 'PR-1234' });
    await wait(100);
    expect(screen.getByText('PR-1234')).toBeTruthy();
    expect(screen.queryByText(slow)).toBeNull();
  });
});

describe('times that could not be loaded [booking.slot-failure]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const failure = () => Response.json({ success: false }, { status: 502 });
  const times = [{ time: '18:30', available: true, canEnquire: false }];
  const clickAgain = (role: 'link' | 'button') =>
    act(async () => {
      const control = screen.getByRole(role, { name: 'Try again' });
      control.focus();
      control.click();
    });

  /** What screen readers are told, and what is shown with the error. */
  const retryMessages = () => [
    document.querySelector('p[aria-live=polite]')?.textContent,
    screen.queryByRole('alert')?.querySelector('p[aria-hidden=true]')?.textContent,
  ];

  it('are asked for again with growing pauses; the error and a live region say so', async () => {
    let failures = 2;
    const sent = fakeBookingSystem({ slots: () => (failures-- > 0 ? failure() : times) });
    show({ step: 'time' });
    await wait(1000);
    expect(retryMessages()).toEqual(Array(2).fill('We will try again in 3 seconds.'));
    expect(document.querySelector('p[aria-live=polite]')?.className).toBe('visually-hidden');
    await wait(3000);
    expect(sent('slots')).toHaveLength(2);
    expect(retryMessages()).toEqual(Array(2).fill('We will try again in 10 seconds.'));
    await wait(10_500);
    expect(screen.getByRole('radio', { name: '18:30' })).toBeTruthy();
    expect(screen.queryByText(/try again/i)).toBeNull();
    await wait(120_000);
    expect(sent('slots')).toHaveLength(3);
  });

  it('are asked for again a few times only, and after a press of the guest', async () => {
    const sent = fakeBookingSystem({ slots: failure });
    show({ step: 'time' });
    await wait(600_000);
    expect(sent('slots')).toHaveLength(4);
    expect(screen.queryByText(/We will try again/)).toBeNull();
    await clickAgain('link');
    await wait(100);
    expect(sent('slots')).toHaveLength(5);
  });

  it.each([
    ['with a code', { success: false, errorCode: 10 }, 502],
    ['without one', { success: false }, 400],
  ])('are not asked for again if the booking system refuses %s', async (_, reply, status) => {
    const sent = fakeBookingSystem({ slots: () => Response.json(reply, { status }) });
    show({ step: 'time' });
    await wait(120_000);
    expect(sent('slots')).toHaveLength(1);
  });

  it('are asked for again when the page is visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const sent = fakeBookingSystem({ slots: failure });
    show({ step: 'time' });
    await wait(60_000);
    expect(sent('slots')).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(100);
    expect(sent('slots')).toHaveLength(2);
  });

  it('leave the focus on the link to try again, and then on the heading', async () => {
    let isFailing = true;
    fakeBookingSystem({ slots: () => (isFailing ? failure() : times) });
    show({ step: 'time' });
    await wait(1000);
    await clickAgain('link');
    await wait(100);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Try again' }));
    isFailing = false;
    await clickAgain('link');
    await wait(100);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'When' }));
  });

  it('leave the focus on a control to try again also after a hang', async () => {
    let answer: () => unknown = () => new Promise<never>(() => undefined);
    fakeBookingSystem({ slots: () => answer() });
    show({ step: 'time' });
    await wait(12_000);
    answer = failure;
    await clickAgain('button');
    await wait(100);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Try again' }));
  });
});

describe('a connection that was lost [booking.error]', () => {
  const offline = /^You are offline\. Nothing is lost/;
  let isOnline = true;
  const setOnline = (online: boolean) => {
    isOnline = online;
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  /** Answers only while there is a connection. */
  const answerOnline = (answer: object) => () => (isOnline ? answer : Promise.reject(new TypeError('Failed to fetch')));
  beforeEach(() => {
    isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  });

  it('and returned: the times are looked up again, also if it was lost before the page was ready', async () => {
    isOnline = false;
    fakeBookingSystem({
      occasions: answerOnline([dinner]),
      slots: answerOnline([{ time: '18:00', available: true, canEnquire: false }]),
    });
    show({ step: 'time' });
    expect(await messageOf()).toMatch(offline);
    setOnline(true);
    expect(await screen.findByRole('radio', { name: '18:00' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and returned: the notice says so and takes no focus, and the time can be taken', async () => {
    fakeBookingSystem({
      requirements: answerOnline({ isEnquiry: false, creditCardRequired: false, isPhoneRequired: false }),
    });
    show({ step: 'time' });
    await button('Take this time');
    setOnline(false);
    await takeTime();
    expect(await messageOf()).toMatch(offline);
    const radio = screen.getByRole('radio', { name: '19:00' });
    radio.focus();
    setOnline(true);
    expect(await messageOf()).toBe('You are connected again. Please try again.');
    expect(document.activeElement).toBe(radio);
    await takeTime();
    await title('Who is coming');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and returned: the details can be sent', async () => {
    const sent = fakeBookingSystem({ create: answerOnline({ success: true, bookingReference: 'PR-1234' }) });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    setOnline(false);
    await press('Book the table');
    expect(await messageOf()).toMatch(offline);
    setOnline(true);
    expect(await messageOf()).toBe('You are connected again. Please try again.');
    await press('Book the table');
    await title('Your table is booked');
    expect(new Set(sent('create').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('and returned leaves a notice about something else', async () => {
    fakeBookingSystem({ create: { success: false, errorCode: 6, message: 'The kitchen is closed.' } });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toBe('The kitchen is closed.');
    setOnline(true);
    expect(await messageOf()).toBe('The kitchen is closed.');
  });
});

describe('a table that has just been taken', () => {
  const taken = { success: true, bookingStatus: 9 };
  const linked = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8, areaLinkGroup: 'A' };

  it('leads back to the times, asked for again, with everything typed [booking.taken]', async () => {
    vi.stubGlobal('dataLayer', analytics);
    let isTaken = true;
    const times = () => [
      { time: '18:00', available: true, canEnquire: false },
      { time: '18:45', available: true, canEnquire: false },
      { time: '19:00', available: !isTaken, canEnquire: false },
    ];
    const sent = fakeBookingSystem({
      create: () => (isTaken ? taken : { success: true, bookingReference: 'PR-1' }),
      slots: times,
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await press('Book the table');
    expect(await messageOf()).toBe('Sorry, that time has just been taken. Please choose another.');
    await focusedTitle('When');
    expect(await screen.findByRole('radio', { name: '18:45' })).toHaveProperty('checked', true);
    expect(analytics).toEqual([{ event: 'booking_unavailable' }]);
    expect(sent('events').at(-1)?.body).toEqual({ name: 'booking_unavailable', step: 2 });
    isTaken = false;
    await takeTime();
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada');
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('create').map(({ headers }) => headers.get('idempotency-key'))[1]).not.toBe('key-12345');
  });

  it('can be had in another area, and the second time the telephone is offered [booking.taken]', async () => {
    let isTaken = true;
    const sent = fakeBookingSystem({
      occasions: [linked],
      create: () => (isTaken ? taken : { success: true, bookingReference: 'PR-1' }),
      slots: ({ url }: { url: URL }) => [
        { time: '19:00', available: !url.searchParams.get('areaId'), canEnquire: false, areaIds: ['garden'] },
        { time: '18:00', available: true, canEnquire: false },
      ],
    });
    show({ step: 'details', choice: { ...withTime, areaId: 'bar' } });
    await typeDetails();
    await press('Book the table');
    await title('When');
    expect(screen.queryByRole('link', { name: /^Ring Soho/ })).toBeNull();
    await press('Garden 19:00');
    await title('Who is coming');
    await press('Book the table');
    await title('When');
    expect(screen.getByRole('link', { name: /^Ring Soho/ }).getAttribute('href')).toBe('tel:01632960001');
    isTaken = false;
    expect(JSON.stringify(sent('create')[1]?.body)).toContain('garden');
  });
});

describe('the card of a booking', () => {
  const requirements = {
    isEnquiry: false,
    creditCardRequired: true,
    isPhoneRequired: false,
    guaranteeAmountPence: 1000,
  };
  const gateway = { token: { clientToken: 'test-gateway' }, submit: { success: true, customerId: 'customer-1' } };

  it('must be chosen, and its id goes with the booking [booking.card]', async () => {
    const sent = fakeBookingSystem({ requirements, ...gateway });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await screen.findByRole('radio', { name: 'A card that is good' });
    await press('Book the table');
    expect(screen.getByRole('link', { name: 'Choose a card' }).getAttribute('href')).toBe('#booking-card');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A card that is good' }));
    expect(sent('submit')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'A card that is good' }));
    await press('Book the table');
    await title('Your table is booked');
    expect(sent('submit')[0]?.body).toEqual({
      nonce: 'test-nonce-ok',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
    });
    expect(JSON.stringify(sent('create')[0]?.body)).toContain('customer-1');
  });

  it('that the bank declines leaves the details as they are [booking.card]', async () => {
    const sent = fakeBookingSystem({
      requirements,
      ...gateway,
      submit: () => Response.json({ success: false }, { status: 402 }),
    });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await user.click(await screen.findByRole('radio', { name: 'A card that is declined' }));
    await press('Book the table');
    expect(await messageOf()).toMatch(/card/i);
    // At the card fields, because the details between them and the top of the form may fill several screens.
    const message = within(screen.getByRole('group', { name: 'A card to hold the table' })).getByRole('alert');
    expect(screen.getAllByRole('alert')).toEqual([message]);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(heading().textContent).toBe('Who is coming');
    expect(sent('create')).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ada');
  });

  it('is entered once, also if the table is taken, and another one can be used [booking.card]', async () => {
    const sent = fakeBookingSystem({ requirements, ...gateway, create: { success: true, bookingStatus: 9 } });
    show({ step: 'details', choice: withTime });
    await typeDetails();
    await user.click(await screen.findByRole('radio', { name: 'A card that is good' }));
    await press('Book the table');
    await title('When');
    await takeTime();
    expect(
      await screen.findByText('Your card is stored already, and holds this table as well.', { exact: false }),
    ).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Book the table');
    await title('When');
    expect(sent('submit')).toHaveLength(1);
    await takeTime();
    await press('Use another card');
    expect(await screen.findByRole('radio', { name: 'A card that is good' })).toBeTruthy();
  });

  it.each([
    [5, true],
    [10, false],
  ])(
    'is asked for again only if the booking system rejects it: code %i [booking.card]',
    async (errorCode, isRequestedAgain) => {
      fakeBookingSystem({ requirements, ...gateway, create: { success: false, errorCode } });
      show({ step: 'details', choice: withTime });
      await typeDetails();
      await user.click(await screen.findByRole('radio', { name: 'A card that is good' }));
      await press('Book the table');
      await screen.findByRole('alert');
      await waitFor(() => expect(screen.queryAllByRole('radio').length > 0).toBe(isRequestedAgain));
      expect(screen.queryByText(/^Your card is stored already/) !== null).toBe(!isRequestedAgain);
    },
  );

  it('cannot be entered without the provider: the telephone is offered [booking.card]', async () => {
    fakeBookingSystem({ requirements, token: {} });
    show({ step: 'details', choice: withTime });
    expect(await messageOf()).toContain('This booking needs a credit card to confirm');
    expect(screen.getAllByRole('link', { name: /^Ring Soho/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Book the table' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not asked for with a request [booking.card]', async () => {
    fakeBookingSystem({ requirements: { ...requirements, isEnquiry: true } });
    show({ step: 'details', choice: withTime });
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.queryByRole('group', { name: 'A card to hold the table' })).toBeNull();
  });
});

describe('a restaurant without online booking', () => {
  it('offers the restaurants nearby instead of steps [booking.codes]', async () => {
    fakeBookingSystem({ occasions: { success: false, errorCode: 11 } });
    show({ nearby: [fakeNearbyRestaurant('bath', 1.2)] });
    expect(await screen.findByText('This restaurant cannot be booked online.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Find a time' })).toBeNull();
    expect(screen.getByRole('link', { name: /Restaurant bath/ })).toBeTruthy();
  });
});
