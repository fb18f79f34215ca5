import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { hydrate } from '#blocks/_shared/testing/hydrate.ts';
import { DateField } from './date-field.client.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const onChange = vi.fn<(day: string) => void>();

function Example({ value: first = '2026-12-10', ...change }: Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      id="day"
      name="date"
      label="Day"
      value={value}
      today="2026-12-02"
      first="2026-12-03"
      last="2027-01-20"
      closed={(day) => (day === '2026-12-25' ? 'Closed, Christmas Day' : undefined)}
      onChange={(day) => {
        onChange(day);
        setValue(day);
      }}
      {...change}
    />
  );
}
const openButton = () => screen.getByRole('button', { name: /^(Change date|Choose a date)/ });
const show = (change: Partial<ComponentProps<typeof DateField>> = {}) => {
  onChange.mockClear();
  return render(<Example {...change} />);
};
async function openCalendar(change: Partial<ComponentProps<typeof DateField>> = {}): Promise<void> {
  show(change);
  await user.click(openButton());
}
const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
const focusedDay = () => document.activeElement?.getAttribute('data-day');

describe('the calendar of a date field [booking.date]', () => {
  it('opens as a modal dialog with the focus on the chosen day', async () => {
    await openCalendar();
    expect(calendar()).toHaveProperty('open', true);
    expect(focusedDay()).toBe('2026-12-10');
    expect(screen.getByRole('gridcell', { name: 'Thursday 10 December 2026' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  it('opens at the first day that can be picked if none is chosen', async () => {
    await openCalendar({ value: '' });
    expect(focusedDay()).toBe('2026-12-03');
    expect(openButton().textContent).toContain('Choose a date');
  });

  it('picks a day by mouse: the field has it, the calendar is closed and its button has the focus', async () => {
    await openCalendar();
    await user.click(screen.getByRole('gridcell', { name: 'Saturday 12 December 2026' }));
    expect(onChange.mock.calls).toEqual([['2026-12-12']]);
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(openButton());
    expect(openButton().getAttribute('aria-label')).toBe('Change date, Saturday 12 December 2026');
    expect(document.querySelector<HTMLInputElement>('input[name="date"]')?.value).toBe('2026-12-12');
  });

  it('picks a day by keyboard, also in another month', async () => {
    await openCalendar();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedDay()).toBe('2026-12-18');
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('2027-01-18');
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2027-01-18']]);
    expect(calendar()).toBeNull();
  });

  it('moves by the buttons of its header, and keeps the focus there', async () => {
    await openCalendar();
    const next = screen.getByRole('button', { name: /next/i });
    await user.click(next);
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
    expect(document.activeElement).toBe(next);
    await user.click(screen.getByRole('button', { name: /previous/i }));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  });

  it('refuses a closed day, announces why, and stays open', async () => {
    await openCalendar();
    await user.click(screen.getByRole('gridcell', { name: 'Friday 25 December 2026, Closed, Christmas Day' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe(
      'Friday 25 December 2026 cannot be picked: Closed, Christmas Day.',
    );
    await user.click(screen.getByRole('button', { name: /next/i }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is closed by Escape, its button and a click beside it, and the dialog below stays open', async () => {
    const below = vi.fn();
    document.addEventListener('keydown', below);
    await openCalendar();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', below);
    expect(calendar()).toBeNull();
    expect(below).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(openButton());
    await user.click(openButton());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(calendar()).toBeNull();
    await user.click(openButton());
    await user.click(screen.getByRole('grid'));
    expect(calendar()).toBeTruthy();
    fireEvent.click(calendar() ?? document);
    expect(calendar()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not closed by another key', async () => {
    await openCalendar();
    await user.keyboard('x{Shift}');
    expect(calendar()).toBeTruthy();
  });
});

describe('a date field [booking.date]', () => {
  it('shows and references its hint and its error', () => {
    show({ hint: 'Up to eight weeks ahead.', error: 'Choose a day' });
    const input = screen.getByLabelText('Day');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Up to eight weeks ahead.',
      'Choose a day',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('without an error is valid and has no description', () => {
    show();
    const input = screen.getByLabelText('Day');
    expect([input.getAttribute('aria-describedby'), input.getAttribute('aria-invalid')]).toEqual([null, null]);
  });

  it('keeps the day typed before hydration, and the focus', () => {
    onChange.mockClear();
    hydrate(<Example />, () => {
      const native = screen.getByLabelText<HTMLInputElement>('Day');
      expect([native.type, native.min, native.max]).toEqual(['date', '2026-12-03', '2027-01-20']);
      native.value = '2026-12-24';
      native.focus();
    });
    expect(onChange.mock.calls).toEqual([['2026-12-24']]);
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  });

  it('takes no focus and changes nothing on hydration otherwise', () => {
    onChange.mockClear();
    hydrate(<Example />);
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('with a closed day is not submitted by Enter, and says why', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Example />
        <button type="submit">Send</button>
      </form>,
    );
    const input = screen.getByLabelText('Day');
    fireEvent.change(input, { target: { value: '2026-12-25' } });
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Christmas Day/)).toBeDefined();
    fireEvent.change(input, { target: { value: '2026-12-24' } });
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
    expect(onChange.mock.lastCall).toEqual(['2026-12-24']);
  });
});
