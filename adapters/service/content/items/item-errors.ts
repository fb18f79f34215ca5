import { createFieldError, HttpError, type InvalidField } from '#adapters/service/http/response.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { type ContentKind, type ContentUse, kindNouns, thisKind } from '#schemas/api/content/content-kind.ts';
import type { ItemRemoval, RestoredItem } from './deleted-items.ts';
import type { ItemRefusal, ItemResult } from './item-drafts.ts';
import type { PublishedItem } from './publish-item.ts';
import type { ScheduledItem } from './schedule/item-schedule.ts';
import type { UnpublishedItem } from './unpublish-item.ts';

type VersionField = 'query.version' | 'body.version';

/** The start of a sentence about an item: “This menu is”, “These settings are”. */
const beginning = (kind: ContentKind): string => {
  const text = `${thisKind(kind)} ${kindNouns[kind].isPlural ? 'are' : 'is'}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

export const itemNotFound = (kind: ContentKind) =>
  new HttpError(404, `There ${kindNouns[kind].isPlural ? 'are' : 'is'} no such ${kindNouns[kind].noun}.`);

const itemInvalid = (message: string, errors: readonly InvalidField[]) =>
  new HttpError(422, message, errors.slice(0, 50));

/** The error of an item that cannot be changed. Puts the current version at the path of the version that was sent. */
export function refusalError(kind: ContentKind, refusal: ItemRefusal, field: VersionField = 'body.version'): HttpError {
  const [it, has] = kindNouns[kind].isPlural ? ['them', 'their'] : ['it', 'its'];
  switch (refusal.kind) {
    case 'missing':
      return itemNotFound(kind);
    case 'deleted':
      return new HttpError(409, `${beginning(kind)} deleted. Restore ${it} first.`);
    case 'never-live':
      return new HttpError(
        409,
        `${beginning(kind)} not live, so there is no live version to return to. Delete ${it} instead.`,
      );
    case 'conflict':
      return new HttpError(
        409,
        `Somebody else has saved ${thisKind(kind)} since; ${has} draft is at version ${refusal.version}.`,
        [{ path: field, message: `must be ${refusal.version}` }],
      );
  }
}

/** The new state, or an error. */
export function stateOrError(kind: ContentKind, result: ItemResult, field?: VersionField): ContentState {
  if (result.kind === 'done') return result.state;
  throw refusalError(kind, result, field);
}

const nothingToPublish = () => new HttpError(409, 'There is no draft to publish.');

const cannotBePublished = (kind: ContentKind, errors: readonly InvalidField[]) =>
  itemInvalid(`The ${kindNouns[kind].noun} cannot be published.`, errors);

/** The revision and the sequence of what was published, or an error. */
export function publicationOrError(kind: ContentKind, result: PublishedItem) {
  if (result.kind === 'published') return { revision: result.revision, sequence: result.sequence };
  if (result.kind === 'nothing-to-publish') throw nothingToPublish();
  if (result.kind === 'invalid') throw cannotBePublished(kind, result.errors);
  throw refusalError(kind, result);
}

export function scheduleOrError(kind: ContentKind, result: ScheduledItem): ContentState {
  switch (result.kind) {
    case 'nothing-to-publish':
      throw nothingToPublish();
    case 'invalid':
      throw cannotBePublished(kind, result.errors);
    case 'past':
      throw createFieldError('The time is in the past.', result.field, 'must be in the future');
    case 'order':
      throw createFieldError(
        `The ${kindNouns[kind].noun} would be unpublished before ${kindNouns[kind].isPlural ? 'they are' : 'it is'} published.`,
        result.field,
        'must be in order',
      );
    case 'nothing-to-unpublish':
    case 'permanent':
      return unpublishedOrError(kind, result);
    default:
      return stateOrError(kind, result);
  }
}

/** The new state of an item that was unpublished, or an error. */
export function unpublishedOrError(kind: ContentKind, result: UnpublishedItem): ContentState {
  const { noun } = kindNouns[kind];
  switch (result.kind) {
    case 'permanent':
      throw isNeeded(kind, 'unpublish');
    case 'nothing-to-unpublish':
      throw new HttpError(409, `The ${noun} is neither live nor scheduled, so there is nothing to unpublish.`);
    case 'booked':
      throw new HttpError(409, describeBookings(result.bookings));
    default:
      return stateOrError(kind, result);
  }
}

const isNeeded = (kind: ContentKind, action: 'unpublish' | 'delete') => {
  const it = kindNouns[kind].isPlural ? 'them' : 'it';
  return new HttpError(409, `The site needs ${thisKind(kind)}: you can change ${it}, but not ${action} ${it}.`);
};

/** Why a restaurant stays live. */
export const describeBookings = (bookings: number): string =>
  `Guests have booked here: ${bookings === 1 ? '1 booking is' : `${bookings} bookings are`} still to come. Cancel or move them first.`;

export function removalOrError(kind: ContentKind, result: ItemRemoval): ContentState {
  switch (result.kind) {
    case 'permanent':
      throw isNeeded(kind, 'delete');
    case 'used':
      throw new HttpError(
        409,
        `Other content refers to ${thisKind(kind)}: ${result.uses.map(describeUse).join(', ')}. Change it first.`,
      );
    case 'booked':
      throw new HttpError(409, describeBookings(result.bookings));
    default:
      return stateOrError(kind, result);
  }
}

export function restorationOrError(kind: ContentKind, result: RestoredItem): ContentState {
  if (result.kind === 'invalid')
    throw itemInvalid(`The ${kindNouns[kind].noun} cannot be restored as it was.`, result.errors);
  return stateOrError(kind, result);
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
