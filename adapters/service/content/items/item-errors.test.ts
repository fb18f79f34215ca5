import { describe, expect, it } from 'vitest';
import { HttpError } from '#adapters/service/http/response.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import {
  publicationOrError,
  refusalError,
  removalOrError,
  restorationOrError,
  scheduleOrError,
} from './item-errors.ts';

const use = (kind: ContentUse['kind'], more: Partial<ContentUse> = {}): ContentUse => ({
  kind,
  id: '7',
  name: 'Bath',
  isLive: true,
  isDraft: false,
  ...more,
});

function errorOf(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.message, error.errors] : error;
  }
}

describe('the reason for which an item cannot be changed', () => {
  const errors = [{ path: 'content.title', message: 'is required' }];
  it.each([
    ['missing', () => publicationOrError('offer', { kind: 'missing' }), 404, 'There is no such offer.', undefined],
    [
      'deleted',
      () => scheduleOrError('offer', { kind: 'deleted' }),
      409,
      'This offer is deleted. Restore it first.',
      undefined,
    ],
    [
      'never live',
      () => publicationOrError('offer', { kind: 'never-live' }),
      409,
      'This offer is not live, so there is no live version to return to. Delete it instead.',
      undefined,
    ],
    [
      'saved by somebody else',
      () => scheduleOrError('offer', { kind: 'conflict', version: 4 }),
      409,
      'Somebody else has saved this offer since; its draft is at version 4.',
      [{ path: 'body.version', message: 'must be 4' }],
    ],
    [
      'without a draft to publish',
      () => publicationOrError('offer', { kind: 'nothing-to-publish' }),
      409,
      'There is no draft to publish.',
      undefined,
    ],
    [
      'without a draft to schedule',
      () => scheduleOrError('offer', { kind: 'nothing-to-publish' }),
      409,
      'There is no draft to publish.',
      undefined,
    ],
    [
      'invalid to publish',
      () => publicationOrError('offer', { kind: 'invalid', errors }),
      422,
      'The offer cannot be published.',
      errors,
    ],
    [
      'invalid to schedule',
      () => scheduleOrError('offer', { kind: 'invalid', errors }),
      422,
      'The offer cannot be published.',
      errors,
    ],
    [
      'scheduled in the past',
      () => scheduleOrError('offer', { kind: 'past', field: 'publishAt' }),
      400,
      'The time is in the past.',
      [{ path: 'body.publishAt', message: 'must be in the future' }],
    ],
    [
      'invalid to restore',
      () => restorationOrError('offer', { kind: 'invalid', errors }),
      422,
      'The offer cannot be restored as it was.',
      errors,
    ],
    [
      'permanent',
      () => removalOrError('offer', { kind: 'permanent' }),
      409,
      'The site needs this offer: you can change it, but not delete it.',
      undefined,
    ],
    [
      'booked once',
      () => removalOrError('offer', { kind: 'booked', bookings: 1 }),
      409,
      'Guests have booked here: 1 booking is still to come. Cancel or move them first.',
      undefined,
    ],
    [
      'booked twice',
      () => removalOrError('offer', { kind: 'booked', bookings: 2 }),
      409,
      'Guests have booked here: 2 bookings are still to come. Cancel or move them first.',
      undefined,
    ],
  ])('is stated if it is %s [editor.content]', (_, work, status, message, fields) => {
    expect(errorOf(work)).toEqual([status, message, fields]);
  });

  it.each([
    [
      'restaurants',
      'The restaurant would be unpublished before it is published.',
      'This restaurant is deleted. Restore it first.',
    ],
    ['job', 'The vacancy would be unpublished before it is published.', 'This vacancy is deleted. Restore it first.'],
    [
      'settings',
      'The settings would be unpublished before they are published.',
      'These settings are deleted. Restore them first.',
    ],
  ] as const)('names the kind of content: %s [editor.content]', (kind, order, deleted) => {
    expect([
      errorOf(() => scheduleOrError(kind, { kind: 'order', field: 'publishAt' })),
      errorOf(() => scheduleOrError(kind, { kind: 'deleted' })),
    ]).toEqual([
      [400, order, [{ path: 'body.publishAt', message: 'must be in order' }]],
      [409, deleted, undefined],
    ]);
  });

  it('is stated at the version that was sent [editor.merge]', () => {
    expect(refusalError('offer', { kind: 'conflict', version: 4 }, 'query.version').errors).toEqual([
      { path: 'query.version', message: 'must be 4' },
    ]);
  });

  it.each([
    ['page', 'the page'],
    ['settings', 'the settings'],
    ['restaurants', 'the restaurant'],
    ['menu', 'the menu'],
    ['offer', 'the offer'],
    ['job', 'the vacancy'],
    ['social', 'the social post'],
    ['booking-rules', 'the booking rules of'],
  ] as const)('names the %s that refers to it [editor.find]', (kind, name) => {
    const uses = [use(kind), use(kind, { name: undefined, isLive: false, isDraft: true })];
    expect(errorOf(() => removalOrError('offer', { kind: 'used', uses }))).toEqual([
      409,
      `Other content refers to this offer: ${name} “Bath”, ${name} “7” (draft). Change it first.`,
      undefined,
    ]);
  });

  it('lists at most 50 fields [editor.content]', () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ path: `content.sections[${at}]`, message: 'is required' }));
    expect(errorOf(() => publicationOrError('offer', { kind: 'invalid', errors: many }))).toEqual([
      422,
      'The offer cannot be published.',
      many.slice(0, 50),
    ]);
  });
});
