import { expect, it } from 'vitest';
import { findOverlappingHours } from './overlapping-hours.ts';

const hours = (startDate: string | undefined, endDate: string) => ({
  startDate,
  endDate,
  openTime: '12:00',
  closeTime: '16:00',
});
const christmas = hours('2026-12-24', '2026-12-31');

it.each([
  [[christmas, hours('2027-01-01', '2027-01-02')], []],
  [[christmas, hours('2026-12-25', '2026-12-25')], ['overrides.1.startDate this one']],
  [[hours('2026-12-25', '2026-12-25'), christmas], ['overrides.1.startDate the other one']],
  [[christmas, hours('2026-12-31', '2027-01-03')], ['overrides.1.startDate this one']],
  [[christmas, hours('2026-12-24', '2026-12-26')], ['overrides.1.startDate this one']],
  [[christmas, hours(undefined, '2026-12-24')], ['overrides.1.endDate the other one']],
  [[christmas, christmas], ['overrides.1.startDate same days']],
  [[{ ...christmas, openTime: 'noon' }, 7, christmas], ['overrides.2.startDate same days']],
  [[christmas, { startDate: 'soon', endDate: '2026-12-25' }], []],
  ['none', []],
])(
  'of the alternative hours %j, those that cover a day of an earlier entry are %j [editor.content]',
  (overrides, found) => {
    const words = /same days|this one applies|the other one applies/;
    expect(
      findOverlappingHours(overrides).map(
        ({ path, message }) => `${path.join('.')} ${words.exec(message)?.[0].replace(' applies', '')}`,
      ),
    ).toEqual(found);
  },
);

it('alternative hours for the same day name the other entry [editor.content]', () => {
  const [warning] = findOverlappingHours([christmas, hours('2026-12-25', '2026-12-25')]);
  expect(warning?.message).toBe(
    'The entry “24 to 31 December 2026: 12:00 to 16:00” covers a day of this one. On days in both, this one applies. Check that this is meant.',
  );
});
