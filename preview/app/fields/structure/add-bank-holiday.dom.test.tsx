import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';
import { describeFields } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** The alternative hours of a restaurant in their form, with the values that an editor sets. */
function showHours(overrides: readonly object[]) {
  const field = describeFields(contentDefinitions.restaurants.schema).find(({ name }) => name === 'overrides')?.field;
  if (!field) throw new Error('A restaurant must have alternative hours.');
  const change = vi.fn<(path: unknown, value: unknown) => void>();
  const formOf = (value: unknown) => (
    <FormContext.Provider value={{ value: { overrides: value }, problems: [], change }}>
      <FieldControl path={['overrides']} field={field} />
    </FormContext.Provider>
  );
  const { rerender } = render(formOf(overrides));
  change.mockImplementation((_, value) => rerender(formOf(value)));
  const holidays = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  return { change, holidays };
}

const closedFrom = (startDate: string | undefined, endDate: string) => ({
  startDate,
  endDate,
  openTime: 'Closed',
  closeTime: 'Closed',
});

it('offers the bank holidays of the next year that have no hours of their own yet [editor.content]', () => {
  const { holidays } = showHours([closedFrom('2026-12-24', '2026-12-26'), closedFrom('2027-03-26', '2027-03-26')]);
  expect(holidays().slice(0, 3)).toEqual([
    'Boxing Day (substitute day): Mon, 28 Dec 2026',
    'New Year’s Day: Fri, 1 Jan 2027',
    'Easter Monday: Mon, 29 Mar 2027',
  ]);
  expect(holidays()).toHaveLength(6);
});

it('offers a holiday at a weekend on its own day, beside its substitute [editor.content]', () => {
  const { holidays } = showHours([]);
  expect(holidays().slice(0, 3)).toEqual([
    'Christmas Day: Fri, 25 Dec 2026',
    'Boxing Day: Sat, 26 Dec 2026',
    'Boxing Day (substitute day): Mon, 28 Dec 2026',
  ]);
});

it('offers none that a period without a first day includes [editor.content]', () => {
  showHours([closedFrom(undefined, '2027-12-31')]);
  expect(screen.queryByRole('button', { name: 'Add as closed' })).toBeNull();
});

it('adds the chosen bank holiday as a closed day, which the schema accepts [editor.content]', async () => {
  const { change } = showHours([]);
  await userEvent.selectOptions(screen.getByLabelText('Bank holiday'), 'New Year’s Day: Fri, 1 Jan 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Add as closed' }));
  const added = { ...closedFrom('2027-01-01', '2027-01-01'), reason: 'New Year’s Day' };
  expect(change.mock.lastCall?.slice(0, 2)).toEqual([['overrides'], [added]]);
  expect(hoursOverride.parse(added)).toMatchObject(added);
});

it('focuses the new day, whose fields are closed [editor.content]', async () => {
  showHours([closedFrom('2026-12-24', '2026-12-24')]);
  await userEvent.click(screen.getByRole('button', { name: 'Add as closed' }));
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement?.textContent).toContain('25 December 2026');
});
