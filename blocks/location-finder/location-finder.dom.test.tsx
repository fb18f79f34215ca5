/** @jsxImportSource #eager */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { locationFinder } from '#schemas/tiles/location-finder/location-finder.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { fakeIntersections, fakeResizes } from '../_shared/testing/fake-observers.ts';
import { dispatchFinderEvent } from './google/finder-events.ts';
import { LocationFinder } from './location-finder.tsx';
import { defineRestaurantFinder } from './restaurant-finder.element.ts';

defineRestaurantFinder();

const london = { lat: 51.51, lng: -0.13 };
const [example] = exampleData.restaurants;
const restaurants = example
  ? [
      { ...example, slug: 'soho', title: 'Soho', ...london },
      { ...example, slug: 'bath', title: 'Bath', lat: 51.38, lng: -2.36 },
      { ...example, slug: 'york', title: 'York', lat: 53.96, lng: -1.08 },
      { ...example, slug: 'mayfair', title: 'Mayfair', lat: 51.515, lng: -0.14 },
    ]
  : [];

let intersections = fakeIntersections();
let resize = fakeResizes();
const scrolled: Element[] = [];
beforeEach(() => {
  intersections = fakeIntersections();
  resize = fakeResizes();
  scrolled.length = 0;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled.push(this);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => void vi.unstubAllGlobals());

function render(
  tile: object = {},
  all: readonly Restaurant[] = restaurants,
  query: PageContext['query'] = {},
  results?: readonly Restaurant[],
): string {
  const near = results?.map((each) => ({ ...each, distance: { milesValue: 1 } }));
  const nearby = near && { place: { ...london, label: 'London' }, restaurants: near, miles: 100 };
  return renderToStaticMarkup(
    <LocationFinder
      tile={locationFinder.schema.parse({ type: 'location-finder', key: 'find', version: 2, ...tile })}
      data={{ restaurants: all, ...(nearby && { nearby }) }}
      placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
      page={{ ...fakePage, path: '/find-us', query }}
    />,
  );
}
const map = () => screen.getByRole('region', { name: 'Map of the restaurants' });
const finder = () => document.querySelector('restaurant-finder') ?? document.body;
const view = () => finder().getAttribute('data-view');
const card = (slug: string) => document.querySelector<HTMLElement>(`[data-slug="${slug}"]`) ?? document.body;
const tab = (name: string) => screen.getByRole('tab', { name });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pins = () => [...map().querySelectorAll('a, li > button')].map((pin) => pin.getAttribute('aria-label'));
const chosenPin = () => map().querySelector('[data-chosen]')?.getAttribute('data-places');

/** Shows a finder and lets its script start. */
async function show(tile: object = {}, all: readonly Restaurant[] = restaurants): Promise<void> {
  document.body.innerHTML = render(tile, all);
  intersections.scroll(true, finder());
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^On the map/ })).not.toEqual([]));
}
/** Lets the map come into view, which renders it. */
async function showMap(all: readonly Restaurant[] = restaurants): Promise<void> {
  await show({}, all);
  resize(document.querySelector('#find-map') ?? document.body, 600);
  resize(map(), 600);
}

describe('the finder’s script', () => {
  it('starts when the finder is near the viewport; the list works before [finder.map-list]', async () => {
    document.body.innerHTML = render();
    expect(intersections.marginsOf(finder())).toEqual(['300px']);
    expect(screen.getByRole('link', { name: 'Soho' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^On the map/ })).toEqual([]);
    intersections.scroll(false, finder());
    expect(intersections.marginsOf(finder())).toEqual(['300px']);
    intersections.scroll(true, finder());
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^On the map/ })).toHaveLength(4));
    expect(intersections.marginsOf(finder())).toEqual([]);
  });

  it('does not start for a finder that was removed [finder.map-list]', () => {
    document.body.innerHTML = render();
    const removed = finder();
    removed.remove();
    expect(intersections.marginsOf(removed)).toEqual([]);
  });

  it('has nothing to do without a map [finder.map]', () => {
    document.body.innerHTML = render({ map: false });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Map of the restaurants' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Soho' })).toBeTruthy();
  });
});

describe('the tabs of the finder', () => {
  it('choose list, map or both, and name the panel [finder.map-list]', async () => {
    await show();
    expect([view(), tab('List and map').getAttribute('aria-selected')]).toEqual(['both', 'true']);
    fireEvent.click(tab('Map'));
    expect(view()).toBe('map');
    expect(screen.getByRole('tabpanel', { name: 'Map' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
    ]);
  });

  it('are one tab stop with arrow keys, Home and End [finder.map-list]', async () => {
    await show();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
    tab('List and map').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('List'));
    press('End');
    expect([document.activeElement, view()]).toEqual([tab('Map'), 'map']);
    press('ArrowRight');
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Map'));
    press('Home');
    expect(document.activeElement).toBe(tab('List and map'));
    expect(screen.getAllByRole<HTMLElement>('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(press('x')).toBe(true);
  });
});

describe('the finder on a phone', () => {
  const hideTabs = () => screen.getByRole('tablist').style.setProperty('display', 'none');

  it('has the buttons of both views above them, and shows one [finder.map-list]', async () => {
    await show();
    const buttons = [screen.getByRole('button', { name: 'List' }), screen.getByRole('button', { name: 'Map' })];
    const panels = [...document.querySelectorAll('[data-panel]')];
    const states = () => [
      buttons.map((button) => button.getAttribute('aria-expanded')),
      panels.map((panel) => panel.hasAttribute('data-open')),
    ];
    expect(buttons.map((button) => button.getAttribute('aria-controls'))).toEqual(['find-list', 'find-map']);
    for (const button of buttons)
      expect(button.compareDocumentPosition(panels[0] ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(states()).toEqual([
      ['true', 'false'],
      [true, false],
    ]);
    click('Map');
    expect(states()).toEqual([
      ['false', 'true'],
      [false, true],
    ]);
  });

  it('shows the card of a chosen pin below the map, and focuses its link [finder.map-list]', async () => {
    await showMap();
    hideTabs();
    click('Map');
    fireEvent.click(within(map()).getByRole('link', { name: 'Bath' }));
    const shown = document.querySelector<HTMLElement>('[data-chosen-card]') ?? document.body;
    expect(document.activeElement).toBe(within(shown).getByRole('link', { name: 'Bath' }));
    expect(within(shown).getByRole('link', { name: 'Book Bath' })).toBeTruthy();
    expect(shown.querySelectorAll('[id], [data-slug], [data-show-on-map]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Map' }).getAttribute('aria-expanded')).toBe('true');
    expect(chosenPin()).toBe('bath');
    fireEvent.click(within(map()).getByRole('link', { name: 'York' }));
    expect(shown.children).toHaveLength(1);
    expect(within(shown).getByRole('link', { name: 'York' })).toBeTruthy();
  });

  it('has no map and no switch where the tile has none [finder.map-list]', () => {
    document.body.innerHTML = render({ map: false });
    expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
  });
});

describe('the map of the finder', () => {
  it('is rendered when it is first visible, with a pin for each restaurant or group [finder.map]', async () => {
    await show();
    resize(document.querySelector('#find-map') ?? document.body, 0);
    expect(pins()).toEqual([]);
    resize(document.querySelector('#find-map') ?? document.body, 600);
    resize(map(), 600);
    expect(pins()).toEqual(['Bath', '2 restaurants: Mayfair, Soho. Zoom in', 'York']);
    expect(map().querySelector('[data-land] svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(map().querySelector('[data-scale]')?.textContent).toMatch(/^\d+ miles?$/);
  });

  it('shows a restaurant of the list, focuses its pin and marks its card [finder.map-list]', async () => {
    await show();
    fireEvent.click(tab('List'));
    click('On the map: Soho');
    expect(view()).toBe('both');
    expect(screen.getByRole('button', { name: 'Map' }).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Soho');
    expect(chosenPin()).toBe('soho');
    expect(card('soho').hasAttribute('data-chosen')).toBe(true);
    expect(card('bath').hasAttribute('data-chosen')).toBe(false);
    expect(scrolled).toEqual([map().parentElement]);
    expect(pins()).toContain('Mayfair');
  });

  it('shows the card of a chosen pin in the list, and focuses its link [finder.map-list]', async () => {
    await showMap();
    fireEvent.click(tab('Map'));
    fireEvent.click(within(map()).getByRole('link', { name: 'Bath' }));
    expect(view()).toBe('both');
    expect(document.activeElement).toBe(within(card('bath')).getByRole('link', { name: 'Bath' }));
    expect([chosenPin(), card('bath').hasAttribute('data-chosen')]).toEqual(['bath', true]);
    expect(scrolled).toEqual([card('bath')]);
  });

  it('has the restaurants of a long list that have no card, with links to their pages [scale.growth]', async () => {
    const far = { lat: 53.96, lng: -1.08 };
    const many = restaurants
      .slice(0, 1)
      .flatMap((each) => [
        ...Array.from({ length: 50 }, (_, index) => ({ ...each, slug: `near-${index}`, title: `A ${10 + index}` })),
        { ...each, slug: 'york', city: 'yorkshire', title: 'York “&” more', ...far },
      ]);
    await showMap(many);
    expect(pins()).toEqual([expect.stringMatching(/^50 restaurants/), 'York “&” more']);
    const pin = within(map()).getByRole('link', { name: 'York “&” more' });
    expect(pin.getAttribute('href')).toBe('/restaurants/yorkshire/york');
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    dispatchFinderEvent(finder(), 'finder-choose', 'york');
    expect(assign.mock.calls).toEqual([['/restaurants/yorkshire/york']]);
  });

  it.each([
    ['the pointer is over', (element: HTMLElement) => fireEvent(element, new Event('pointerenter'))],
    ['the focus is in', (element: HTMLElement) => fireEvent.focusIn(element)],
  ])('marks the pin of the card that %s [finder.map-list]', async (_, move) => {
    await showMap();
    move(card('york'));
    expect(chosenPin()).toBe('york');
    move(card('soho'));
    expect(chosenPin()).toBe('mayfair soho');
  });

  it('zooms by its buttons, and shows all again [finder.map]', async () => {
    await showMap();
    const land = () => map().querySelector('svg')?.getAttribute('viewBox');
    const all = land();
    const width = () => Number(land()?.split(' ')[2]);
    const before = width();
    click('Zoom in');
    expect(width()).toBeCloseTo(before / 2);
    click('Zoom out');
    expect(width()).toBeCloseTo(before);
    click('Zoom in');
    click('Show all restaurants');
    expect(land()).toBe(all);
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('cannot zoom beyond its limits [finder.map]', async () => {
    await showMap();
    for (let times = 0; times < 20; times += 1) click('Zoom out');
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
    for (let times = 0; times < 30; times += 1) click('Zoom in');
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('shows the five nearest results at first, and the others by its button [finder.map] [finder.search]', async () => {
    const results = restaurants
      .slice(0, 1)
      .flatMap((soho) => [
        ...Array.from({ length: 5 }, (_, index) => ({ ...soho, slug: `n${index}`, lat: 51.51 + index / 10 })),
        { ...soho, slug: 'far', title: 'Far', lat: 55.95, lng: -3.19 },
      ]);
    document.body.innerHTML = render({}, restaurants, { near: ['SE10'] }, results);
    intersections.scroll(true, finder());
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^On the map/ })).not.toEqual([]));
    resize(document.querySelector('#find-map') ?? document.body, 600);
    resize(map(), 600);
    const visible = () =>
      [...map().querySelectorAll<HTMLElement>('[data-places]')].flatMap(({ hidden, dataset }) =>
        hidden ? [] : [dataset.places],
      );
    expect(visible()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
    click('Show all restaurants');
    expect(visible()).toEqual(['n0 n1 n2 n3 n4', 'far']);
    resize(map(), 600);
    expect(visible()).toEqual(['n0 n1 n2 n3 n4', 'far']);
  });

  it('zooms in to a group of restaurants until they are apart [finder.map]', async () => {
    await showMap();
    click('2 restaurants: Mayfair, Soho. Zoom in');
    const isApart = () => pins().includes('Soho');
    expect(view()).toBe('both');
    if (!isApart()) click('2 restaurants: Mayfair, Soho. Zoom in');
    expect(card('soho').hasAttribute('data-chosen')).toBe(false);
  });

  it('shows all pins when its size changes, unless the visitor has moved it [finder.map]', async () => {
    await showMap();
    const land = () => map().querySelector('svg')?.getAttribute('viewBox');
    const before = land();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    resize(map(), 600);
    const narrow = land();
    const widthOf = (viewBox: string | null | undefined) => Number(viewBox?.split(' ')[2]);
    // At the same zoom level it would be 300 of 800 pixels.
    expect(widthOf(narrow) / widthOf(before)).not.toBeCloseTo(300 / 800);
    expect([...map().querySelectorAll<HTMLElement>('[data-places]')].map(({ hidden }) => hidden)).not.toContain(true);
    fireEvent.keyDown(map(), { key: 'ArrowRight' });
    const moved = land();
    expect(moved).not.toBe(narrow);
    resize(map(), 600);
    expect(land()).toBe(moved);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    resize(map(), 600);
    expect(land()).toBe(moved);
  });
});

describe('an unknown place [finder.search]', () => {
  it('has no link to all restaurants, because all are listed', () => {
    document.body.innerHTML = render({}, restaurants, { near: ['Atlantis'] });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Atlantis');
    expect(screen.getByText(/These are all our 4 restaurants\./)).toBeTruthy();
    expect(document.querySelectorAll('[data-slug]')).toHaveLength(4);
    expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
  });

  it('with a filter has a link to all restaurants, with an empty field and their number', () => {
    document.body.innerHTML = render({}, restaurants, { near: ['Atlantis'], has: ['submarine'] });
    const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show all' }).href);
    expect(pathname + search).toBe('/find-us');
    document.body.innerHTML = render();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByText('4 restaurants.')).toBeTruthy();
    expect(document.querySelectorAll('[data-slug]')).toHaveLength(4);
  });
});

describe('a search without results [finder.search]', () => {
  it('has its map around all restaurants', () => {
    document.body.innerHTML = render({}, restaurants, { has: ['submarine'] });
    expect(document.querySelector('[data-finder-map]')?.getAttribute('data-extent')).toBe('51.38,-2.36 53.96,-0.13');
    document.body.innerHTML = render();
    expect(document.querySelector('[data-extent]')).toBeNull();
  });
});
