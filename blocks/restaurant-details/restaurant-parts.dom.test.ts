import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { texts } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [restaurant] = exampleData.restaurants;
const show = (change: object = {}, tile: object = {}) => {
  const shown = { ...restaurant, slug: 'soho', city: 'london', ...change };
  showTiles([{ type: 'restaurant-details', key: 'k', ...tile }], {
    data: { restaurant: shown, restaurants: [shown] },
    page: { area: { kind: 'restaurant', city: 'london', slug: 'soho' } },
  });
};
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const hasHeading = (name: string) => screen.queryByRole('heading', { level: 2, name }) !== null;

const everyDay = (Open: string, Close: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, { Open, Close }]),
  );

describe('a restaurant [restaurant.page]', () => {
  it('has its name, story, awards and amenities', () => {
    show({
      title: 'Soho',
      about: '<p>Two rooms.</p>',
      awards: [
        { name: 'Noodle house', year: 2025 },
        { name: 'Best bar', awardMedia: restaurant?.heroMedia },
      ],
      amenities: [
        { icon: 'step-free', name: 'Step-free' },
        { icon: 'unheard-of', name: 'Piano' },
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Soho' })).toBeTruthy();
    expect(texts('.prose')).toEqual(['Two rooms.']);
    expect(texts('.award')).toEqual(['Noodle house 2025', 'Best bar']);
    expect([...document.querySelectorAll('.award')].map((award) => award.querySelector('picture') !== null)).toEqual([
      false,
      true,
    ]);
    expect(hasHeading('In the house')).toBe(true);
    expect(texts('.amenities li')).toEqual(['Step-free', 'Piano']);
    const [first, second] = [...document.querySelectorAll('.amenities li path')].map((path) => path.getAttribute('d'));
    expect(first).not.toBe(second);
    show({ awards: [], amenities: [], about: undefined }, { heading: 'Our house' });
    expect(screen.getByRole('heading', { level: 1, name: 'Our house' })).toBeTruthy();
    expect([hasHeading('In the house'), texts('.award'), texts('.prose')]).toEqual([false, [], []]);
  });

  it('has two surfaces besides that of its tile: for the hours, and for food and menus', () => {
    show({
      phone: '020 7946 0000',
      openingTimes: everyDay('12:00', '22:00'),
      clickCollect: 'https://collect.example.com',
      amenities: [{ icon: 'wifi', name: 'Wifi' }],
    });
    const surfaces = [...document.querySelectorAll<HTMLElement>('.part')].map(({ dataset }) => dataset.surface);
    expect(surfaces).toEqual(['highlight', undefined, undefined, 'primary', undefined, 'primary']);
  });

  it('has the icon of an amenity as a decorative image where the icon is a file', () => {
    const iconMedia = { url: 'https://api.example.com/icons/wifi.svg', alt: 'Wifi', width: 24, height: 24 };
    show({
      amenities: [
        { icon: 'wifi', name: 'Wifi', iconMedia },
        { icon: 'step-free', name: 'Step-free' },
      ],
    });
    const [first, second] = [...document.querySelectorAll('.amenities li')];
    const image = first?.querySelector('img');
    expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual([iconMedia.url, '']);
    expect([first?.querySelector('svg'), second?.querySelector('img')]).toEqual([null, null]);
  });

  it('has its address with its city once, its three words, and links to it', () => {
    show({
      address: ['12 Frith Street', 'Soho'],
      cityName: 'London',
      postcode: 'W1D 4RQ',
      what3words: 'table.plate.spoon',
      mapUrl: 'https://maps.example/soho',
      links: [
        { linkText: 'On foot', linkUrl: '/walk' },
        { linkText: 'Bus', linkUrl: 'https://bus.example', openInNewTab: true },
      ],
    });
    expect(texts('address span')).toEqual(['12 Frith Street', 'Soho', 'London', 'W1D 4RQ']);
    expect(linkTo('what3words: table.plate.spoon')).toBe('https://what3words.com/table.plate.spoon');
    expect([linkTo('Choose another restaurant'), linkTo('Directions')]).toEqual([
      '/find-us',
      'https://maps.example/soho',
    ]);
    expect([linkTo('On foot'), linkTo('Bus (opens in a new tab)')]).toEqual(['/walk', 'https://bus.example']);
    expect(screen.getByRole('link', { name: /^Bus/ }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'On foot' }).getAttribute('target')).toBeNull();
    show(
      { address: ['London'], cityName: 'London', postcode: undefined, what3words: undefined, links: [] },
      { finderUrl: '/where' },
    );
    expect(texts('address span')).toEqual(['London']);
    expect(linkTo('Choose another restaurant')).toBe('/where');
    expect(screen.queryByRole('link', { name: /^what3words/ })).toBeNull();
    show({ address: [], cityName: undefined, postcode: undefined, links: [] });
    expect(document.querySelector('address')).toBeNull();
  });

  it('begins with its front, lit while it is open, then its name, status and main action', () => {
    const order = () =>
      [...document.querySelectorAll('.front img, h1, .door .status, next-tables, .action, .prose')].map(
        ({ localName, textContent }) => `${localName} ${textContent}`.trim(),
      );
    show({ title: 'Soho', about: '<p>Two rooms.</p>', overrides: [], openingTimes: everyDay('00:00', '00:00') });
    expect(order()).toEqual([
      'img',
      'h1 Soho',
      'p Open, closes 00:00',
      'next-tables',
      'a Book a table',
      'div Two rooms.',
    ]);
    expect(document.querySelector('.front')?.getAttribute('data-open')).toBe('true');
    show({ overrides: [], openingTimes: everyDay('Closed', 'Closed') });
    expect(document.querySelector('.front')?.getAttribute('data-open')).toBe('false');
    show({ overrides: [], openingTimes: undefined });
    expect(document.querySelector('.front')?.hasAttribute('data-open')).toBe(false);
  });

  it.each<[string, object, string, boolean]>([
    ['for weeks', { startDate: '2026-11-16', endDate: '2026-12-10' }, 'Closed until 11 December 2026', true],
    ['from tomorrow', { startDate: '2026-11-22', endDate: '2026-12-10' }, 'Closed until 11 December 2026', true],
    ['for today', { startDate: '2026-11-21', endDate: '2026-11-21' }, 'Closed, opens 12:00 tomorrow', true],
    ['for longer than it takes bookings', { endDate: '2027-11-21' }, 'Closed until 22 November 2027', false],
    ['for good', { endDate: '2036-01-01' }, 'Closed for now', false],
  ])('closed %s says when it opens, and offers a table only if one can be booked', (_, days, status, isBookable) => {
    const openingTimes = everyDay('12:00', '17:00');
    const overrides = [{ openTime: 'Closed', closeTime: 'Closed', ...days }];
    show({ onlineBooking: true, bookingDaysAhead: 60, openingTimes, overrides });
    expect(texts('.door .status')).toEqual([status]);
    expect(texts('.action')).toEqual(isBookable ? ['Book a table'] : []);
    expect(document.querySelector('.door next-tables') !== null).toBe(status.includes('tomorrow'));
  });

  it.each([true, false])('leads to the menus beside the main action, with online booking: %s', (onlineBooking) => {
    show({ slug: 'soho', city: 'london', onlineBooking });
    const links = [...document.querySelectorAll('.actions a')];
    expect(links.at(-1)?.getAttribute('href')).toBe('/restaurants/london/soho/menu');
    expect(links.at(-1)?.textContent).toBe('Menus');
  });

  it.each([
    [{ onlineBooking: true, bookATableWidgetId: undefined }, 'Book a table', '/restaurants/london/soho/book-now'],
    [{ onlineBooking: false, bookATableWidgetId: 'w1' }, 'Book a table', '/restaurants/london/soho/book-now'],
    [{ onlineBooking: false, bookATableWidgetId: undefined }, 'Ring 020 7946 0118', 'tel:02079460118'],
    [{ onlineBooking: false, bookATableWidgetId: undefined, phone: undefined }, 'Write to us', 'mailto:a@b.example'],
  ])('can be booked, rung or written to, in this order: %o', (change, text, href) => {
    show({ phone: '020 7946 0118', email: 'a@b.example', ...change });
    expect(texts('.action')).toEqual([text]);
    expect(linkTo(text)).toBe(href);
  });

  it.each([
    [{ phone: '1234567', email: 'a@b.example' }, 'Ring us', ['tel:1234567', 'mailto:a@b.example']],
    [{ email: 'a@b.example' }, 'Write to us', ['mailto:a@b.example']],
    [{}, undefined, []],
  ])('lists how to reach it, and nothing that is not known: %o [upstream.claims]', (known, title, links) => {
    show({ onlineBooking: false, bookATableWidgetId: undefined, phone: undefined, email: undefined, ...known });
    expect(['Ring us', 'Write to us'].filter(hasHeading)).toEqual(title === undefined ? [] : [title]);
    const found = [...document.querySelectorAll('.contacts a')].map((link) => link.getAttribute('href'));
    expect(found).toEqual(links);
    if (title === undefined) expect(document.querySelector('.action')).toBeNull();
  });
});
