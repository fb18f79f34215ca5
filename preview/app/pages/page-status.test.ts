import { expect, it } from 'vitest';
import type { PageState } from '#schemas/api/content/editing.ts';
import { pageStatus, pageStatusParts } from './page-status.ts';

const draft: PageState = { id: 'summer', title: 'Summer', hasDraft: true, draftVersion: 1 };
const at = '2026-12-24T18:00:00Z';

it.each<[Partial<PageState>, string]>([
  [{}, 'Never published'],
  [{ wasPublished: true }, 'Unpublished'],
  [{ wasPublished: true, liveChangedAt: at }, 'Unpublished 24 Dec 2026, 18:00'],
  [{ scheduledAt: at }, 'Goes live Thu 24 Dec, 18:00'],
  [
    { wasPublished: true, liveChangedAt: at, scheduledAt: at },
    'Unpublished 24 Dec 2026, 18:00 · Goes live Thu 24 Dec, 18:00',
  ],
  [{ publishedRevision: 2 }, 'Changes not live'],
  [{ publishedRevision: 2, hasDraft: false }, 'Live'],
  [{ publishedRevision: 2, scheduledAt: at }, 'Changes not live · Goes live Thu 24 Dec, 18:00'],
  [{ publishedRevision: 2, hasDraft: false, unpublishAt: at }, 'Live · Ends Thu 24 Dec, 18:00'],
  [{ publishedRevision: 2, deletedAt: at }, 'Deleted 24 Dec 2026, 18:00'],
])('the status of a page with %j is “%s” [preview.publish]', (state, expected) => {
  expect(pageStatus({ ...draft, ...state })).toBe(expected);
});

it('marks what waits to go live [preview.publish]', () => {
  const parts = pageStatusParts({ ...draft, publishedRevision: 2, scheduledAt: at, unpublishAt: at });
  expect(parts.map(({ mark }) => mark)).toEqual(['changed', 'scheduled', undefined]);
});

it('unsaved changes count as unpublished changes [preview.publish]', () => {
  expect(pageStatus({ ...draft, hasDraft: false, publishedRevision: 1 }, { hasChanges: true })).toBe(
    'Changes not live',
  );
});

it('says that a scheduled version goes live without later changes [preview.publish]', () => {
  expect(pageStatus({ ...draft, scheduledAt: at }, { hasLaterChanges: true })).toBe(
    'Goes live Thu 24 Dec, 18:00 without your later changes',
  );
});
