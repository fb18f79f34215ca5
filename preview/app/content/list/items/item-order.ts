import type { ContentState, ListedItem } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';

/** How a list of items can be sorted. */
const itemOrders = [
  ['site', 'Order of the site'],
  ['name', 'Name'],
  ['place', 'Place'],
  ['last-day', 'Last day to apply'],
  ['changed', 'Last changed'],
] as const;

export type ItemOrder = (typeof itemOrders)[number][0];

/** The orders of a kind: only vacancies have a last day, and only they and restaurants a place. */
export const ordersOf = (kind: ContentKind) =>
  itemOrders.filter(
    ([name]) => kind === 'job' || (name !== 'last-day' && (name !== 'place' || kind === 'restaurants')),
  );

const byText = (textOf: (item: ContentState) => string) => (one: ContentState, other: ContentState) =>
  // What has no such text comes last.
  Number(textOf(one) === '') - Number(textOf(other) === '') || textOf(one).localeCompare(textOf(other), 'en-GB');

/** When an item was saved or published last, in milliseconds; 0 if never. */
export const changedAt = ({ draftSavedAt, publishedAt }: ContentState): number =>
  Math.max(...[draftSavedAt, publishedAt].map((at) => (at ? Date.parse(at) : 0)));

/** The items in an order. Those that are equal stay in the order of the service: that of the site, or the best match first. */
export function sortItems(items: readonly ListedItem[], order: ItemOrder): readonly ListedItem[] {
  switch (order) {
    case 'site':
      return items;
    case 'name':
      return items.toSorted(byText(({ name, id }) => name ?? id));
    case 'place':
      return items.toSorted(byText(({ place }) => place ?? ''));
    case 'last-day':
      return items.toSorted(byText(({ lastDay }) => lastDay ?? ''));
    case 'changed':
      return items.toSorted((one, other) => changedAt(other) - changedAt(one));
  }
}
