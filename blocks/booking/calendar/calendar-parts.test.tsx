import { describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { CalendarFooter } from './calendar-footer.client.tsx';
import { DateField } from './date-field.client.tsx';
import { createCalendarRange } from './day/move-day.ts';
import { MonthHeader } from './month-header.client.tsx';
import { MonthTable } from './month-table.client.tsx';

const limits = {
  today: '2026-12-02',
  first: '2026-12-03',
  last: '2026-12-28',
  closed: (day: string) => (day === '2026-12-25' ? 'Closed, Christmas Day' : undefined),
};
const range = createCalendarRange('2026-11-01', '2027-01-31');

describe('month table [booking.date]', () => {
  const render = (active = '2026-12-10', chosen = '2026-12-08') => {
    const [onMove, onPick] = [vi.fn(), vi.fn()];
    const table = <MonthTable headingId="month" {...{ active, chosen, limits, range, onMove, onPick }} />;
    const rendered = renderElements(table);
    const cell = (day: string) => rendered.find('td', { 'data-day': day });
    const pressKey = (key: string, more: object = {}) =>
      dispatch(rendered.find('table', { role: 'grid' }), 'onKeyDown', { key, ...more });
    return { ...rendered, cell, pressKey, onMove, onPick };
  };

  it('is labelled by its month and has a heading for each weekday', () => {
    const { html } = render();
    expect(html).toMatch(/<table [^>]*role="grid" aria-labelledby="month">/);
    expect(
      [...html.matchAll(/<th scope="col" abbr="(\w+)">(\w+)<\/th>/g)].map(([, name, short]) => [name, short]),
    ).toEqual([
      ['Monday', 'Mon'],
      ['Tuesday', 'Tue'],
      ['Wednesday', 'Wed'],
      ['Thursday', 'Thu'],
      ['Friday', 'Fri'],
      ['Saturday', 'Sat'],
      ['Sunday', 'Sun'],
    ]);
    expect(html.match(/role="gridcell"/g)).toHaveLength(31);
  });

  it('labels each day and says why it cannot be picked', () => {
    const { cell } = render();
    expect(cell('2026-12-10').props).toMatchObject({
      'aria-label': 'Thursday 10 December 2026',
      'aria-disabled': undefined,
      'aria-selected': undefined,
      'aria-current': undefined,
      'data-refusal': undefined,
      'data-surface': 'paper',
      tabIndex: 0,
    });
    expect(cell('2026-12-08').props).toMatchObject({ 'aria-selected': true, 'data-surface': 'accent', tabIndex: -1 });
    expect(cell('2026-12-02').props).toMatchObject({
      'aria-current': 'date',
      'aria-disabled': true,
      'aria-label': 'Wednesday 2 December 2026, Too soon to book here',
      'data-refusal': 'early',
      'data-surface': undefined,
    });
    expect(cell('2026-12-25').props['aria-label']).toBe('Friday 25 December 2026, Closed, Christmas Day');
    expect(cell('2026-12-29').props['aria-label']).toMatch(/Not yet open for booking$/);
    expect(cell('2026-12-01').props['aria-label']).toMatch(/In the past$/);
  });

  it('moves by arrow keys and picks by Enter, Space and click', () => {
    const { pressKey, cell, onMove, onPick } = render();
    expect(pressKey('ArrowRight')).toBe(true);
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-12-11');
    for (const key of ['Enter', ' ']) expect(pressKey(key)).toBe(true);
    dispatch(cell('2026-12-12'), 'onClick');
    expect(onPick.mock.calls).toEqual([['2026-12-10'], ['2026-12-10'], ['2026-12-12']]);
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('ignores other keys, and picks nothing by a held key', () => {
    const { pressKey, onMove, onPick } = render();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      expect(pressKey('ArrowRight', { [modifier]: true })).toBe(false);
    expect(pressKey('a')).toBe(false);
    expect(pressKey('Enter', { repeat: true })).toBe(true);
    expect([onMove.mock.calls, onPick.mock.calls]).toEqual([[], []]);
  });
});

describe('month header [booking.date]', () => {
  it('announces the month and moves to the previous and next one', () => {
    const onMove = vi.fn();
    const { html, elements } = renderElements(
      <MonthHeader id="month" active="2026-12-10" range={range} onMove={onMove} />,
    );
    expect(html).toMatch(/<h2 id="month"[^>]*aria-live="polite">December <span[^>]*>2026<\/span>/);
    expect(html).toMatch(/Previous month.*Next month/);
    for (const each of elements.filter(({ type }) => type === 'button')) dispatch(each, 'onClick');
    expect(onMove.mock.calls).toEqual([['2026-11-10'], ['2027-01-10']]);
  });

  it('disables its buttons at the ends of the range', () => {
    const onMove = vi.fn();
    const ended = createCalendarRange('2026-12-01', '2026-12-31');
    const { elements } = renderElements(<MonthHeader id="month" active="2026-12-10" range={ended} onMove={onMove} />);
    const buttons = elements.filter(({ type }) => type === 'button');
    for (const each of buttons) dispatch(each, 'onClick');
    expect(buttons.map(({ props }) => props['aria-disabled'])).toEqual([true, true]);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('calendar footer [booking.date]', () => {
  const render = (isRejected: boolean, reason?: string) => {
    const onClose = vi.fn();
    return { onClose, ...renderElements(<CalendarFooter active="2026-12-25" {...{ reason, isRejected, onClose }} />) };
  };

  it('shows the active day and why it cannot be picked, and announces a rejected choice', () => {
    expect(render(false).html).toMatch(/<p aria-hidden="true"><span[^>]*>Friday 25 December 2026<\/span><\/p>/);
    expect(render(false, 'Closed').html).toMatch(/2026<\/span><span[^>]*>Closed<\/span><\/p>/);
    expect(render(false, 'Closed').html).toContain('<div class="visually-hidden" role="status"></div>');
    expect(render(true, 'Closed').html).toContain(
      '<div class="visually-hidden" role="status">Friday 25 December 2026 cannot be picked: Closed.</div>',
    );
  });

  it('has a button to close the calendar', () => {
    const { html, find, onClose } = render(false);
    expect(html).toContain('Close');
    dispatch(find('button', { type: 'button' }), 'onClick');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('date field [booking.date]', () => {
  const render = (more: object) =>
    renderElements(
      <DateField id="day" name="date" label="Day" value="2026-12-10" {...limits} onChange={vi.fn()} {...more} />,
    );

  it('is limited to the days that can be booked', () => {
    const { find, html } = render({});
    expect(html).toMatch(/<label[^>]*for="day">Day<\/label>/);
    expect(find('input', { id: 'day' }).props).toMatchObject({
      type: 'date',
      name: 'date',
      value: '2026-12-10',
      min: '2026-12-03',
      max: '2026-12-28',
      required: true,
      'aria-describedby': undefined,
      'aria-invalid': undefined,
    });
  });

  it('is described by its hint and its error, which is announced', () => {
    const { html, find } = render({ hint: 'Up to a month ahead', error: 'Choose a day' });
    const [, hint] = /<p[^>]* id="([^"]*)"[^>]*>Up to a month ahead/.exec(html) ?? [];
    const [, error] = /aria-live="polite"><p[^>]* id="([^"]*)"[^>]*>Choose a day/.exec(html) ?? [];
    expect(find('input', { id: 'day' }).props).toMatchObject({
      'aria-describedby': `${hint} ${error}`,
      'aria-invalid': true,
    });
  });
});
