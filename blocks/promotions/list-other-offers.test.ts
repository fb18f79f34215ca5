import { expect, it } from 'vitest';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { listOtherOffers } from './list-other-offers.ts';

const offer = (id: string, endDate?: string) => offerSchema.parse({ id, title: id, description: '<p>x</p>', endDate });
const idsOf = (...given: Parameters<typeof listOtherOffers>) => listOtherOffers(...given).map(({ id }) => id);

const offers = [
  offer('open-end'),
  offer('late', '2027-06-30'),
  offer('own', '2027-01-31'),
  offer('elsewhere', '2026-12-01'),
  offer('also-open-end'),
  offer('soon', '2026-12-31'),
];

it('the others beside an offer are those at its restaurants, the ones that end next first [offer.page]', () => {
  const restaurants = [
    { storeId: 'bath', offers: ['own', 'late', 'soon'] },
    { storeId: 'york', offers: ['elsewhere'] },
  ];
  expect(idsOf(offers, { id: 'own' }, restaurants)).toEqual(['soon', 'late', 'open-end', 'also-open-end', 'elsewhere']);
});

it('all are equally near where no restaurant lists an offer, or none is known [offer.page]', () => {
  const byEnd = ['elsewhere', 'soon', 'late', 'open-end', 'also-open-end'];
  expect(idsOf(offers, { id: 'own' }, [])).toEqual(byEnd);
  expect(idsOf(offers, { id: 'own' }, [{ storeId: 'bath', offers: [] }])).toEqual(byEnd);
});
