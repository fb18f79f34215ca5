import { HttpError, type InvalidField } from '#adapters/service/http/response.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import type { ItemRemoval, RestoredItem } from './deleted-items.ts';
import type { ItemRefusal, ItemResult } from './item-drafts.ts';
import type { ScheduledItem } from './item-schedule.ts';
import type { PublishedItem } from './publish-item.ts';
import type { UnpublishedItem } from './unpublish-item.ts';

type VersionField = 'query.version' | 'body.version';

export const itemNotFound = () => new HttpError(404, 'There is no such item.');

const itemInvalid = (message: string, errors: readonly InvalidField[]) =>
  new HttpError(422, message, errors.slice(0, 50));

/** The error of an item that cannot be changed. Puts the current version at the path of the version that was sent. */
export function refusalError(refusal: ItemRefusal, field: VersionField = 'body.version'): HttpError {
  switch (refusal.kind) {
    case 'missing':
      return itemNotFound();
    case 'deleted':
      return new HttpError(409, 'This item is deleted. Restore it first.');
    case 'never-live':
      return new HttpError(409, 'This item is not live, so there is no live version to return to. Delete it instead.');
    case 'conflict':
      return new HttpError(
        409,
        `Somebody else has saved this item since; its draft is at version ${refusal.version}.`,
        [{ path: field, message: `must be ${refusal.version}` }],
      );
  }
}

/** The new state, or an error. */
export function stateOrError(result: ItemResult, field?: VersionField): ContentState {
  if (result.kind === 'done') return result.state;
  throw refusalError(result, field);
}

const nothingToPublish = () => new HttpError(409, 'There is no draft to publish.');

/** The revision and the sequence of what was published, or an error. */
export function publicationOrError(result: PublishedItem) {
  if (result.kind === 'published') return { revision: result.revision, sequence: result.sequence };
  if (result.kind === 'nothing-to-publish') throw nothingToPublish();
  if (result.kind === 'invalid') throw itemInvalid('The item cannot be published.', result.errors);
  throw refusalError(result);
}

const invalidTime = (message: string, field: string, error: string) =>
  new HttpError(400, message, [{ path: `body.${field}`, message: error }]);

export function scheduleOrError(result: ScheduledItem): ContentState {
  switch (result.kind) {
    case 'nothing-to-publish':
      throw nothingToPublish();
    case 'invalid':
      throw itemInvalid('The item cannot be published.', result.errors);
    case 'past':
      throw invalidTime('The time is in the past.', result.field, 'must be in the future');
    case 'order':
      throw invalidTime('The item would be unpublished before it is published.', result.field, 'must be in order');
    case 'nothing-to-unpublish':
    case 'permanent':
      return unpublishedOrError(result);
    default:
      return stateOrError(result);
  }
}

/** The new state of an item that was unpublished, or an error. */
export function unpublishedOrError(result: UnpublishedItem): ContentState {
  switch (result.kind) {
    case 'permanent':
      throw new HttpError(409, 'The site needs this item: you can change it, but not unpublish it.');
    case 'nothing-to-unpublish':
      throw new HttpError(409, 'The item is neither live nor scheduled, so there is nothing to unpublish.');
    case 'booked':
      throw new HttpError(409, describeBookings(result.bookings));
    default:
      return stateOrError(result);
  }
}

/** Why a restaurant stays live. */
export const describeBookings = (bookings: number): string =>
  `Guests have booked here: ${bookings === 1 ? '1 booking is' : `${bookings} bookings are`} still to come. Cancel or move them first.`;

export function removalOrError(result: ItemRemoval): ContentState {
  switch (result.kind) {
    case 'permanent':
      throw new HttpError(409, 'The site needs this item: you can change it, but not delete it.');
    case 'used':
      throw new HttpError(
        409,
        `Other content refers to this item: ${result.uses.map(describeUse).join(', ')}. Change it first.`,
      );
    case 'booked':
      throw new HttpError(409, describeBookings(result.bookings));
    default:
      return stateOrError(result);
  }
}

export function restorationOrError(result: RestoredItem): ContentState {
  if (result.kind === 'invalid') throw itemInvalid('The item cannot be restored as it was.', result.errors);
  return stateOrError(result);
}

const describeUse = ({ kind, id, name, isLive }: ContentUse): string =>
  `${kindNames[kind]} “${name ?? id}”${isLive ? '' : ' (draft)'}`;

const kindNames = {
  page: 'the page',
  settings: 'the settings',
  restaurants: 'the restaurant',
  menu: 'the menu',
  offer: 'the offer',
  job: 'the vacancy',
  social: 'the social post',
  'booking-rules': 'the booking rules of',
} as const satisfies Record<ContentUse['kind'], string>;
