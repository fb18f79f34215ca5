/** @jsxImportSource #eager */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { TablePlaces } from '#schemas/domain/booking/availability/table-places.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { ChoosePlace } from './choose-place.tsx';

const near = (storeId: string, milesValue: number) => ({
  ...restaurant.parse({ storeId, slug: storeId, city: 'bath', title: `Restaurant ${storeId}`, lat: 51.4, lng: -2.4 }),
  distance: { milesValue },
});
const tablesAt = (storeId: string, available: boolean) => ({
  storeId,
  available,
  miles: undefined,
  times: undefined,
  message: undefined,
});
const restaurants = [near('first', 0.4), near('second', 2.1)];

const render = (
  places: TablePlaces | undefined,
  query: Readonly<Record<string, readonly string[]>> = { near: ['Bath'] },
  booking?: BookingPageState,
) =>
  renderToStaticMarkup(
    <ChoosePlace
      places={places}
      page={{
        pageId: '_booking',
        path: '/booking/choose',
        now: new Date('2026-11-21T12:00:00Z'),
        area: { kind: 'main' },
        query,
        booking,
        options: defaultOptions,
      }}
    />,
  );
const statusOf = (html: string): string => /<p role="status">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

describe('the restaurants near a place [booking.location]', () => {
  it('are not mentioned before a search', () => {
    expect(render(undefined, {})).not.toContain('role="status"');
  });

  it('are searched with a button that says what it does [booking.location]', () => {
    expect(render(undefined, {})).toMatch(/<button[^>]*type="submit"[^>]*>Find a table<\/button>/);
  });

  it('are searched again where the address had no number of people [booking.covers]', () => {
    const booking = { step: 'party', choice: {}, idempotencyKey: 'key-12345', notOffered: 'Say how many.' } as const;
    expect(render(undefined, {}, booking)).toContain('<p role="alert">Say how many.</p>');
  });

  it('are searched for any party, and one that is too large reads the limit and whom to ask [booking.step1]', () => {
    const booking = (adults: number) => ({ step: 'party', choice: { adults }, idempotencyKey: 'key-12345' }) as const;
    const html = render(undefined, {}, booking(99));
    expect(html).toMatch(/<p id="party-size-error"[^>]*>Tables for up to 20 can be booked here\. For a larger party, /);
    expect(html).toContain('<a href="/group-booking?guests=99">ask us for a table</a>');
    expect(html).toMatch(/<input[^>]*id="party-size"[^>]*aria-invalid="true"[^>]*value="99"/);
    expect(render(undefined, {}, booking(20))).not.toContain('Tables for up to');
    expect(html).not.toContain('max="20"');
  });

  it('are reported as unavailable if the search failed, which differs from no result', () => {
    expect(statusOf(render(undefined))).toBe('The restaurants cannot be looked up at the moment. Please try again.');
  });

  it('are reported as none for an unknown place, or one without restaurants; both link to all restaurants', () => {
    const unknown = render({ restaurants: [] });
    expect(statusOf(unknown)).toBe('We know no place called “Bath”. See all restaurants');
    const none = render({ label: 'Bath, Somerset', restaurants: [] });
    expect(statusOf(none)).toBe('No restaurant near Bath, Somerset can be booked here. See all restaurants');
    for (const html of [unknown, none]) expect(html).toContain('<a href="/restaurants">');
  });

  it('show which have a table [booking.availability]', () => {
    const tables = { ok: true, value: [tablesAt('second', true), tablesAt('first', false)] } as const;
    const html = render({ label: 'Bath', restaurants, tables });
    expect(statusOf(html)).toBe('Near Bath, the nearest first.');
    expect([...html.matchAll(/data-free="(\w+)".*?<b>(.*?)<\/b>/g)].map(([, free, words]) => [free, words])).toEqual([
      ['false', 'No table'],
      ['true', 'Has a table'],
    ]);
  });

  it('are not called near if they are far away [finder.search]', () => {
    const far = restaurants.map((each) => ({ ...each, distance: { milesValue: 36.2 } }));
    expect(statusOf(render({ label: 'Bath', restaurants: far, tables: { ok: true, value: [] } }))).toMatch(
      /^The nearest restaurant to book is 36 miles from Bath, in \w/,
    );
  });

  it('are shown with the reason if availability is unknown', () => {
    const html = render({ label: 'Bath', restaurants, tables: { ok: false, message: 'Not known just now.' } });
    expect(statusOf(html)).toBe('Not known just now.');
    expect(html.match(/data-free="false"/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
  });
});
