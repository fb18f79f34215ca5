import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { ChangeTable } from './change/change-table.tsx';
import { defineShownTimes } from './shown-times.element.ts';

defineShownTimes();

const times = { ok: true, value: [{ time: '19:00', available: true, canEnquire: false, areaIds: undefined }] } as const;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change my table' });
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  const { manageBooking: managed } = exampleData;
  if (managed.kind !== 'booking') throw new Error('The example is no booking.');
  const booking = { ...managed.booking, date: '2026-11-27', adults: 2, children: 0 };
  document.body.innerHTML = renderToStaticMarkup(
    <ChangeTable managed={{ ...managed, booking, times }} page={fakePage} headingLevel={2} />,
  );
  // The script has started once it reacts.
  await waitFor(() => {
    type('People', '3');
    expect(button().disabled).toBe(true);
  });
  type('People', '2');
});

it('a table can be changed while its times are shown [diner.manage]', () => {
  expect(button().disabled).toBe(false);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
});

it.each([
  ['Day', '2026-12-01', 'Show the times of Tuesday 1 December first.'],
  ['Day', '', 'Choose a day.'],
  ['People', '4', 'Show the times for 4 people first.'],
  ['People', '', 'Say how many people come.'],
])('with %s “%s” it cannot, until the times are shown or the old choice is back [diner.manage]', (...row) => {
  const [label, value, message] = row;
  type(label, value);
  expect(button().disabled).toBe(true);
  expect(document.querySelector('[aria-live]')?.textContent).toBe(message);
  type(label, label === 'Day' ? '2026-11-27' : '2');
  expect(button().disabled).toBe(false);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
});

it('a form that the browser fills in again is checked again [diner.manage]', () => {
  const day = screen.getByLabelText('Day');
  if (day instanceof HTMLInputElement) day.value = '2026-12-01';
  fireEvent(window, new Event('pageshow'));
  expect(button().disabled).toBe(true);
});
