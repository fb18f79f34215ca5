import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '#adapters/api-client/call-input.ts';
import type { Change, ChangeKind } from '#schemas/api/content/changes.ts';
import type { ContentSource } from './content-source.ts';

/** Content that a document was made from: one item, such as `menu main`, or all items of a kind. */
export type ContentTag = ChangeKind | `${ChangeKind} ${string}`;

/** What a document was made from. */
export interface DocumentSources {
  readonly tags: ReadonlySet<ContentTag>;
  /** Whether the change feed reports every change of it. Bookings, form options and found places change unreported. */
  readonly isFollowed: boolean;
}

interface Recording {
  readonly tags: Set<ContentTag>;
  isFollowed: boolean;
}

const recordings = new AsyncLocalStorage<Recording>();

/** Runs `create` and returns its result with the content that was read meanwhile. */
export async function recordSources<Result>(
  create: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly sources: DocumentSources }> {
  const recording: Recording = { tags: new Set(), isFollowed: true };
  const result = await recordings.run(recording, create);
  return { result, sources: recording };
}

/** Runs `read` without recording it, because its result only shows whether the content service answers. */
export const withoutRecording = <Result>(read: () => Result): Result => recordings.exit(read);

function record(...tags: readonly ContentTag[]): void {
  const recording = recordings.getStore();
  for (const tag of tags) recording?.tags.add(tag);
}

function reading<Value>(tags: readonly ContentTag[], read: () => Value): Value {
  record(...tags);
  return read();
}

/** An item may have another id than the one requested, such as the menu that is shown where none is named. */
async function readingItem<Item>(
  kind: ChangeKind,
  id: string,
  read: () => Promise<Item | undefined>,
  idOf: (item: Item) => string,
): Promise<Item | undefined> {
  record(`${kind} ${id}`);
  const item = await read();
  if (item) record(`${kind} ${idOf(item)}`);
  return item;
}

function readingUnfollowed<Value>(read: () => Value): Value {
  const recording = recordings.getStore();
  if (recording) recording.isFollowed = false;
  return read();
}

/** A content source whose reads are recorded. */
export function withRecordedReads<Source extends ContentSource>(source: Source): Source {
  // A restaurant includes how many days ahead its booking rules accept bookings.
  const restaurants = ['restaurants', 'booking-rules'] as const;
  const recorded: ContentSource = {
    page: (id) => reading([`page ${id}`], () => source.page(id)),
    pages: () => reading(['page'], () => source.pages()),
    settings: () => reading(['settings'], () => source.settings()),
    restaurants: () => reading(restaurants, () => source.restaurants()),
    completeRestaurant: (entry) => reading(restaurants, () => source.completeRestaurant(entry)),
    menu: (menuId) =>
      readingItem(
        'menu',
        menuId,
        () => source.menu(menuId),
        ({ id }) => id,
      ),
    menus: (restaurant) => reading(['menu'], () => source.menus(restaurant)),
    offer: (slug) =>
      readingItem(
        'offer',
        slug,
        () => source.offer(slug),
        ({ id }) => id,
      ),
    offers: (storeId) => reading(['offer'], () => source.offers(storeId)),
    statedOffers: (storeId) => reading(['offer', ...restaurants], () => source.statedOffers(storeId)),
    job: (jobId) =>
      readingItem(
        'job',
        jobId,
        () => source.job(jobId),
        ({ job_id }) => job_id,
      ),
    jobs: () => reading(['job'], () => source.jobs()),
    social: () => reading(['social'], () => source.social()),
    jobPlace: (text) => readingUnfollowed(() => source.jobPlace(text)),
    places: (text) => readingUnfollowed(() => source.places(text)),
    placesAt: (point) => readingUnfollowed(() => source.placesAt(point)),
  };
  return { ...source, ...recorded };
}

/** Calls whose replies may change without a report in the change feed. */
export const asUnfollowed =
  (call: Call): Call =>
  (endpoint, ...input) =>
    readingUnfollowed(() => call(endpoint, ...input));

/** Whether a change concerns content with one of these tags. */
export const isAffected = (tags: ReadonlySet<ContentTag>, { kind, id }: Pick<Change, 'kind' | 'id'>): boolean =>
  tags.has(kind) || tags.has(`${kind} ${id}`);
