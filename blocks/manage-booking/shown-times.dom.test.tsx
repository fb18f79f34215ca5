import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { ChangeTable } from './change/change-table.tsx';
import type { OpenBooking } from './managed-view.ts';
import { defineShownTimes } from './shown-times.element.ts';

defineShownTimes();

const slot = (time: string, available = true) => ({ time, available, canEnquire: false, areaIds: undefined });
const timesOf = (...value: readonly ReturnType<typeof slot>[]) => ({ ok: true, value }) as const;
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Change my table' });
const status = () => document.querySelector('[aria-live]')?.textContent;
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const time = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });

function render(times: OpenBooking['times'], table: OpenBooking['table'], managed?: PageContext['managed']): string {
  const { manageBooking: example } = exampleData;
  if (example.kind !== 'booking') throw new Error('The example is no booking.');
  const booking = { ...example.booking, date: '2026-11-27', adults: 2, children: 0 };
  const page = { ...fakePage, path: '/manage-booking/key', now: new Date('2026-11-21T12:00:00Z'), managed };
  return renderToStaticMarkup(
    <ChangeTable managed={{ ...example, booking, table, times }} page={page} headingLevel={2} />,
  );
}

/** The site's server: the times of each posted table. */
const posted: URLSearchParams[] = [];
let reply: NonNullable<OpenBooking['times']> = timesOf(slot('19:00'), slot('19:15', false), slot('20:00'));
let isFailing = false;

beforeEach(async () => {
  posted.length = 0;
  reply = timesOf(slot('19:00'), slot('19:15', false), slot('20:00'));
  isFailing = false;
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: URLSearchParams }) => {
    posted.push(body);
    const table = { date: body.get('date') ?? '', adults: Number(body.get('adults')), children: 0 };
    const values = { bookingDate: table.date, ...table, areaId: body.get('areaId') ?? '', specialRequest: 'Posted' };
    return new Response(render(reply, table, { action: 'times', values }), { status: isFailing ? 503 : 200 });
  });
  document.body.innerHTML = render(timesOf(slot('19:00'), slot('20:00')), undefined);
  // happy-dom selects the wrong option of parsed HTML.
  fireEvent.change(screen.getByLabelText('Area'), { target: { value: 'window' } });
  // The script has started once it reacts.
  await waitFor(() => {
    type('People', '');
    expect(button()).toBeNull();
  });
  type('People', '2');
});
afterEach(() => vi.unstubAllGlobals());

it('a table can be changed while its times are shown [diner.manage]', () => {
  expect(button()?.disabled).toBe(false);
  expect(status()).toBe('');
});

it.each([
  ['Day', '2026-12-01', 'Loading the times for 2 people on Tuesday 1 December.', 'date'],
  ['People', '4', 'Loading the times for 4 people on Friday 27 November.', 'adults'],
  ['Area', 'main-room', 'Loading the times for 2 people on Friday 27 November.', 'areaId'],
])('with %s “%s” it cannot until the times have loaded, which is announced [diner.manage]', async (...row) => {
  const [label, value, message, name] = row;
  type(label, value);
  expect(button()?.disabled).toBe(true);
  expect(status()).toBe(message);
  await waitFor(() => expect(status()).toBe('2 times are free.'));
  expect(posted.map((body) => [body.get('manage'), body.get(name)])).toEqual([['times', value]]);
  expect(button()?.disabled).toBe(false);
  expect(time('19:15 Taken')?.disabled).toBe(true);
});

it.each([
  ['Day', 'Choose a day.'],
  ['People', 'Say how many people come.'],
])('without %s it cannot, and nothing is loaded until the old choice is back [diner.manage]', (label, message) => {
  type(label, '');
  expect(button()).toBeNull();
  expect(time('19:00')).toBeNull();
  expect(status()).toBe(message);
  type(label, label === 'Day' ? '2026-11-27' : '2');
  expect(button()?.disabled).toBe(false);
  expect(status()).toBe('');
  expect(posted).toEqual([]);
});

it('the chosen time, the focus and what is being typed stay [diner.manage]', async () => {
  time('20:00')?.click();
  type('Day', '2026-12-01');
  const requests = screen.getByLabelText<HTMLTextAreaElement>('Requests (optional)');
  requests.focus();
  requests.value = 'By the win';
  await waitFor(() => expect(status()).toBe('2 times are free.'));
  expect(time('20:00')?.checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Requests (optional)'));
  expect(requests.value).toBe('By the win');
});

it('says that a day has no table, and loads the next one [diner.manage]', async () => {
  reply = timesOf(slot('19:00', false));
  type('Day', '2026-12-01');
  await waitFor(() => expect(status()).toMatch(/^No table is free for this party on Tuesday 1 December 2026/));
  expect(button()).toBeNull();
  reply = timesOf(slot('12:00'));
  type('Day', '2026-12-02');
  await waitFor(() => expect(status()).toBe('1 time is free.'));
  expect(button()?.disabled).toBe(false);
});

it('says that the times did not load, and offers no change to those of another day [diner.manage]', async () => {
  isFailing = true;
  type('Day', '2026-12-01');
  await waitFor(() => expect(status()).toBe('We could not load the times. Choose “Show times” to try again.'));
  expect(button()?.disabled).toBe(true);
});

it('a form that the browser fills in again is checked again [diner.manage]', () => {
  const day = screen.getByLabelText('Day');
  if (day instanceof HTMLInputElement) day.value = '2026-12-01';
  fireEvent(window, new Event('pageshow'));
  expect(button()?.disabled).toBe(true);
});

it('what a table that is too large was told goes with it, as do messages about what was sent before [diner.manage]', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<p id="problem" role="alert">Tables for up to 20.</p><p id="result" role="status">Changed.</p>',
  );
  reply = { ok: false, message: 'No.' };
  type('People', '99');
  expect(document.querySelector('#problem, #result')).toBeNull();
  await waitFor(() => expect(status()).toMatch(/^Tables for up to 20/));
  expect(screen.getByRole('link', { name: 'Ask for a table for 99' })).toBeTruthy();
  type('People', '0');
  expect(status()).toBe('Say how many people come.');
  expect(screen.queryByRole('link', { name: 'Ask for a table for 99' })).toBeNull();
  expect(document.querySelector<HTMLElement>('.ui-field-error')?.hidden).toBe(true);
});

it('what the guest types next removes the message about an earlier change [diner.manage]', () => {
  document.body.insertAdjacentHTML('afterbegin', '<p id="result" role="status">Your booking is changed.</p>');
  document.body.insertAdjacentHTML('beforeend', '<form><input aria-label="New last name"></form>');
  fireEvent.input(screen.getByLabelText('New last name'), { target: { value: 'King' } });
  expect(document.querySelector('#result')).toBeNull();
});
