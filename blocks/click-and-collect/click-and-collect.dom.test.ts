import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

describe('click and collect [header.click-collect]', () => {
  const [restaurant] = exampleData.restaurants;
  const show = (change: object, tile: object = {}) =>
    showTiles([{ type: 'click-and-collect', key: 'k', heading: 'Collect', allergenUrl: '/allergens', ...tile }], {
      data: { restaurant: { ...restaurant, ...change }, restaurants: [{ ...restaurant, ...change }] },
      page: { area: { kind: 'restaurant', city: restaurant?.city ?? '', slug: restaurant?.slug ?? '' } },
    });

  it('prefers the restaurant’s own order page, with the label of the tile', () => {
    show({ clickCollect: 'https://order.example/soho' });
    expect(screen.getByRole('link', { name: 'Order to collect' }).getAttribute('href')).toBe(
      'https://order.example/soho',
    );
    show({ clickCollect: 'https://order.example/soho' }, { link: { linkText: 'Order', linkUrl: '/order' } });
    expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('https://order.example/soho');
    show({ clickCollect: undefined }, { link: { linkText: 'Order', linkUrl: '/order' } });
    expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('/order');
  });

  it('is by telephone without an order page, and says nothing without a telephone [upstream.claims]', () => {
    show({ clickCollect: undefined, phone: '020 7946 0118' });
    expect(screen.getByRole('link', { name: '020 7946 0118' }).getAttribute('href')).toBe('tel:02079460118');
    expect(document.querySelector('.status')).toBeNull();
    show({ clickCollect: undefined, phone: undefined });
    expect(hasText(/^Order/)).toBe(false);
  });

  it('links to the allergen guide', () => {
    show({});
    expect(screen.getByRole('link', { name: 'allergen guide' }).getAttribute('href')).toBe('/allergens');
  });
});
