import { expect, it } from 'vitest';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { offerState } from '../testing/offer-state.ts';
import { type ItemBulkAction, planItemBulk } from './plan-item-bulk.ts';

const use = { kind: 'page', id: 'careers', isLive: true, isDraft: true } as const;
const at = '2026-12-01T10:00:00Z';
const ended = ' If this version is the scheduled one, its schedule ends. Undo brings it back.';
const suspended = ' The schedule is cancelled. Undo brings it back.';

it.each<[ItemBulkAction, Partial<ContentState>, string]>([
  ['publish', { hasDraft: true }, 'The changes go live.'],
  ['publish', { hasDraft: true, isLive: false, scheduledAt: at }, `It goes live.${ended}`],
  ['publish', { hasDraft: true, unpublishAt: at }, 'The changes go live.'],
  ['unpublish', {}, 'Visitors will no longer see it.'],
  ['unpublish', { unpublishAt: at }, `Visitors will no longer see it.${suspended}`],
  ['delete', {}, 'Visitors will no longer see it. You can restore it for 30 days.'],
  ['delete', { isLive: false }, 'You can restore it for 30 days.'],
])('to %s vacancies says of one with %j: %s [editor.content]', (action, state, effect) => {
  const plan = planItemBulk(action, [offerState('one', state)], () => []);
  expect([plan.planned[0]?.effect, plan.blocked]).toEqual([effect, []]);
});

it.each<[ItemBulkAction, Partial<ContentState>, string]>([
  ['publish', {}, 'There are no changes to publish.'],
  ['unpublish', { isLive: false }, 'It is not live.'],
  ['delete', {}, 'Other content still refers to it. Change that first:'],
])('to %s vacancies leaves out one with %j: %s [editor.content]', (action, state, reason) => {
  const { planned, blocked } = planItemBulk(action, [offerState('one', state)], () => [use]);
  expect([planned, blocked[0]?.reason]).toEqual([[], reason]);
});

it('says of a vacancy that is unpublished what links to it [editor.find]', () => {
  expect(planItemBulk('unpublish', [offerState('one')], () => [use]).planned[0]?.uses).toEqual([use]);
});
