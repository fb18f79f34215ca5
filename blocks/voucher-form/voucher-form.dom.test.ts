import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const plain = { validityText: undefined, startDate: undefined, endDate: undefined, adultsOnly: false, voucher: true };
const show = (change: object, tile: object = { offerId: 'lunch' }) =>
  showTiles([{ type: 'voucher-form', key: 'k', heading: 'Get your code', ...tile }], {
    data: { offer: { ...exampleData.offer, ...plain, ...change } },
  });
const conditions = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the form for a voucher [offer.voucher]', () => {
  it('states the conditions of its offer, and no others [upstream.claims]', () => {
    show({ endDate: '2026-12-24', validityText: 'At lunch', adultsOnly: true });
    expect(conditions()).toEqual(['Until 24 December 2026', 'At lunch', 'For guests of 18 and over']);
    show({});
    expect(conditions()).toEqual([]);
    expect(document.querySelector('[data-island="form-voucher"]')).not.toBeNull();
  });

  it('leaves its dates to the tile of the offer from the address [offer.page]', () => {
    show({ endDate: '2026-12-24', validityText: 'At lunch', adultsOnly: true }, {});
    expect(conditions()).toEqual(['For guests of 18 and over']);
  });

  it('is not shown for an offer without a code', () => {
    show({ voucher: undefined });
    expect(screen.queryByText('Get your code')).toBeNull();
    expect(document.querySelector('#k')).toBeNull();
  });

  it.each([
    [{ startDate: '2026-12-01' }, 'Codes are sent from 1 December 2026 on.'],
    [{ endDate: '2026-11-20' }, 'This offer ended on 20 November 2026. No more codes are sent.'],
  ])('is replaced by the reason why there is no code: %o', (change, reason) => {
    show(change);
    expect([screen.queryByText(reason) !== null, conditions()]).toEqual([true, []]);
    expect(document.querySelector('[data-island="form-voucher"]')).toBeNull();
  });
});
