import { expect, it } from 'vitest';
import type { PageState } from '#schemas/api/content/editing.ts';
import { pageStatus } from './page-status.ts';

const draft: PageState = { id: 'summer', title: 'Summer', hasDraft: true, draftVersion: 1 };
const at = '2026-12-24T18:00:00Z';

it.each<[Partial<PageState>, string]>([
  [{}, 'Not published'],
  [{ scheduledAt: at }, 'Scheduled for 24 Dec 2026, 18:00'],
  [{ publishedRevision: 2 }, 'Live: revision 2 · Unpublished changes'],
  [{ publishedRevision: 2, hasDraft: false }, 'Live: revision 2'],
  [
    { publishedRevision: 2, scheduledAt: at },
    'Live: revision 2 · Unpublished changes · Scheduled for 24 Dec 2026, 18:00',
  ],
  [{ publishedRevision: 2, hasDraft: false, unpublishAt: at }, 'Live: revision 2 · Unpublishes 24 Dec 2026, 18:00'],
  [{ publishedRevision: 2, deletedAt: at }, 'Deleted 24 Dec 2026, 18:00'],
])('the status of a page with %j is “%s” [preview.publish]', (state, expected) => {
  expect(pageStatus({ ...draft, ...state })).toBe(expected);
});

it('unsaved changes count as unpublished changes [preview.publish]', () => {
  expect(pageStatus({ ...draft, hasDraft: false, publishedRevision: 1 }, { hasChanges: true })).toBe(
    'Live: revision 1 · Unpublished changes',
  );
});

it.each<[Partial<PageState>, string]>([
  [{}, 'Not published'],
  [{ publishedRevision: 1, hasDraft: false }, 'Live'],
  [{ publishedRevision: 1 }, 'Live · Unpublished changes'],
])('with an API without revisions the status of a page with %j is “%s” [preview.publish]', (state, expected) => {
  expect(pageStatus({ ...draft, ...state }, { storesPages: false })).toBe(expected);
});
