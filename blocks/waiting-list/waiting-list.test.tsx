import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { manageBookingSource } from '#schemas/sources/manage-booking.source.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import type { WaitingPage } from '#schemas/sources/waiting-list.source.ts';
import { waitingList } from '#schemas/tiles/waiting-list/waiting-list.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { WaitingList } from './waiting-list.tsx';

const placement: Placement = { headingLevel: 1, alternation: 0, first: true, span: 6 };
const tile = waitingList.schema.parse({ type: 'waiting-list', ...waitingList.examples.plain });
const path = '/waiting-list/secret';

const entry: WaitingEntry = {
  storeId: '1018',
  status: 'offered',
  date: '2026-12-03',
  from: '18:30',
  to: '20:00',
  adults: 2,
  children: 0,
  occasionId: 'dinner',
  occasion: 'Lunch or dinner',
  menuId: null,
  offer: { time: '19:15', area: 'Window', until: '2026-12-01T18:45:00.000Z' },
  refusedTimes: [],
  hasOtherTimes: true,
  manageKey: null,
};

const headingsOf = (html: string) =>
  [...html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g)].map(([, text]) => text?.replace(/<[^>]*>/g, ''));

const answersOf = (html: string) => [...html.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, value]) => value);

const openEntry = (change: Partial<WaitingEntry> = {}): WaitingPage => ({
  kind: 'entry',
  entry: { ...entry, ...change },
  restaurant: undefined,
});

const render = (waiting: WaitingPage | undefined, page: Partial<PageContext> = {}): string =>
  renderToStaticMarkup(
    <WaitingList
      tile={tile}
      data={{ waiting, restaurants: exampleData.restaurants, join: exampleData.form }}
      placement={placement}
      page={{ ...fakePage, now: new Date('2026-12-01T18:30:00Z'), path, query: {}, ...page }}
    />,
  );

describe('an entry of a waiting list', () => {
  it('says until when an offer lasts, not how many minutes, with its button before the facts and the links [diner.waiting-list]', () => {
    const html = render(openEntry({ offer: { time: '19:15', area: 'Window', until: '2026-12-01T18:45:00.000Z' } }));
    expect(html).toContain('The table is reserved for you until 18:45. Then it goes to the next in line.');
    expect(html).not.toContain('minutes');
    expect(html.indexOf('Take the table')).toBeLessThan(html.indexOf('<dl'));
  });

  it('has the front of its restaurant beside its slip [diner.waiting-list]', () => {
    const [restaurant] = exampleData.restaurants;
    const open = openEntry();
    const html = render(open.kind === 'entry' ? { ...open, restaurant } : open);
    expect(/<figcaption><a [^>]*>([^<]+)<\/a>/.exec(html)?.[1]).toBe(restaurant?.title);
  });

  it('offers a table with the local time until which it is reserved [diner.waiting-list]', () => {
    const html = render(openEntry({ offer: { time: '19:15', area: 'Window', until: '2026-07-01T17:45:00.000Z' } }));
    expect(html).toContain('The table is reserved for you until 18:45.');
    expect(html).toContain('<b>19:15</b>');
    expect(answersOf(html)).toEqual(['accept', 'decline', 'leave']);
    expect([...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'Take the table',
      'Keep my place instead',
      'Leave the list',
    ]);
    expect(html).toContain('<input type="hidden" name="time" value="19:15"/>');
  });

  it('offers to keep the place only while another table can be offered [diner.waiting-list]', () => {
    expect(answersOf(render(openEntry({ hasOtherTimes: false })))).toEqual(['accept', 'leave']);
    expect(answersOf(render(openEntry({ hasOtherTimes: null })))).toEqual(['accept', 'leave']);
  });

  it('says in order what happens while a diner waits, for how long a table is kept, and where to look meanwhile [diner.waiting-list]', () => {
    const [restaurant] = exampleData.restaurants;
    const waiting = { kind: 'entry', entry: { ...entry, status: 'waiting' }, restaurant } as const;
    const html = render({ ...waiting, offerMinutes: 20 });
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text?.replace(/<[^>]*>/g, ''))).toEqual([
      'When a table comes free, we write to the first in line. If that is you, we keep it for you for 20 minutes.',
      'You take it with the link in that mail, or on this page. Otherwise it goes to the next in line.',
      'If none comes free, we write to you as well.',
      'Choose another day',
      'See restaurants nearby',
    ]);
    expect(html).toContain('You can join the lists of several evenings');
    expect(render(waiting)).toContain('we keep it for you for a while.');
    for (const change of [{ hasOtherTimes: false }, { status: 'offered' }, { status: 'left' }] as const)
      expect(render({ ...waiting, entry: { ...waiting.entry, ...change } })).not.toContain('What happens next');
  });

  it('says which times were declined, and that the place is kept [diner.waiting-list]', () => {
    const refusedTimes = ['19:00', '19:15'];
    const waiting = render(openEntry({ status: 'waiting', refusedTimes }));
    expect(headingsOf(waiting)).toEqual(['You are on the waiting list', 'What happens next']);
    expect(waiting).toContain(
      'You no longer wait for 19:00 and 19:15. You keep your place in line: as soon as another',
    );
    expect(waiting).toContain('we write to you again.');
    const offered = render(openEntry({ refusedTimes: ['18:45'] }));
    expect(offered).toContain('You no longer wait for 18:45. The table is reserved for you until 18:45.');
    expect(render(openEntry({ status: 'closed', refusedTimes }))).toContain('No other table came free in time.');
  });

  it('says why nothing can come any more, whom to ring, and leads to another day [diner.waiting-list]', () => {
    const [example] = exampleData.restaurants;
    if (!example) throw new Error('There is no example restaurant.');
    const closed = { openTime: 'Closed', closeTime: 'Closed', clickCollectClose: undefined };
    const fire = { ...closed, startDate: entry.date, endDate: entry.date, reason: 'Closed after a fire' };
    const renderVain = (overrides: readonly (typeof fire)[], refusedTimes: string[]) =>
      render(
        {
          kind: 'entry',
          entry: { ...entry, status: 'waiting', refusedTimes, hasOtherTimes: false },
          restaurant: { ...example, overrides: [...overrides] },
        },
        { waiting: { action: 'accept', message: 'Sorry, the restaurant can no longer offer the table at 19:15.' } },
      );
    const html = renderVain([fire], ['19:15']);
    expect(headingsOf(html)).toEqual(['No other table can be offered to you']);
    expect(html).toContain(
      `You no longer wait for 19:15. The restaurant is closed on Thursday 3 December 2026 after a fire. Please choose another day. Or ring the restaurant on ${example.phone}.`,
    );
    expect(html).toContain('can no longer offer the table at 19:15.');
    expect(html).toMatch(/href="\/booking\/[^"]*adults=2[^"]*"[^>]*>Choose another day</);
    expect(answersOf(html)).toEqual(['leave']);
    expect(html).not.toMatch(/Take the table|is reserved for you|keep your place/);
    const without = renderVain([], []);
    expect(headingsOf(without)).toEqual(['No table can be offered to you']);
    expect(without).toContain('The restaurant has no more tables for you that day at your times.');
  });

  it.each<[Partial<WaitingEntry>, boolean]>([
    [{ status: 'waiting' }, true],
    [{ status: 'offered' }, true],
    [{ status: 'booked' }, true],
    [{ status: 'waiting', hasOtherTimes: false }, false],
    [{ status: 'expired' }, false],
  ])('with %j has the laid table on its slip: %s [diner.waiting-list]', (change, isExpected) => {
    const html = render(openEntry(change));
    expect(/data-slip="[^>]*><div[^>]*><svg[^>]*data-light/.test(html)).toBe(isExpected);
    expect(html.includes('data-light')).toBe(isExpected);
  });

  it.each([
    ['waiting', 'You are on the waiting list', ['leave']],
    ['booked', 'The table is yours', []],
    ['refused', 'You declined the table', []],
    ['expired', 'The table is no longer reserved for you', []],
    ['left', 'You left the waiting list', []],
    ['closed', 'The waiting list is closed', []],
  ] as const)(
    'with the status %s says “%s” and can be answered with %j [diner.waiting-list]',
    (status, text, values) => {
      const html = render(openEntry({ status, offer: null }));
      expect(html).toContain(text);
      expect(answersOf(html)).toEqual(values);
    },
  );

  it('that was not answered in time says what was offered until when, and what can be done now [diner.waiting-list]', () => {
    const html = render(openEntry({ status: 'expired' }), { waiting: { action: 'accept', message: 'Too late.' } });
    expect(html).toContain('We held a table for you until 18:45, and did not hear from you in time');
    expect(html).toMatch(/>Look for another table<.*>Join the list again</);
    expect(html).not.toContain('value="accept"');
  });

  it.each([
    ['expired', true],
    ['refused', true],
    ['left', true],
    ['closed', false],
  ] as const)('with the status %s leads back to the list of its day: %s [diner.waiting-list]', (status, isExpected) => {
    const html = render(openEntry({ status, offer: null }));
    expect(html.includes('href="/waiting-list/join/1018~2026-12-03~dinner~2~0"')).toBe(isExpected);
  });

  it('leads to the booking once the table is accepted [diner.waiting-list]', () => {
    expect(render(openEntry({ status: 'booked', manageKey: 'key' }))).toContain('href="/manage-booking/key"');
  });

  describe('of which the table was taken', () => {
    const { example } = manageBookingSource;
    if (example.kind !== 'booking') throw new Error('The example is no booking.');
    const { booking, restaurant } = example;
    const renderTaken = (change: Partial<typeof booking> = {}) =>
      render({
        kind: 'entry',
        entry: { ...entry, status: 'booked', manageKey: 'key' },
        booking: { ...booking, time: '20:15', changes: 1, ...change },
        restaurant,
      });

    it('has its reference, present time, calendar file, directions and what comes next [diner.waiting-list]', () => {
      const html = renderTaken();
      expect(html).toContain(`<b>${booking.reference}</b>`);
      expect(html).toContain('<b>20:15</b>');
      expect(html).toMatch(/href="\/api\/booking\/calendar\/[^"]*time=20%3A15[^"]*changes=1[^"]*key=key"/);
      expect(html).toContain('>Directions</a>');
      expect(html).toContain('a confirmation is on its way by email.');
      expect(html).toMatch(/data-slip="[^>]*><div[^>]*><svg[^>]*data-light="evening"/);
      expect(html).not.toMatch(/<p class="[^"]*status/);
    });

    it('says that it was cancelled since [diner.waiting-list] [diner.manage]', () => {
      const html = renderTaken({ status: 'cancelled' });
      expect(headingsOf(html)).toEqual(['You cancelled the table']);
      expect(html).toContain('Nothing is reserved any more.');
      expect(html).not.toMatch(/api\/booking\/calendar|Directions/);
    });
  });

  it('says why an answer had no effect [diner.waiting-list]', () => {
    const html = render(openEntry(), { waiting: { action: 'accept', message: 'Too late.' } });
    expect(html).toMatch(/role="alert"[^>]*>Too late\./);
  });
});

describe('the page of a waiting list', () => {
  const table = { storeId: '1018', date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0 };

  it('shows the form for a full day with the day and the party [diner.waiting-list]', () => {
    const html = render({ kind: 'join', table, isOpen: true, restaurant: undefined });
    expect(html).toContain('Thursday 3 December 2026');
    expect(html).toContain('2 people');
    expect(html).toContain('data-light="evening"');
    const lunch = render({ kind: 'join', table: { ...table, meal: 'lunch' }, isOpen: true, restaurant: undefined });
    expect(lunch).toContain('data-light="day"');
  });

  it('has the slip beside the laid table, below the day and the party [diner.waiting-list]', () => {
    const html = render({ kind: 'join', table, isOpen: true, restaurant: undefined });
    expect(html).toMatch(
      /2 people<\/p><\/div><p>A table that comes free [^<]*<\/p><div class="[^"]*beside[^"]*"><div class="[^"]*slip/,
    );
  });

  it('says where the restaurant is, and for how long a freed table is kept [diner.waiting-list]', () => {
    const [restaurant] = exampleData.restaurants;
    const html = render({ kind: 'join', table, isOpen: true, offerMinutes: 15, restaurant });
    expect(html).toContain(`<p>${[...(restaurant?.address ?? []), restaurant?.postcode].join(', ')}</p>`);
    expect(html).toContain('We keep it for you for 15 minutes.');
    expect(render({ kind: 'join', table, isOpen: true, restaurant })).toContain('We keep it for you for a while.');
  });

  it('leads to the free tables of a day that has no list [diner.waiting-list]', () => {
    const html = render({ kind: 'join', table, isOpen: false, restaurant: undefined });
    expect(html).toContain('There is no waiting list for this day and party');
    expect(html).toContain('href="/booking"');
    expect(headingsOf(html)).toEqual(['No waiting list for this day']);
  });

  it('says so too after a form that was posted when the list had just closed [diner.waiting-list] [form.nojs]', () => {
    const form = { name: 'waiting-list', values: {}, errors: [], failed: 'A table is free.', taken: false } as const;
    const html = render({ kind: 'join', table, isOpen: false, restaurant: undefined }, { form });
    expect(headingsOf(html)).toEqual(['No waiting list for this day']);
    expect(html).toContain('Look for a table');
  });

  it.each([
    ['a day that has passed', { ...table, date: '2026-11-30' }, 'This day has passed', 'href="/booking"'],
    ['too many people', { ...table, adults: 99 }, 'Too many people for online booking', 'guests=99'],
  ])('has one heading with the reason for %s [diner.waiting-list]', (_, full, heading, link) => {
    const html = render({ kind: 'join', table: full, isOpen: false, restaurant: undefined });
    expect(headingsOf(html)).toEqual([heading]);
    expect(html).toContain(link);
    expect(html).not.toMatch(/a table may be free|hears of it first/);
  });

  it.each([
    ['2026-12-25', 'The restaurant is closed on Friday 25 December 2026 for Christmas. Please choose another day.'],
    ['2028-01-01', /^Saturday 1 January 2028 is too far ahead\. The last day you can book is /],
  ])('says why %s cannot be booked [diner.waiting-list] [booking.date]', (date, text) => {
    const closed = { openTime: 'Closed', closeTime: 'Closed', clickCollectClose: undefined };
    const christmas = { ...closed, startDate: '2026-12-25', endDate: '2026-12-25', reason: 'Closed for Christmas' };
    const [example] = exampleData.restaurants;
    if (!example) throw new Error('There is no example restaurant.');
    const restaurant = { ...example, bookingDaysAhead: 60, overrides: [christmas] };
    const html = render({ kind: 'join', table: { ...table, date }, isOpen: false, restaurant });
    const [, problem] = /<p class="[^"]*problem[^"]*">(.*?)<\/p>/.exec(html) ?? [];
    expect(problem).toMatch(text);
    expect(html).not.toContain('a table may be free');
  });

  it('says whom to ring where the API has no waiting lists [diner.waiting-list]', () => {
    const html = render(undefined);
    expect(html).toContain('tel:');
    expect(html).not.toContain('name="waiting"');
  });

  it('says that a link is incomplete [diner.waiting-list]', () => {
    expect(headingsOf(render({ kind: 'unknown' }))).toEqual(['This link opens no waiting list']);
  });
});
