import { describe, expect, it } from 'vitest';
import { fakePage, renderTiles } from '#blocks/_shared/examples/fake-page.tsx';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { describeMenu } from '../structured-data/describe-menu.ts';
import { createLongMenu, createManyJobs, createManyRestaurants } from './large-chain.ts';

const restaurants = createManyRestaurants(2400);
const now = new Date('2026-11-21T18:30:00Z');

/** The HTML of one tile with this data. */
function render(raw: object, data: Readonly<Record<string, unknown>>, page: Partial<PageContext> = {}): string {
  const tile = { key: 'list', ...raw };
  const read = readPage({ id: 'scale', title: 'Scale', tiles: [tile] });
  if (!read.ok) throw new Error('The tile is not valid.');
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    {},
  );
  const answers: Answers = new Map(
    [...plan.needs.values()].map((need) => [
      needName(need),
      { ok: true, value: { ...exampleData, ...data }[need.source] },
    ]),
  );
  const input = { tiles: read.value.tiles, plan, answers, page: { ...fakePage, path: '/page', now, ...page } };
  const { html, problems } = renderTiles([tile], input);
  expect(problems).toEqual([]);
  return html;
}

const sizeKb = (html: string): number => Math.ceil(Buffer.byteLength(html) / 1000);
/** The ids of the shown entries. */
const listed = (html: string, prefix = 'list-'): readonly string[] =>
  [...html.matchAll(new RegExp(`<li id="${prefix}([^"]+)"`, 'g'))].map(([, id = '']) => id);
/** The address of the link that shows more. */
const moreUrl = (html: string, label = 'Show more'): string | undefined =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('2,400 restaurants in the finder', () => {
  const finder = (query: PageContext['query'] = {}, data: object = {}) =>
    render({ type: 'location-finder', version: 2 }, { restaurants, ...data }, { query });

  it('are 50 cards and a compact map, with a link to more [scale.growth]', () => {
    const html = finder();
    expect(listed(html)).toHaveLength(50);
    expect(html).toContain('50 of 2,400 restaurants');
    expect(moreUrl(html)).toMatch(/^\/page\?show=100#list-/);
    expect(sizeKb(html)).toBeLessThan(300);
  });

  it('continue where the list ended, and the link leads to the first new entry [scale.growth]', () => {
    const first = listed(finder());
    const html = finder({ show: ['100'], open: ['1'] });
    const all = listed(html);
    expect(all).toHaveLength(100);
    const without = finder({ show: ['100'] });
    expect(listed(without).slice(0, 50)).toEqual(first);
    expect(moreUrl(finder())).toBe(`/page?show=100#list-${listed(without)[50]}`);
    expect(moreUrl(html)).toMatch(/^\/page\?open=1&show=150#list-/);
  });

  it('are all on the map, without a card or with one [finder.map]', () => {
    const html = finder();
    const [, pins = ''] = /data-unlisted-pins="([^"]*)"/.exec(html) ?? [];
    const slugs = pins.split('\n').map((line) => line.split('\t')[0]);
    expect(slugs).toHaveLength(2350);
    expect(new Set([...slugs, ...listed(html)]).size).toBe(2400);
  });

  it('never make a document of more than 100 cards, and earlier ones have a link [scale.growth]', () => {
    const html = finder({ show: ['2400'] });
    expect(listed(html)).toHaveLength(100);
    expect(html).toContain('2,301 to 2,400 of 2,400 restaurants');
    expect([moreUrl(html), moreUrl(html, 'Show earlier')]).toEqual([undefined, '/page?show=2300#list-list']);
    expect(sizeKb(html)).toBeLessThan(350);
  });

  it('have no link and no compact pins when they fit [scale.growth]', () => {
    const html = render({ type: 'location-finder', version: 2 }, { restaurants: restaurants.slice(0, 50) });
    expect(listed(html)).toHaveLength(50);
    expect(/Show more|data-unlisted-pins/.test(html)).toBe(false);
  });
});

describe('2,400 restaurants in a list', () => {
  it.each(['full', 'index'])('are the first 50, with a link to more, in form %s [scale.growth]', (form) => {
    const html = render({ type: 'location-list', form }, { restaurants });
    expect(listed(html)).toHaveLength(50);
    const more = render({ type: 'location-list', form }, { restaurants }, { query: { show: ['100'] } });
    expect(listed(more).slice(0, 50)).toEqual(listed(html));
    expect(moreUrl(html)).toBe(`/page?show=100#list-${listed(more)[50]}`);
    expect(sizeKb(html)).toBeLessThan(200);
  });

  it('are grouped by city, with the number of all in the city [scale.growth]', () => {
    const oneTown = restaurants.map((each, index) =>
      index < 300 ? { ...each, city: 'bath', cityName: 'Bath' } : each,
    );
    const html = render({ type: 'location-list' }, { restaurants: oneTown });
    expect(html.match(/<summary[^>]*>(.*?)<span/)?.[1]).toBe('300 restaurants');
    expect(listed(html)).toHaveLength(50);
  });
});

describe('2,400 restaurants in the booking tile', () => {
  const booking = (query: PageContext['query'] = {}) =>
    render({ type: 'booking', key: 'booking', heading: 'Book' }, { restaurants }, { query });

  it('are searched by place or name instead of chosen from a list [scale.growth]', () => {
    const html = booking();
    expect(/<select [^>]*name="restaurant"/.test(html)).toBe(false);
    expect(/<form[^>]*action="\/booking\/choose"[^>]*>.*<input[^>]*name="near"/.test(html)).toBe(true);
    expect(sizeKb(html)).toBeLessThan(100);
  });

  it('can be rung, 50 at first [scale.growth]', () => {
    const html = booking();
    expect(listed(html, 'booking-ring-')).toHaveLength(50);
    const more = listed(booking({ show: ['100'] }), 'booking-ring-');
    expect(more).toHaveLength(100);
    expect(moreUrl(html)).toBe(`/page?show=100#booking-ring-${more[50]}`);
  });

  it('are a select up to 200 [scale.growth]', () => {
    const html = render({ type: 'booking', key: 'booking' }, { restaurants: restaurants.slice(0, 200) });
    expect(/<select [^>]*name="restaurant"/.test(html)).toBe(true);
  });
});

describe('10,000 vacancies', () => {
  const jobs = createManyJobs(10_000);
  const search = { jobs, miles: 100, groups: [], times: ['full', 'part'] };

  it('are the first 50 in the job search, with a link to more that keeps the search [scale.growth]', () => {
    const html = render({ type: 'job-search' }, { jobSearch: search });
    expect(listed(html)).toHaveLength(50);
    expect(moreUrl(html)).toBe('/page?show=100#list-51');
    expect(sizeKb(html)).toBeLessThan(100);
    const found = render(
      { type: 'job-search' },
      { jobSearch: search },
      { query: { work: ['management'], show: ['100'], sent: ['x'] } },
    );
    expect(listed(found)).toHaveLength(100);
    expect(moreUrl(found)).toBe('/page?work=management&show=150#list-101');
  });

  it('are the first 50 in the list of vacancies [scale.growth]', () => {
    const html = render({ type: 'job-list' }, { jobs });
    expect(listed(html)).toHaveLength(50);
    expect(moreUrl(html)).toBe('/page?show=100#list-51');
    expect(sizeKb(html)).toBeLessThan(100);
    const last = render({ type: 'job-list' }, { jobs }, { query: { show: ['10000'] } });
    expect(listed(last)).toHaveLength(100);
    expect(listed(last).at(-1)).toBe(last.match(/([\d,]+) jobs/)?.[1]?.replace(',', ''));
  });
});

describe('a menu of 600 dishes', () => {
  const menu = createLongMenu(600);
  const all = menu.sections.flatMap(({ items }) => items).length;
  const show = (type: string, query: PageContext['query'] = {}) =>
    render({ type, ...(type === 'menu-section' && { version: 2 }) }, { menu }, { query });
  const sectionIds = (html: string, pattern: RegExp): readonly (string | undefined)[] =>
    [...html.matchAll(pattern)].map(([, id]) => id);
  const parts = (html: string) => sectionIds(html, /<div class="part" id="list-([^"]+)"/g);
  const tables = (html: string) => sectionIds(html, /<caption id="list-table-([^"]+)"/g);
  const linked = (html: string) => sectionIds(html, /<a [^>]*href="[^"]*section=([^"#&]+)/g);
  const ids = menu.sections.map(({ id }) => id);

  it('shows its first 150 dishes, and the further sections one at a time [scale.growth]', () => {
    const html = show('menu-section');
    const first = parts(html);
    expect(html).toContain(`${all} dishes`);
    expect(sizeKb(html)).toBeLessThan(145);
    // The navigation leads to each further section, and the link below the dishes to the next one.
    expect(linked(html)).toEqual([...ids.slice(first.length), ids[first.length]]);
    const [further = ''] = ids.slice(first.length);
    const one = show('menu-section', { section: [further] });
    expect(parts(one)).toEqual([further]);
    expect(one.includes(`<a href="#list-${further}"`)).toBe(true);
    expect(one.includes(`<a href="/page#list-${ids[0]}"`)).toBe(true);
  });

  it('filters all dishes [menu.filter-all]', () => {
    const html = show('menu-section', { diet: ['vegan'] });
    const count = Number(/(\d+) of \d+ dishes/.exec(html)?.[1]);
    expect(count).toBeGreaterThan(50);
    expect(linked(html).length === 0 || count > 150).toBe(true);
  });

  it('has an allergen guide in parts that says so [menu.allergens]', () => {
    const html = show('allergen-guide');
    const first = tables(html);
    expect(first).toEqual(ids.slice(0, first.length));
    expect(html).toContain('These are not all dishes.');
    expect(linked(html)).toEqual(ids.slice(first.length));
    expect(sizeKb(html)).toBeLessThan(300);
    const last = ids.at(-1) ?? '';
    expect(tables(show('allergen-guide', { section: [last] }))).toEqual([last]);
  });

  it('has both on a page of less than 500 kB, with its structured data [scale.growth]', () => {
    const bytes =
      sizeKb(show('menu-section')) + sizeKb(show('allergen-guide')) + sizeKb(JSON.stringify(describeMenu(menu)));
    expect(bytes).toBeLessThan(430);
  });
});
