import type { ContentState } from '#schemas/api/content/content-items.ts';

export const itemId = '1001';

const hours = (Open: string) => ({ Open, Close: '22:30' });

const restaurantWith = (sunday: string) => ({
  storeId: itemId,
  slug: 'soho',
  city: 'london',
  cityName: 'London',
  title: 'Soho',
  address: ['12 Example Street', 'London'],
  postcode: 'W1A 1AA',
  openingTimes: { saturday: hours('11:00'), sunday: hours(sunday) },
  menus: ['main'],
  offers: ['two-for-one'],
});

/** The restaurant that is edited in the screenshots of the editor app. */
export const itemDraft = restaurantWith('10:30');
export const liveItem = restaurantWith('12:00');

const live = { kind: 'restaurants', isLive: true, hasDraft: false, draftVersion: 0, publishedRevision: 1 } as const;

export const itemState: ContentState = {
  ...live,
  id: itemId,
  name: 'Soho',
  hasDraft: true,
  draftVersion: 3,
  draftSavedAt: '2026-11-21T18:12:00Z',
  publishedRevision: 2,
  publishedAt: '2026-11-20T09:30:00Z',
};

export const items: readonly ContentState[] = [
  { ...live, id: '1000', name: 'Bath' },
  itemState,
  {
    ...live,
    id: '1002',
    name: 'Covent Garden with a long name that needs two lines',
    hasDraft: true,
    draftVersion: 1,
    scheduledAt: '2026-11-27T10:00:00Z',
  },
  { ...live, id: '1003', name: 'Leeds', isLive: false, hasDraft: true, draftVersion: 2, publishedRevision: null },
];

export const itemRevisions = [
  { number: 2, at: '2026-11-20T09:30:00Z', origin: 'editor' },
  { number: 1, at: '2026-11-01T08:00:00Z', origin: 'seed' },
] as const;

export const itemUses = [
  { kind: 'page', id: 'summer', name: 'Summer by the river', isLive: true, isDraft: false },
] as const;
