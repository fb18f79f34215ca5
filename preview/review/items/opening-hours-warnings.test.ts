import { describe, expect, it } from 'vitest';
import { findOpeningHoursWarnings } from './opening-hours-warnings.ts';

const day = (Open: string, Close: string, ClickCollectClose?: string) => ({ Open, Close, ClickCollectClose });
const monday = (...hours: Parameters<typeof day>) => ({ openingTimes: { monday: day(...hours) } });

describe('the warnings about the opening hours of a restaurant', () => {
  it.each([
    ['the same time twice', day('12:00', '12:00'), 'Close', 'On Monday, it opens and closes at 12:00.'],
    [
      'a closing time in the morning',
      day('11:30', '10:00'),
      'Close',
      'Monday would be open until 10:00 on Tuesday. Is that right?',
    ],
    ['swapped times', day('18:00', '11:00'), 'Close', 'Monday would be open until 11:00 on Tuesday. Is that right?'],
    ['an end after six in the morning', day('20:00', '06:01'), 'Close', /until 06:01 on Tuesday/],
    ['a night of more than 14 hours', day('12:00', '03:00'), 'Close', /until 03:00 on Tuesday/],
    ['more than 18 hours', day('05:00', '23:01'), 'Close', /open for 18 hours 1 minute,/],
    ['no opening time', day('Closed', '22:00'), 'Open', /On Monday, only the opening time is “Closed”/],
    ['no closing time', day('12:00', 'closed'), 'Close', /On Monday, only the closing time is “Closed”/],
    [
      'collection after closing',
      day('12:00', '22:00', '22:30'),
      'ClickCollectClose',
      'On Monday, the last collection at 22:30 is after it closes at 22:00.',
    ],
    [
      'collection before opening',
      day('12:00', '22:00', '11:00'),
      'ClickCollectClose',
      'On Monday, the last collection at 11:00 is before it opens at 12:00.',
    ],
    ['collection after closing at night', day('18:00', '02:00', '03:00'), 'ClickCollectClose', /after it closes/],
  ])('name the day with %s [editor.content]', (_, monday, field, message) => {
    expect(findOpeningHoursWarnings({ openingTimes: { monday } })).toEqual([
      {
        path: ['openingTimes', 'monday', field],
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      },
    ]);
  });

  it.each([
    ['lunch and dinner', monday('12:00', '22:00', '21:30')],
    ['a night', monday('18:00', '02:00', '01:00')],
    ['a night until six', monday('18:00', '06:00')],
    ['14 hours', monday('11:00', '01:00')],
    ['a day until midnight', monday('09:00', '00:00')],
    ['midnight', monday('12:00', '00:00', '23:30')],
    ['18 hours', monday('05:00', '23:00')],
    ['a closed day', monday('Closed', 'Closed', '21:00')],
    ['no collection', monday('12:00', '22:00', 'Closed')],
    ['hours that cannot be read', monday('noon', '12:00')],
    ['no restaurant', undefined],
  ])('are none with %s [editor.content]', (_, content) => {
    expect(findOpeningHoursWarnings(content)).toEqual([]);
  });

  it('name the morning after Sunday and after a date [editor.content]', () => {
    const swapped = { openTime: '18:00', closeTime: '11:00' };
    const overrides = [{ startDate: '2026-12-31', endDate: '2027-01-02', ...swapped }];
    expect(findOpeningHoursWarnings({ openingTimes: { sunday: day('18:00', '11:00') }, overrides })).toEqual([
      {
        path: ['openingTimes', 'sunday', 'Close'],
        message: 'Sunday would be open until 11:00 on Monday. Is that right?',
      },
      {
        path: ['overrides', 0, 'closeTime'],
        message: '31 December 2026 would be open until 11:00 on 1 January 2027. Is that right?',
      },
    ]);
  });

  it('name the first date of alternative hours [editor.content]', () => {
    const overrides = [
      { startDate: '2026-12-24', endDate: '2026-12-26', openTime: '12:00', closeTime: '12:00' },
      { endDate: '2026-12-23', openTime: '12:00', closeTime: '16:00', clickCollectClose: '17:00' },
    ];
    expect(findOpeningHoursWarnings({ ...monday('12:00', '22:00'), overrides })).toEqual([
      { path: ['overrides', 0, 'closeTime'], message: 'On 24 December 2026, it opens and closes at 12:00.' },
      {
        path: ['overrides', 1, 'clickCollectClose'],
        message: 'On 23 December 2026, the last collection at 17:00 is after it closes at 16:00.',
      },
    ]);
  });

  it('name alternative hours for the same days as an entry before them [editor.content]', () => {
    const hours = { startDate: '2026-12-24', endDate: '2026-12-24', openTime: '12:00', closeTime: '16:00' };
    expect(findOpeningHoursWarnings({ ...monday('12:00', '22:00'), overrides: [hours, hours] })).toMatchObject([
      { path: ['overrides', 1, 'startDate'], message: expect.stringContaining('for the same days') },
    ]);
  });

  it.each([[{}], [{ openingTimes: {} }], [{ openingTimes: { monday: null } }]])(
    'say that %j has no opening hours [editor.content]',
    (content) => {
      expect(findOpeningHoursWarnings(content)).toEqual([
        { path: ['openingTimes'], message: expect.stringContaining('no opening hours') },
      ]);
    },
  );
});
