import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import { job } from '#schemas/domain/job/job.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { readContent } from '../store/contents.ts';
import { type ItemKey, type ItemRow, readItemRow } from './item-row.ts';

interface Publication {
  readonly number: number;
  readonly at: string;
}

/** What the content of an item says about it. Everything else is known without reading the content. */
export type ItemFacts = Pick<ContentState, 'name' | 'place' | 'firstDay' | 'lastDay' | 'slugs' | 'hasDraft'>;

/** The row of an item without its texts. */
type ItemStateRow = Pick<
  ItemRow,
  'version' | 'saved_at' | 'scheduled_at' | 'schedule_error' | 'unpublish_at' | 'unpublish_error' | 'deleted_at'
>;

export interface Item {
  readonly key: ItemKey;
  readonly row: ItemStateRow | undefined;
  readonly isLive: boolean;
  readonly publication: Publication | undefined;
}

/** The JSON of the versions of an item: its draft, what is live, and what was live when it was deleted. */
export interface ItemVersions {
  readonly draft: string | null;
  readonly live: string | undefined;
  readonly deleted: string | null;
}

/** The text that editors edit; undefined if there is no such item. */
const editableText = ({ draft, live, deleted }: ItemVersions): string | undefined =>
  draft ?? live ?? deleted ?? undefined;

const places = job.pick({ location: true, city: true });
const closing = job.pick({ validThrough: true });

/** The place in the draft, and the last day that visitors see. Neither is stated by a vacancy where it is invalid. */
function vacancyFacts(text: string | undefined, live: string | undefined) {
  const { location, city } = places.safeParse(JSON.parse(text ?? 'null')).data ?? {};
  const lastDay = closing.safeParse(JSON.parse(live ?? 'null')).data?.validThrough;
  const place = location || city;
  return { ...(place && { place }), ...(lastDay !== undefined && { lastDay }) };
}

const periods = offerSchema.pick({ startDate: true, endDate: true });

/** The days on which visitors find a live offer. */
function offerFacts(live: string | undefined) {
  const { startDate, endDate } = periods.safeParse(JSON.parse(live ?? 'null')).data ?? {};
  return { ...(startDate && { firstDay: startDate }), ...(endDate && { lastDay: endDate }) };
}

const cities = restaurant.pick({ cityName: true });

/** The city that visitors read; absent if none is stated. */
function restaurantFacts(text: string | undefined, live: string | undefined) {
  const place = cities.safeParse(JSON.parse(text ?? 'null')).data?.cityName;
  return { slugs: slugsOf(text, live), ...(place && { place }) };
}

const addresses = restaurant.pick({ slug: true });

/** The slugs of a restaurant, in the draft and live. */
const slugsOf = (...texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => addresses.safeParse(JSON.parse(text ?? 'null')).data?.slug ?? [])),
];

/** What the versions of an item say about it. A draft that equals what is live does not count as a draft. */
export function factsOf(kind: ContentKind, versions: ItemVersions): ItemFacts {
  const { draft, live } = versions;
  const text = editableText(versions);
  return {
    name: text === undefined ? undefined : nameOfContent(kind, JSON.parse(text)),
    ...(kind === 'job' && vacancyFacts(text, live)),
    ...(kind === 'offer' && offerFacts(live)),
    ...(kind === 'restaurants' && restaurantFacts(text, live)),
    hasDraft: draft !== null && draft !== live,
  };
}

export function toItemState({ key: { kind, id }, row, isLive, publication }: Item, facts: ItemFacts): ContentState {
  return {
    kind,
    id,
    ...facts,
    isLive,
    draftVersion: row?.version ?? 0,
    draftSavedAt: row?.saved_at ?? null,
    publishedRevision: publication?.number ?? null,
    publishedAt: publication?.at ?? null,
    scheduledAt: row?.scheduled_at ?? null,
    scheduleError: row?.schedule_error ?? null,
    unpublishAt: row?.unpublish_at ?? null,
    unpublishError: row?.unpublish_error ?? null,
    deletedAt: row?.deleted_at ?? null,
  };
}

/** The newest published revision of each item of a kind. */
export const selectPublications = (connection: Connection, kind: ContentKind) =>
  connection
    .selectFrom('revisions')
    .select(({ fn }) => ['subject', fn.max('number').as('number'), fn.max('created_at').as('at')])
    .where('kind', '=', kind)
    .where('origin', '!=', 'draft')
    .groupBy('subject');

/** An item’s state and the text that editors edit; undefined if there is no such item. */
export async function readItem(
  connection: Connection,
  key: ItemKey,
): Promise<{ readonly state: ContentState; readonly content: string | undefined } | undefined> {
  const row = await readItemRow(connection, key);
  const live = await readContent(connection, key.kind, key.id);
  if (!row && live === undefined) return undefined;
  const publication = await selectPublications(connection, key.kind).where('subject', '=', key.id).executeTakeFirst();
  const versions = { draft: row?.draft ?? null, live, deleted: row?.deleted ?? null };
  const state = toItemState({ key, row, isLive: live !== undefined, publication }, factsOf(key.kind, versions));
  return { state, content: editableText(versions) };
}
