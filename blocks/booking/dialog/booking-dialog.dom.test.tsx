import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { endJourney, leaveJourney } from '#blocks/booking/journey/history/journey-history.client.ts';
import { fakeBookingSystem } from '#blocks/booking/testing/fake-booking-system.ts';
import { fakeNearbyRestaurant, fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import { BookingStartForm } from './booking-start-form.client.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const restaurant = fakeRestaurant({ firstDay: '2026-12-03', closed: {} });

let sent = fakeBookingSystem();
beforeEach(() => {
  sent = fakeBookingSystem();
  // The framework has its own state in every entry.
  history.replaceState({ framework: 'state' }, '');
});
afterEach(async () => {
  endJourney();
  leaveJourney();
  await waitFor(() => expect(history.state.booking).toBeUndefined());
  flushEntryState();
  vi.unstubAllGlobals();
});

/** Waits until the history is at the page as it was before the booking. */
const hasLeft = () => waitFor(() => expect(history.state).toEqual({ framework: 'state' }));
const show = (shown = restaurant) => render(<BookingStartForm restaurant={shown} nearby={[]} />);
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const openDialog = () => press('Find a table');
/** Opens the dialog, and goes back to the step before the times. */
async function openPartyStep(): Promise<void> {
  await openDialog();
  await user.click(await screen.findByRole('link', { name: 'Party' }));
  await title('Who, and which day');
}
const dialog = () => screen.queryByRole('dialog', { name: 'Book a table at Soho' });
const title = (name: string) => screen.findByRole('heading', { name });
async function traverse(delta: number): Promise<void> {
  const before = history.state;
  history.go(delta);
  await waitFor(() => expect(history.state).not.toBe(before));
}
/** Goes one entry back or forth, and waits until the booking has returned. */
async function traverseInVain(delta: 1 | -1): Promise<void> {
  const before = history.state;
  const go = vi.spyOn(history, 'go');
  if (delta === 1) history.forward();
  else history.back();
  await waitFor(() => expect(go).toHaveBeenCalledWith(-delta));
  await waitFor(() => expect(history.state).toEqual(before));
}
async function showDetails(): Promise<void> {
  show();
  await openDialog();
  await user.click(await screen.findByRole('radio', { name: '18:00' }));
  await press('Take this time');
  await title('Who is coming');
}
async function typeName(name: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), name);
  // Leaving the field saves it.
  await user.tab();
}
const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });

describe('the foot of the dialog', () => {
  it('keeps the button of a step in view at every width, and focused fields above it [diner.dialog]', () => {
    const css = readFileSync('blocks/booking/dialog/booking-dialog.module.css', 'utf8').replace(
      /@media[^{]*\{[^@]*?\n\}/g,
      '',
    );
    expect(css).toMatch(/form > \[type='submit'\]:last-of-type\) \{\s+position: sticky;\s+inset-block-end/);
    expect(css).toMatch(/scroll-padding-block: 4rem 6rem/);
  });
});

describe('the start of a booking', () => {
  it('takes any number of people, and tells a party that is too large whom to ask [booking.step1]', async () => {
    show();
    const guests = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' });
    await user.clear(guests);
    await user.type(guests, '99');
    expect(guests.checkValidity()).toBe(true);
    await openDialog();
    await title('Who, and which day');
    expect(await screen.findByText(/^Tables for up to \d+ can be booked here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ask us for a table' }).getAttribute('href')).toMatch(/guests=99/);
  });

  it('opens a modal dialog at the times of the chosen day and party, which gets the focus [booking.modal] [booking.tile] [diner.dialog]', async () => {
    show();
    const guests = screen.getByRole('spinbutton', { name: 'How many' });
    expect(guests).toHaveProperty('value', '2');
    await user.clear(guests);
    await user.type(guests, '5');
    await openDialog();
    expect(dialog()).toHaveProperty('open', true);
    expect(document.activeElement).toBe(dialog());
    const inner = within(dialog() ?? document.body);
    expect(await inner.findByRole('heading', { level: 2, name: 'When' })).toBeTruthy();
    await waitFor(() => expect(sent('slots')).toHaveLength(1));
    const { searchParams } = sent('slots')[0]?.url ?? new URL('http://none');
    expect(Object.fromEntries(searchParams)).toMatchObject({ dates: '2026-12-03', adults: '5' });
    expect(screen.queryByRole('heading', { name: 'Who, and which day' })).toBeNull();
  });

  it('leads to the booking page if so configured [booking.modal]', async () => {
    show(fakeRestaurant({}, { opens: 'page' }));
    const form = document.querySelector('form') ?? document.body;
    const wasPrevented = !fireEvent.submit(form);
    expect(wasPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('opens at the times if so configured, once they are known [booking.step2]', async () => {
    show(fakeRestaurant({ firstDay: '2026-12-03' }, { opensAt: 'time' }));
    await openDialog();
    await title('When');
    expect(screen.queryByRole('heading', { name: 'Who, and which day' })).toBeNull();
  });
});

describe('the booking dialog', () => {
  it('closes at once if nothing was typed, and leaves the history as it was [booking.modal]', async () => {
    show();
    await openDialog();
    await press('Close');
    expect(dialog()).toBeNull();
    await hasLeft();
    await openDialog();
    expect(dialog()).toHaveProperty('open', true);
  });

  it('stays open when a close event arrives while it is open, and so does its calendar [booking.modal]', async () => {
    show();
    await openPartyStep();
    await user.click(within(dialog() ?? document.body).getByRole('button', { name: /^Change date/ }));
    const calendar = screen.getByRole('dialog', { name: 'Choose a date' });
    for (const target of [calendar, dialog() ?? document]) fireEvent(target, new Event('close'));
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBe(calendar);
    expect(dialog()).toHaveProperty('open', true);
    expect(history.state).toHaveProperty('booking.id');
  });

  it('asks before it closes if details were typed, and can stay [booking.modal]', async () => {
    await showDetails();
    await typeName('Ada');
    await press('Close');
    const question = screen.getByText('Leave without booking? What you typed will be gone.');
    expect(question.closest('[role="alert"]')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    await press('Stay');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    expect(await firstName()).toHaveProperty('value', 'Ada');
    await press('Close');
    await press('Leave');
    expect(dialog()).toBeNull();
  });

  it.each([
    ['the key', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
    ['a gesture', () => fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }))],
  ])('asks before Escape closes it, and stays at the second: with %s [booking.modal]', async (_, pressEscape) => {
    await showDetails();
    await typeName('Ada');
    (await firstName()).focus();
    expect(pressEscape()).toBe(false);
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
    expect(pressEscape()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    expect(document.activeElement).toBe(await firstName());
    expect(dialog()).toHaveProperty('open', true);
  });

  it('starts again with the first step and nothing typed [booking.modal]', async () => {
    await showDetails();
    await typeName('Ada');
    await press('Start again');
    await title('Who, and which day');
    expect(await screen.findAllByRole('spinbutton', { name: 'How many' })).toHaveLength(2);
    await press('Close');
    expect(dialog()).toBeNull();
  });

  it('does not ask after the table is booked [booking.modal] [booking.thanks]', async () => {
    await showDetails();
    await typeName('Ada');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await press('Book the table');
    await title('Your table is booked');
    await press('Close');
    expect(dialog()).toBeNull();
  });
});

describe('Back and Forward during a booking', () => {
  it('go one step back and forth, and keep what was typed [diner.dialog]', async () => {
    await showDetails();
    await typeName('Ada');
    await traverse(-1);
    await title('When');
    await traverse(1);
    await title('Who is coming');
    expect(await firstName()).toHaveProperty('value', 'Ada');
  });

  it('close the dialog before the first step, and open it again [diner.dialog]', async () => {
    await showDetails();
    await typeName('Ada');
    await traverse(-2);
    await waitFor(() => expect(dialog()).toBeNull());
    await traverse(2);
    await waitFor(() => expect(dialog()).toHaveProperty('open', true));
    await title('Who is coming');
    expect(await firstName()).toHaveProperty('value', 'Ada');
  });

  it('close the calendar first, and stay in the step [diner.dialog]', async () => {
    show();
    await openPartyStep();
    const inner = within(dialog() ?? document.body);
    await user.click(inner.getByRole('button', { name: /^Change date/ }));
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeTruthy();
    await traverseInVain(-1);
    expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull();
    expect(dialog()).toHaveProperty('open', true);
    await traverse(-1);
    await title('When');
  });

  it('stay in the step while the booking is being sent [booking.once]', async () => {
    const answer = Promise.withResolvers<object>();
    sent = fakeBookingSystem({ create: () => answer.promise });
    await showDetails();
    await typeName('Ada');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await press('Book the table');
    await traverseInVain(-1);
    expect(screen.getByRole('heading', { name: 'Who is coming' })).toBeTruthy();
    await act(async () => answer.resolve({ success: true, bookingReference: 'PR-1' }));
    await title('Your table is booked');
    await press('Close');
    await hasLeft();
    await traverseInVain(1);
    expect(dialog()).toBeNull();
  });

  it('do not open a booking again that was left [booking.modal]', async () => {
    await showDetails();
    await press('Close');
    await hasLeft();
    await traverseInVain(1);
    expect(dialog()).toBeNull();
  });
});

describe('a reload during a booking', () => {
  it('restores the step, the choices and what was typed [booking.once]', async () => {
    await showDetails();
    await typeName('Ada');
    flushEntryState();
    document.body.replaceChildren();
    show();
    expect(dialog()).toHaveProperty('open', true);
    await title('Who is coming');
    expect(await firstName()).toHaveProperty('value', 'Ada');
  });

  it('after the booking shows its confirmation, with nothing that was typed, and records nothing again [booking.thanks] [booking.events]', async () => {
    await showDetails();
    await typeName('Ada');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
    await press('Book the table');
    await title('Your table is booked');
    const events = sent('events').length;
    document.body.replaceChildren();
    show();
    await title('Your table is booked');
    expect(screen.getByText('PR-1234')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Start again')).toBeNull());
    expect(screen.getByText(/^Soho expects 2 people\./)).toBeTruthy();
    expect(screen.getByText('Thursday 3 December 2026').parentElement?.textContent).toBe(
      'Thursday 3 December 2026 18:00',
    );
    expect(sent('create')).toHaveLength(1);
    expect(sent('events')).toHaveLength(events);
    expect(JSON.stringify([history.state, { ...sessionStorage }])).not.toMatch(/Ada|Byron|example/);
    await traverse(-1);
    await waitFor(() => expect(dialog()).toBeNull());
    await hasLeft();
    history.forward();
    await waitFor(() => expect(dialog()).toHaveProperty('open', true));
    expect(screen.getByText('PR-1234')).toBeTruthy();
  });

  it('records the restored step, and not the first one that it replaces [booking.events]', async () => {
    await showDetails();
    flushEntryState();
    document.body.replaceChildren();
    const before = sent('events').length;
    show();
    await title('Who is coming');
    expect(
      sent('events')
        .slice(before)
        .map(({ body }) => body),
    ).toEqual([{ name: 'step_details', step: 3 }]);
  });

  it('restores a booking that has moved to a restaurant nearby [booking.tile]', async () => {
    sent = fakeBookingSystem({
      slots: ({ url }: { url: URL }) =>
        url.pathname.endsWith('/1') ? [] : [{ time: '18:30', available: true, canEnquire: false }],
      availability: [{ storeId: 'bath', available: true }],
    });
    const both = <BookingStartForm restaurant={restaurant} nearby={[fakeNearbyRestaurant('bath', 1)]} />;
    render(both);
    await openDialog();
    await press(/Restaurant bath/);
    await screen.findByRole('radio', { name: '18:30' });
    const moved = await screen.findByRole('dialog', { name: 'Book a table at Restaurant bath' });
    expect(moved.textContent).not.toContain('Soho');
    flushEntryState();
    document.body.replaceChildren();
    render(both);
    expect(await screen.findByRole('dialog', { name: 'Book a table at Restaurant bath' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Book a table at Restaurant bath' })).toBeTruthy();
    document.body.replaceChildren();
    show();
    expect(dialog()).toBeNull();
  });
});
