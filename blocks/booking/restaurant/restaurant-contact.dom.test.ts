import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [example] = exampleData.restaurants;
const show = (change: object) => {
  const restaurant = { ...example, slug: 'soho', city: 'london', title: 'Soho', onlineBooking: false, ...change };
  showTiles([{ type: 'booking', key: 'k', heading: 'Book', text: 'Choose a time' }], {
    data: { restaurants: [restaurant] },
    page: { area: { kind: 'restaurant', city: 'london', slug: 'soho' } },
  });
};

describe('the contact of a restaurant in a booking tile [booking.tile]', () => {
  it('is its name, street, telephone and email', () => {
    show({ address: ['12 Frith Street', 'London'], phone: '020 7946 0118', email: 'soho@example.com' });
    expect(screen.getByText('Soho, 12 Frith Street')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ring Soho: 020 7946 0118' }).getAttribute('href')).toBe('tel:02079460118');
    expect(screen.getByRole('link', { name: 'soho@example.com' }).getAttribute('href')).toBe('mailto:soho@example.com');
  });

  it('has only what is known', () => {
    show({ address: [], phone: undefined, email: undefined });
    expect(screen.getByText('Soho')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /Ring|@/ })).toEqual([]);
  });
});
