import type { ListedItem } from '#schemas/api/content/content-items.ts';

/** The state of a live offer without a draft. */
export const offerState = (id: string, more: Partial<ListedItem> = {}): ListedItem => ({
  kind: 'offer',
  id,
  name: `Offer ${id}`,
  isLive: true,
  hasDraft: false,
  draftVersion: 0,
  ...more,
});
