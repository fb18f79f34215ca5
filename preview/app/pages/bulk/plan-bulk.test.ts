import { describe, expect, it } from 'vitest';
import type { PageState } from '#schemas/api/content/editing.ts';
import { type BulkAction, hasVersionChoice, planBulk } from './plan-bulk.ts';

const pageOf = (id: string, state: Partial<PageState> | null, errors: readonly string[] = []) => ({
  id,
  state: state && { id, title: `The ${id} page`, hasDraft: false, draftVersion: 3, ...state },
  errors: [...errors],
  hasBuiltIn: id === 'contact' || id.startsWith('_shared'),
});
const live = { publishedRevision: 1 };
const at = '2026-12-01T10:00:00Z';
const later = '2026-12-05T10:00:00Z';

describe('a page that other content uses', () => {
  const use = { kind: 'page', id: 'home', name: 'Home', isLive: true, isDraft: true } as const;
  const inDraft = { ...use, isLive: false };

  it.each<[BulkAction, boolean]>([
    ['unpublish', true],
    ['schedule-end', true],
    ['publish', false],
  ])('to %s is planned with what links to it: %s [editor.find]', (action, hasUses) => {
    const page = { ...pageOf('about', { ...live, hasDraft: true }), uses: [use] };
    expect(planBulk(action, [page]).planned[0]?.uses).toEqual(hasUses ? [use] : undefined);
  });

  it('to delete leaves out a page that other content refers to, also in a draft [editor.find]', () => {
    const reason = 'Other content still refers to it. Change that first:';
    expect(planBulk('delete', [{ ...pageOf('about', live), uses: [inDraft] }])).toMatchObject({
      planned: [],
      blocked: [{ id: 'about', reason, uses: [inDraft] }],
    });
  });

  it.each<[BulkAction, boolean]>([
    ['unpublish', false],
    ['schedule-end', false],
    ['delete', true],
  ])(
    'to %s leaves out shared tiles in a draft: %s, and those that are live [editor.shared-tiles]',
    (action, isLeftOut) => {
      const page = pageOf('_shared/hours', live);
      const reason = 'These tiles are shown on 1 page. Remove them there first:';
      expect(planBulk(action, [{ ...page, uses: [use] }]).blocked).toMatchObject([{ reason, uses: [use] }]);
      expect(planBulk(action, [{ ...page, uses: [inDraft] }]).blocked).toHaveLength(isLeftOut ? 1 : 0);
    },
  );
});

describe('a page with a scheduled version', () => {
  const page = pageOf('about', { hasDraft: true, scheduledAt: at }, ['It is wrong.']);

  it('keeps it at a new time, even if the draft has errors [editor.find] [preview.publish]', () => {
    const { planned } = planBulk('schedule', [page]);
    expect(planned).toMatchObject([{ id: 'about', keepsScheduled: true }]);
  });

  it('is scheduled with today’s draft only if that is chosen, which is checked [editor.find] [preview.publish]', () => {
    const options = { schedulesDrafts: true };
    expect(planBulk('schedule', [page], options).blocked).toMatchObject([{ reason: 'It is wrong.' }]);
    const { planned } = planBulk('schedule', [{ ...page, errors: [] }], options);
    const effect =
      'Today’s draft goes live then, instead of the version that is scheduled. This replaces the time that is set. This cannot be undone.';
    expect(planned).toMatchObject([{ keepsScheduled: false, effect, undo: undefined }]);
  });

  it.each<[BulkAction, Partial<PageState>, boolean]>([
    ['schedule', { hasDraft: true, scheduledAt: at }, true],
    ['schedule', { scheduledAt: at }, false],
    ['schedule', { hasDraft: true }, false],
    ['schedule', { hasDraft: true, scheduledAt: at, deletedAt: at }, false],
    ['schedule-end', { hasDraft: true, scheduledAt: at }, false],
  ])('to %s with %j lets the editor choose a version: %s [editor.find]', (action, state, hasChoice) => {
    expect(hasVersionChoice(action, [pageOf('about', state)])).toBe(hasChoice);
  });
});

it('a template is called by what it is for, without placeholders [editor.find]', () => {
  const template = pageOf('_menu', { title: '{menu}' });
  expect(planBulk('delete', [template]).blocked[0]?.title).toBe('Template of menu pages');
});

it('publishing the version that is scheduled ends its schedule [editor.find] [preview.publish]', () => {
  const page = { ...pageOf('about', { ...live, hasDraft: true, scheduledAt: at }), isScheduledDraft: true };
  expect(planBulk('publish', [page]).planned[0]?.effect).toBe(
    'The changes go live. This version is scheduled. Publishing now ends its schedule.',
  );
});

describe('the time of a scheduled action', () => {
  it.each<[BulkAction, Partial<PageState>, string, string | undefined]>([
    ['schedule', { hasDraft: true, unpublishAt: at }, later, 'It ends 1 Dec 2026, 10:00, so it cannot go live then.'],
    ['schedule', { hasDraft: true, unpublishAt: at }, at, 'It ends 1 Dec 2026, 10:00, so it cannot go live then.'],
    ['schedule', { hasDraft: true, unpublishAt: later }, at, undefined],
    ['schedule-end', { ...live, scheduledAt: later }, at, 'It goes live 5 Dec 2026, 10:00, so it cannot end by then.'],
    ['schedule-end', { ...live, scheduledAt: at }, at, 'It goes live 1 Dec 2026, 10:00, so it cannot end by then.'],
    ['schedule-end', { ...live, scheduledAt: at, unpublishAt: at }, later, undefined],
    ['publish', { hasDraft: true, unpublishAt: at }, later, undefined],
  ])('to %s a page with %j at %s is refused: %s [editor.find] [preview.publish]', (action, state, time, reason) => {
    const { planned, blocked } = planBulk(action, [pageOf('about', state)], { at: time });
    expect([planned.length, blocked[0]?.reason]).toEqual([reason ? 0 : 1, reason]);
  });
});

describe('the plan of a bulk action', () => {
  it.each<[BulkAction, string, Partial<PageState>, string]>([
    ['publish', 'about', { hasDraft: true, ...live }, 'The changes go live.'],
    [
      'publish',
      'about',
      { hasDraft: true, scheduledAt: at },
      'The page goes live. Another version that is scheduled stays scheduled.',
    ],
    ['publish', 'home', { hasDraft: true, ...live }, 'The changes go live.'],
    [
      'publish',
      'about',
      { hasDraft: true, ...live, scheduledAt: at },
      'The changes go live. Another version that is scheduled stays scheduled.',
    ],
    ['schedule', 'about', { hasDraft: true }, 'The page goes live then.'],
    ['schedule', 'about', { hasDraft: true, ...live }, 'The changes go live then.'],
    ['unpublish', 'about', live, 'Visitors get “Page not found”.'],
    ['unpublish', 'about', { ...live, scheduledAt: at }, 'Visitors get “Page not found”. The schedule is cancelled.'],
    ['unpublish', 'about', { ...live, unpublishAt: at }, 'Visitors get “Page not found”. The schedule is cancelled.'],
    [
      'schedule',
      'about',
      { hasDraft: true, scheduledAt: at },
      'The scheduled version goes live then. This replaces the time that is set.',
    ],
    ['schedule-end', 'about', { scheduledAt: at }, 'From then on: Visitors get “Page not found”.'],
    ['unpublish', 'about', { scheduledAt: at }, 'The scheduled publication is cancelled. This cannot be undone.'],
    ['schedule-end', 'about', live, 'From then on: Visitors get “Page not found”.'],
    [
      'schedule-end',
      'about',
      { ...live, unpublishAt: at },
      'From then on: Visitors get “Page not found”. This replaces the time that is set.',
    ],
    ['delete', 'about', live, 'Visitors get “Page not found”. You can restore it for 30 days.'],
    ['unpublish', 'contact', live, 'Visitors get the original page that comes with the site.'],
    ['schedule-end', 'contact', live, 'From then on: Visitors get the original page that comes with the site.'],
    [
      'delete',
      'contact',
      live,
      'Visitors get the original page that comes with the site. You can restore it for 30 days.',
    ],
    ['unpublish', '_shared/hours', live, 'Pages can no longer show it. It is left out if a page shows it now.'],
    ['delete', '_template/event', live, 'New pages can no longer start with it. You can restore it for 30 days.'],
    ['delete', 'about', {}, 'You can restore it for 30 days.'],
    ['restore', 'about', { deletedAt: at }, 'The page is restored, and is live if it was live.'],
  ])('to %s says of %s with %j: %s [editor.find]', (action, id, state, effect) => {
    const { planned, blocked } = planBulk(action, [pageOf(id, state)]);
    expect([planned, blocked]).toMatchObject([[{ id, title: `The ${id} page`, version: 3, effect }], []]);
  });

  it.each<[BulkAction, string, Partial<PageState> | null, readonly string[], string]>([
    ['publish', 'about', live, [], 'There are no changes to publish.'],
    ['publish', 'about', { hasDraft: true }, ['It is wrong.'], 'It is wrong.'],
    ['schedule', 'about', { hasDraft: true }, ['It is wrong.', 'Too.', 'Too.'], 'It is wrong. And 2 more errors.'],
    ['publish', 'about', { hasDraft: true }, ['It is wrong.', 'Too.'], 'It is wrong. And 1 more error.'],
    ['schedule', 'about', live, [], 'There are no changes to publish.'],
    ['delete', 'about', { ...live, deletedAt: at }, [], 'This page is deleted. Restore it first.'],
    ['publish', 'about', { hasDraft: true, deletedAt: at }, [], 'This page is deleted. Restore it first.'],
    ['unpublish', 'about', {}, [], 'This page is not live.'],
    ['schedule-end', 'about', {}, [], 'This page is not live.'],
    ['schedule-end', 'home', live, [], 'The site needs a home page.'],
    ['unpublish', 'home', live, [], 'The site needs a home page.'],
    ['delete', '_menu', live, [], 'Other addresses need this template.'],
    ['restore', 'about', live, [], 'This page is not deleted.'],
    ['delete', 'about', null, [], 'This page no longer exists.'],
  ])('to %s leaves out %s with %j and %j: %s [editor.find]', (action, id, state, errors, reason) => {
    const { planned, blocked } = planBulk(action, [
      pageOf(id, state, errors),
      pageOf('other', { hasDraft: true, ...live, deletedAt: action === 'restore' ? at : null }),
    ]);
    expect(blocked).toEqual([{ id, title: state ? `The ${id} page` : id, reason }]);
    expect(planned.map((page) => page.id)).toEqual(['other']);
  });

  it.each<[BulkAction, Partial<PageState>, object | undefined]>([
    ['publish', { hasDraft: true }, { kind: 'unpublish' }],
    ['publish', { hasDraft: true, ...live }, { kind: 'republish', revision: 1, keepsDraft: true }],
    [
      'publish',
      { hasDraft: true, scheduledAt: at, unpublishAt: later },
      { kind: 'unpublish', keepsSchedule: true, scheduledAt: at },
    ],
    ['publish', { hasDraft: true, unpublishAt: at }, { kind: 'unpublish', keepsSchedule: true }],
    [
      'publish',
      { hasDraft: true, ...live, scheduledAt: at },
      { kind: 'republish', revision: 1, keepsDraft: true, scheduledAt: at },
    ],
    ['unpublish', live, { kind: 'republish', revision: 1, keepsDraft: false }],
    ['unpublish', { scheduledAt: at }, undefined],
    ['schedule', { hasDraft: true }, { kind: 'schedule', times: { publishAt: null } }],
    ['schedule', { scheduledAt: at }, { kind: 'schedule', times: { publishAt: at, keepsScheduled: true } }],
    ['schedule-end', live, { kind: 'schedule', times: { unpublishAt: null } }],
    ['schedule-end', { ...live, unpublishAt: at }, { kind: 'schedule', times: { unpublishAt: at } }],
    ['delete', live, { kind: 'restore' }],
    ['restore', { deletedAt: at }, undefined],
  ])('to %s a page with %j is undone by %j [editor.find] [preview.publish]', (action, state, undo) => {
    expect(planBulk(action, [pageOf('about', state)]).planned[0]?.undo).toEqual(undo);
  });
});
