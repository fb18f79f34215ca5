import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText, texts } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

describe('the opening hours of a restaurant [restaurant.hours]', () => {
  const [restaurant] = exampleData.restaurants;
  const day = { Open: '12:00', Close: '22:00' };
  const closed = { Open: 'Closed', Close: 'Closed' };
  const openingTimes = {
    monday: closed,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { ...day, ClickCollectClose: '20:30' },
    sunday: day,
  };
  const show = (change: object = {}, now = '2026-11-21T18:30:00Z') => {
    const shown = { ...restaurant, openingTimes, overrides: [], clickCollect: undefined, ...change };
    showTiles([{ type: 'restaurant-details', key: 'k' }], {
      data: { restaurant: shown, restaurants: [shown] },
      page: { now: new Date(now), area: { kind: 'restaurant', city: shown.city ?? '', slug: shown.slug ?? '' } },
    });
  };
  const rows = () => texts('tr').map((row) => row?.replace(/\s+/g, ' '));

  it('are a week from Monday with today marked', () => {
    show();
    expect(rows()).toEqual([
      'MondayClosed',
      'Tuesday12:00 to 22:00',
      'Wednesday12:00 to 22:00',
      'Thursday12:00 to 22:00',
      'Friday12:00 to 22:00',
      'Saturday today12:00 to 22:00',
      'Sunday12:00 to 22:00',
    ]);
    expect([...document.querySelectorAll('tr')].map((row) => row.getAttribute('data-today'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'false',
      'true',
      'false',
    ]);
  });

  it('of today are those that differ from the week, with the reason', () => {
    const market = {
      startDate: '2026-11-21',
      endDate: '2026-11-22',
      openTime: '16:00',
      closeTime: '20:00',
      clickCollectClose: '19:00',
      reason: 'Winter market',
    };
    show({ overrides: [market], clickCollect: 'https://order.example' });
    expect(rows()).toContain('Saturday today16:00 to 20:00Winter market19:00');
    expect(rows()).toContain('Sunday12:00 to 22:0021:00');
    show({ overrides: [{ ...market, openTime: 'Closed', closeTime: 'Closed', reason: undefined }] });
    expect(rows()).toContain('Saturday todayClosed');
  });

  it('have a column for collection where there is one [open.cc]', () => {
    show({ clickCollect: 'https://order.example' });
    expect(rows().slice(0, 3)).toEqual(['TablesCollection until', 'MondayClosedClosed', 'Tuesday12:00 to 22:0021:00']);
    expect(rows()).toContain('Saturday today12:00 to 22:0020:30');
  });

  it('ask to ask for a coming day with two other hours that contradict each other [restaurant.hours]', () => {
    const day = { startDate: '2026-12-01', endDate: '2026-12-01' };
    const lunch = { ...day, openTime: '12:00', closeTime: '15:00' };
    show({ overrides: [lunch, { ...lunch, openTime: '13:00' }] });
    expect(texts('.others dl > div').map((text) => text?.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/1 Dec.*Please ask$/),
    ]);
  });

  it('list coming days with other hours, in order, but not past ones', () => {
    const other = { openTime: '13:00', closeTime: '20:00' };
    show({
      overrides: [
        {
          startDate: '2026-12-25',
          endDate: '2026-12-26',
          openTime: 'Closed',
          closeTime: 'Closed',
          reason: 'Christmas',
        },
        { startDate: '2026-12-01', endDate: '2026-12-01', ...other },
        { startDate: '2026-11-01', endDate: '2026-11-20', ...other },
        { startDate: undefined, endDate: '2026-11-21', ...other },
        { startDate: '2026-12-31', endDate: '2026-12-31', openTime: '12:00', closeTime: 'Closed' },
      ],
    });
    const list = document.querySelector('.others dl');
    expect(
      [...(list?.querySelectorAll('div') ?? [])].map(({ textContent }) => textContent.replace(/\s+/g, ' ')),
    ).toEqual([
      expect.stringMatching(/^Until .*21 Nov.*13:00 to 20:00$/),
      expect.stringMatching(/1 Dec.*13:00 to 20:00$/),
      expect.stringMatching(/25 Dec.* to .*26 Dec.*Closed.*Christmas$/),
      expect.stringMatching(/31 Dec.*Closed$/),
    ]);
  });

  it('warn about bank holidays in the next three weeks without stated hours', () => {
    show({}, '2026-12-10T12:00:00Z');
    expect(hasText(/25 Dec.*our hours may differ\.$/)).toBe(true);
    const christmas = { startDate: '2026-12-20', endDate: '2026-12-31', openTime: '12:00', closeTime: '20:00' };
    show({ overrides: [christmas] }, '2026-12-10T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
    show({ timeZone: 'Europe/Dublin' }, '2026-12-10T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
    show({}, '2026-11-21T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
  });

  it('that are not known say so', () => {
    show({ openingTimes: undefined });
    expect(hasText('Our hours are not listed yet.')).toBe(true);
    expect(document.querySelector('tr')).toBeNull();
  });
});
