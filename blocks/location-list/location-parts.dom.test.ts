import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [example] = exampleData.restaurants;
const at = (slug: string, city: string, change: object = {}) => ({
  ...example,
  storeId: slug,
  slug,
  city,
  cityName: city.toUpperCase(),
  title: slug,
  ...change,
});
const show = (
  restaurants: readonly object[],
  tile: object = {},
  query: Readonly<Record<string, readonly string[]>> = {},
) =>
  showTiles([{ type: 'location-list', key: 'k', ...tile }], {
    data: { restaurants },
    page: { query, path: '/restaurants' },
  });
const notes = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const titles = () => screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('restaurants by city', () => {
  const list = [
    at('soho', 'london'),
    at('mayfair', 'london'),
    at('bath', 'bath'),
    at('york', 'york'),
    at('leeds', 'leeds'),
  ];

  it('are grouped, with the number in each city, and the others at the end [tile.catalogue]', () => {
    show(list);
    expect(notes()).toEqual(['2 restaurants, LONDON', '3 restaurants, Elsewhere']);
    expect(titles().slice(0, 2)).toEqual(['H2 LONDON', 'H3 mayfair']);
    show(list.slice(0, 3));
    expect(notes()).toEqual(['2 restaurants, LONDON', '1 restaurant, Elsewhere']);
    show([...list.slice(0, 2), at('a', 'bath'), at('b', 'bath')]);
    expect(notes()).toEqual(['2 restaurants, BATH', '2 restaurants, LONDON']);
  });

  it('of more than three cities have links to each city, or to its only restaurant [tile.catalogue]', () => {
    show(list);
    const index = within(screen.getByRole('navigation', { name: 'Towns and cities' }));
    const targets = index.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([...targets].sort()).toEqual(['#k-bath', '#k-in-london', '#k-leeds', '#k-york']);
    expect(targets.filter((target) => !document.getElementById(target?.slice(1) ?? ''))).toEqual([]);
    show(list.slice(0, 4));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('of one city are plain cards [tile.catalogue]', () => {
    show(list.slice(0, 2));
    expect([notes(), titles()]).toEqual([[], ['H2 mayfair', 'H2 soho']]);
  });

  it('are counted when they are searched, with a link to all [finder.search]', () => {
    show(list, {}, { near: ['york'] });
    expect(screen.getByRole('status').textContent).toBe('1 restaurant. Show all');
    show(list, {}, { near: ['london'] });
    expect(screen.getByRole('status').textContent).toBe('2 restaurants. Show all');
    show(list);
    expect(screen.queryByRole('status')).toBeNull();
    show(list, { near: false }, { near: ['york'] });
    expect([screen.queryByRole('searchbox'), screen.getAllByRole('article').length]).toEqual([null, 5]);
  });

  it('in a short index are grouped by city too [tile.catalogue]', () => {
    show(list, { form: 'index' });
    expect(notes()).toEqual(['2 restaurants, LONDON', '3 restaurants, Elsewhere']);
    expect([...document.querySelectorAll('details')].some((details) => details.open)).toBe(false);
    show(list.slice(0, 2), { form: 'index' });
    expect(notes()).toEqual(['2 restaurants, LONDON']);
    expect(screen.getByRole('link', { name: 'LONDON' }).getAttribute('href')).toBe('/restaurants/london');
  });
});

describe('the card of a restaurant', () => {
  it('has its address, contact and known amenities [tile.catalogue]', () => {
    show([
      at('soho', 'london', {
        address: ['12 Frith Street'],
        postcode: undefined,
        phone: '020 7946 0118',
        onlineBooking: true,
        mapUrl: 'https://maps.example',
        amenities: [
          { icon: 'step-free', name: 'Step-free' },
          { icon: 'unheard-of', name: 'Piano' },
        ],
      }),
    ]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('12 Frith Street')).toBeTruthy();
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['soho', '/restaurants/london/soho'],
      ['020 7946 0118', 'tel:02079460118'],
      ['Book soho', '/restaurants/london/soho/book-now'],
      ['Menus soho', '/restaurants/london/soho/menu'],
      ['Directions soho', 'https://maps.example'],
    ]);
    expect(card.getAllByRole('img', { name: 'Step-free' })).toHaveLength(1);
    expect(card.queryByRole('img', { name: 'Piano' })).toBeNull();
  });

  it('has the tables, the hours and the booking of a chosen day [diner.next-tables]', () => {
    const openingTimes = { sunday: { Open: '12:00', Close: '22:00' } };
    const soho = at('soho', 'london', { onlineBooking: true, overrides: [], openingTimes });
    // The page is of Saturday 21 November.
    show([soho], {}, { when: ['sunday.evening'] });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Open tomorrow until 22:00')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Book soho' }).getAttribute('href')).toBe(
      '/restaurants/london/soho/book-now?step=party&date=2026-11-22',
    );
    expect(document.querySelector<HTMLElement>('next-tables')?.dataset.visitDate).toBe('2026-11-22');
  });

  it('has no amenities, telephone or picture where there is none [tile.catalogue]', () => {
    show([
      at('soho', 'london', {
        amenities: [{ icon: 'unheard-of', name: 'Piano' }],
        phone: undefined,
        heroMedia: undefined,
        onlineBooking: false,
      }),
    ]);
    const card = within(screen.getByRole('article'));
    expect([card.queryAllByRole('list').length, card.getAllByRole('link').length]).toEqual([1, 3]);
    expect([document.querySelector('.placeholder') !== null, document.querySelector('picture')]).toEqual([true, null]);
  });
});
