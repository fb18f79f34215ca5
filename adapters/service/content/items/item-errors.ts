import { HttpError, type InvalidField } from '#adapters/service/http/response.ts';
import type { ContentState, ContentUse } from '#schemas/api/content/content-items.ts';
import type { ItemRemoval, RestoredItem } from './deleted-items.ts';
import type { ItemRefusal, ItemResult } from './item-drafts.ts';
import type { ScheduledItem } from './item-schedule.ts';
import type { PublishedItem } from './publish-item.ts';

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
      return new HttpError(409, 'This item was never live, so there is nothing to return to. Delete it instead.');
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

export function scheduleOrError(result: ScheduledItem): ContentState {
  if (result.kind === 'nothing-to-publish') throw nothingToPublish();
  if (result.kind === 'invalid') throw itemInvalid('The item cannot be published.', result.errors);
  if (result.kind === 'past')
    throw new HttpError(400, 'The time is in the past.', [
      { path: 'body.publishAt', message: 'must be in the future' },
    ]);
  return stateOrError(result);
}

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
      throw new HttpError(
        409,
        `Guests have booked here: ${result.bookings === 1 ? '1 booking is' : `${result.bookings} bookings are`} still to come. Cancel or move them first.`,
      );
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
