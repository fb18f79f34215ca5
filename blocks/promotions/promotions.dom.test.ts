import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find, hasText } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const link = { linkText: 'Menu', linkUrl: '/menu' };

describe('promotions', () => {
  const [offer] = exampleData.offers ?? [];

  it('show each ticket with its text, validity and age limit [tile.catalogue]', () => {
    const items = [
      { title: 'Lunch', text: 'Two dishes', validityText: 'On weekdays', adultsOnly: true, link },
      { title: 'Dinner' },
    ];
    showTiles([{ type: 'promotions', key: 'k', items }]);
    const [lunch, dinner] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lunch).toBe('LunchTwo dishesOn weekdays18 and overMenu');
    expect(dinner).toBe('Dinner');
    expect(find('article').dataset.variant).toBe('ticket');
  });

  it('from offers show only current ones, with their closing day and a link that fits [offer.page]', () => {
    const offers = [
      {
        ...offer,
        id: 'now',
        title: 'Now',
        validityText: undefined,
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        voucher: true,
      },
      {
        ...offer,
        id: 'open',
        title: 'Open',
        validityText: 'Any day',
        startDate: undefined,
        endDate: undefined,
        voucher: undefined,
      },
      { ...offer, id: 'past', title: 'Past', startDate: '2026-10-01', endDate: '2026-11-20' },
    ];
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers } });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Now', 'Open']);
    expect(screen.getByRole('link', { name: 'Get your code' }).getAttribute('href')).toBe('/offer/now');
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/offer/open');
    expect([hasText('Until 30 November 2026'), hasText('Any day')]).toEqual([true, true]);
  });

  it('show the current offers if they have no items of their own [offer.page]', () => {
    const current = { ...offer, title: 'Now', startDate: undefined, endDate: undefined };
    for (const tile of [{}, { source: 'items', items: [] }]) {
      showTiles([{ type: 'promotions', key: 'k', ...tile }], { data: { offers: [current] } });
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Now']);
      expect(hasText(/^There are no offers/)).toBe(false);
    }
  });

  it('say whether there are none or they cannot be shown [offer.page]', () => {
    const [none, failed] = [/^There are no offers to show just now/, /^We cannot show our offers/];
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers: [] } });
    expect([hasText(none), hasText(failed)]).toEqual([true, false]);
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers: undefined } });
    expect([hasText(none), hasText(failed)]).toEqual([false, true]);
    showTiles([{ type: 'promotions', key: 'k', items: [{ title: 'Lunch' }] }]);
    expect([hasText(none), hasText(failed)]).toEqual([false, false]);
  });
});
