import { describe, expect, it } from 'vitest';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { itemFilters, itemStatus, matchesFilter } from './item-status.ts';
import { offerState } from './testing/offer-state.ts';

const dueAt = '2026-11-27T10:00:00Z';

describe('the status of an item', () => {
  it.each<[Partial<ContentState>, string]>([
    [{}, 'Live'],
    [{ hasDraft: true }, 'Changes not live'],
    [{ isLive: false, hasDraft: true }, 'Never published'],
    [{ isLive: false, hasDraft: true, publishedRevision: 2 }, 'Unpublished'],
    [{ unpublishAt: dueAt }, 'Live · Ends Fri 27 Nov, 10:00'],
    [{ unpublishError: 'It is booked.' }, 'Live · Not unpublished when it was due: It is booked.'],
    [{ hasDraft: true, scheduledAt: dueAt }, 'Changes not live · Goes live Fri 27 Nov, 10:00'],
    [
      { hasDraft: true, scheduleError: 'It has an error.' },
      'Changes not live · Not published when it was due: It has an error.',
    ],
  ])('of %j is “%s” [editor.content]', (more, status) => {
    expect(itemStatus(offerState('one', more))).toBe(status);
  });

  it('says when it was deleted, and nothing else [editor.content]', () => {
    const deleted = offerState('one', { isLive: false, deletedAt: '2026-11-20T10:00:00Z', scheduledAt: dueAt });
    expect(itemStatus(deleted)).toMatch(/^Deleted 20 Nov(ember)?( 2026)?,? (at )?10:00$/);
  });

  it('counts changes that are not saved yet [editor.content]', () => {
    expect(itemStatus(offerState('one'), { hasChanges: true })).toBe('Changes not live');
  });
});

describe('the status of a live offer that visitors do not find today', () => {
  const today = '2026-11-28';
  const coming = { firstDay: '2026-12-20' };

  it.each<[Partial<ContentState>, string]>([
    [coming, 'Live, shown from 20 Dec'],
    [{ ...coming, hasDraft: true }, 'Changes not live · Shown from 20 Dec'],
    [{ firstDay: '2027-01-03' }, 'Live, shown from 3 Jan 2027'],
    [{ firstDay: today, lastDay: today }, 'Live'],
    [{ lastDay: '2026-11-03' }, 'Ended 3 Nov'],
    [{ ...coming, isLive: false }, 'Never published'],
  ])('of %j is “%s” [editor.content]', (more, status) => {
    expect(itemStatus(offerState('one', more), { today })).toBe(status);
  });
});

describe('a vacancy whose last day has passed', () => {
  const today = '2026-11-27';
  const ended = offerState('ended', { lastDay: '2026-11-26' });
  const open = offerState('open', { lastDay: today });

  it.each([
    [ended, false, 'Ended 26 Nov'],
    [ended, true, 'Ended 26 Nov · Changes not live'],
    [open, false, 'Live'],
    [{ ...ended, isLive: false }, false, 'Never published'],
  ] as const)('of %j, changed: %s, has the status “%s” [editor.content]', (item, hasChanges, status) => {
    expect(itemStatus(item, { hasChanges, today })).toBe(status);
  });

  it('is found by its own filter, and not among live ones [editor.find]', () => {
    const found = (filter: 'ended' | 'live') => [ended, open].filter((item) => matchesFilter(item, filter, today));
    expect([found('ended'), found('live')]).toEqual([[ended], [open]]);
  });
});

describe('the filter of a list', () => {
  const items = [
    offerState('live'),
    offerState('changed', { hasDraft: true }),
    offerState('scheduled', { scheduledAt: dueAt }),
    offerState('ends', { unpublishAt: dueAt }),
    offerState('draft', { isLive: false, hasDraft: true, publishedRevision: null }),
    offerState('unpublished', { isLive: false, hasDraft: true, publishedRevision: 2 }),
    offerState('deleted', { isLive: false, deletedAt: dueAt, scheduledAt: dueAt }),
  ];
  it.each([
    ['all', 'All', ['live', 'changed', 'scheduled', 'ends', 'draft', 'unpublished']],
    ['live', 'Live', ['live', 'changed', 'scheduled', 'ends']],
    ['changed', 'Changes not live', ['changed']],
    ['scheduled', 'Scheduled', ['scheduled', 'ends']],
    ['unpublished', 'Unpublished', ['unpublished']],
    ['draft', 'Never published', ['draft']],
    ['deleted', 'Deleted', ['deleted']],
  ] as const)('%s is named “%s” and shows %j [editor.find]', (filter, label, expected) => {
    expect(itemFilters).toContainEqual([filter, label]);
    expect(items.filter((item) => matchesFilter(item, filter)).map(({ id }) => id)).toEqual(expected);
  });
});
