import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
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
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

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

  it.each([
    [{ onlineBooking: true, bookATableWidgetId: undefined }, 'Come and eat', '/restaurants/london/soho/book-now'],
    [{ onlineBooking: false, bookATableWidgetId: 'w1' }, 'Come and eat', '/restaurants/london/soho/book-now'],
    [{ onlineBooking: false, bookATableWidgetId: undefined }, 'Ring for a table', undefined],
  ])('can be booked, or rung: %o', (change, title, href) => {
    show({ ...change, phone: '020 7946 0118', email: 'soho@example.com' });
    expect(hasHeading(title)).toBe(true);
    expect(linkTo('Book a table')).toBe(href);
    expect([linkTo('020 7946 0118'), linkTo('soho@example.com')]).toEqual([
      'tel:02079460118',
      'mailto:soho@example.com',
    ]);
  });

  it.each([
    [{ onlineBooking: true }, 'Come and eat'],
    [{ phone: '1234567', email: 'a@b.example' }, 'Ring for a table'],
    [{ email: 'a@b.example' }, 'Write to us'],
    [{}, undefined],
  ])('invites to what it offers: %o [upstream.claims]', (offered, title) => {
    show({ onlineBooking: false, bookATableWidgetId: undefined, phone: undefined, email: undefined, ...offered });
    const invitations = ['Come and eat', 'Ring for a table', 'Write to us'];
    expect(invitations.filter(hasHeading)).toEqual(title === undefined ? [] : [title]);
  });
});
