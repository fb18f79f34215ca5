import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import { job } from '#schemas/domain/job/job.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listContentItems, readContent } from '../store/contents.ts';
import { type ItemKey, type ItemRow, readItemRow } from './item-row.ts';

interface Publication {
  readonly number: number;
  readonly at: string;
}

interface Item {
  readonly key: ItemKey;
  readonly row: ItemRow | undefined;
  /** The live JSON text. */
  readonly live: string | undefined;
  readonly publication: Publication | undefined;
}

/** The text that editors edit; undefined if there is no such item. */
const editableText = (row: ItemRow | undefined, live: string | undefined): string | undefined =>
  row?.draft ?? live ?? row?.deleted ?? undefined;

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

/** The state of an item. A draft that equals what is live does not count as a draft. */
function toItemState({ key: { kind, id }, row, live, publication }: Item): ContentState {
  const text = editableText(row, live);
  return {
    kind,
    id,
    name: text === undefined ? undefined : nameOfContent(kind, JSON.parse(text)),
    ...(kind === 'job' && vacancyFacts(text, live)),
    ...(kind === 'offer' && offerFacts(live)),
    ...(kind === 'restaurants' && restaurantFacts(text, live)),
    isLive: live !== undefined,
    hasDraft: row != null && row.draft !== null && row.draft !== live,
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

const selectPublications = (connection: Connection, kind: ContentKind) =>
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
  return { state: toItemState({ key, row, live, publication }), content: editableText(row, live) };
}

/** An item with the JSON of its versions. */
export interface StoredItem {
  readonly state: ContentState;
  readonly draft: string | null;
  readonly live: string | null;
}

/**
 * All items of a kind in the order of the site. One that was unpublished or deleted stays where it was; what was never
 * live comes last.
 */
export async function listItems(connection: Connection, kind: ContentKind): Promise<StoredItem[]> {
  const rows = await connection
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const publications = await selectPublications(connection, kind).execute();
  const live = await listContentItems(connection, kind);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const publicationById = new Map(publications.map((each) => [each.subject, each]));
  const liveIds = new Set(live.map(({ id }) => id));
  const hidden = rows.filter(({ id }) => !liveIds.has(id));
  return [...live, ...hidden.map((row) => ({ id: row.id, content: undefined, position: formerPosition(row) }))]
    .sort((one, other) => one.position - other.position)
    .map(({ id, content: live }) => {
      const row = rowById.get(id);
      return {
        state: toItemState({ key: { kind, id }, row, live, publication: publicationById.get(id) }),
        draft: row?.draft ?? row?.deleted ?? null,
        live: live ?? null,
      };
    });
}

/** Where an item that is not live was in the order of the site; after all others if it was never live. */
const formerPosition = ({ unpublished_position, deleted_position }: ItemRow): number =>
  deleted_position ?? unpublished_position ?? Number.MAX_SAFE_INTEGER;
