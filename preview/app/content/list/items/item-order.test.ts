import { expect, it } from 'vitest';
import { offerState } from '../testing/offer-state.ts';
import { type ItemOrder, sortItems } from './item-order.ts';

const items = [
  offerState('b', { name: 'Waiter', place: 'Soho', lastDay: '2026-12-01', draftSavedAt: '2026-11-03T10:00:00Z' }),
  offerState('c', { name: 'chef', publishedAt: '2026-11-04T10:00:00Z', draftSavedAt: '2026-11-01T10:00:00Z' }),
  offerState('a', { name: 'Host', place: 'Bath', lastDay: '2026-11-30' }),
];

it.each<[ItemOrder, string]>([
  ['site', 'b c a'],
  ['name', 'c a b'],
  ['place', 'a b c'],
  ['last-day', 'a b c'],
  ['changed', 'c b a'],
])('vacancies are sorted by %s: %s [editor.find]', (order, ids) => {
  expect(
    sortItems(items, order)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});
