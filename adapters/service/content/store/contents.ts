import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Content stored as lists of JSON texts. Pages have drafts and are stored differently. */
export type ContentTableName =
  | 'settings'
  | 'restaurants'
  | 'menus'
  | 'offers'
  | 'jobs'
  | 'social_posts'
  | 'booking_rules';

const tables: Readonly<Record<ContentKind, ContentTableName>> = {
  settings: 'settings',
  restaurants: 'restaurants',
  menu: 'menus',
  offer: 'offers',
  job: 'jobs',
  social: 'social_posts',
  'booking-rules': 'booking_rules',
};

/** The JSON text of one item. */
export async function readContent(connection: Connection, kind: ContentKind, id: string): Promise<string | undefined> {
  const row = await connection.selectFrom(tables[kind]).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

/** The JSON texts of some items of a kind, by id. */
export async function readContents(
  connection: Connection,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await connection.selectFrom(tables[kind]).select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** The ids of a kind and their positions in the order of the site. */
export const listPositions = (connection: Connection, kind: ContentKind) =>
  connection.selectFrom(tables[kind]).select(['id', 'position']).orderBy('position').orderBy('id').execute();

/** All content of a kind as JSON texts, in the order of the site. */
export async function listContents(connection: Connection, kind: ContentKind): Promise<string[]> {
  const rows = await connection.selectFrom(tables[kind]).select('content').orderBy('position').orderBy('id').execute();
  return rows.map((row) => row.content);
}

/** All content of a kind with its ids and positions, as JSON texts in the order of the site. */
export const listContentItems = (connection: Connection, kind: ContentKind) =>
  connection.selectFrom(tables[kind]).select(['id', 'content', 'position']).orderBy('position').orderBy('id').execute();

/** All restaurants as JSON texts in the order of the site, with the public part of their booking rules. */
export async function listRestaurants(connection: Connection): Promise<string[]> {
  const rows = await selectRestaurants(connection).orderBy('restaurants.position').orderBy('restaurants.id').execute();
  return rows.map(toPublicRestaurant);
}

/** A restaurant by its store id, in the format of `listRestaurants`. */
export async function readRestaurant(connection: Connection, storeId: string): Promise<string | undefined> {
  const row = await selectRestaurants(connection).where('restaurants.id', '=', storeId).executeTakeFirst();
  return row && toPublicRestaurant(row);
}

/** A restaurant by its slug and optionally its city, in the format of `listRestaurants`. */
export async function readRestaurantBySlug(
  connection: Connection,
  slug: string,
  city?: string,
): Promise<string | undefined> {
  let query = selectRestaurants(connection).where('restaurants.slug', '=', slug);
  if (city !== undefined) query = query.where('restaurants.city', '=', city);
  const row = await query.executeTakeFirst();
  return row && toPublicRestaurant(row);
}

const selectRestaurants = (connection: Connection) =>
  connection
    .selectFrom('restaurants')
    .leftJoin('booking_rules', 'booking_rules.id', 'restaurants.id')
    .select(['restaurants.content', 'booking_rules.content as rules']);

const publicRules = z.object({ daysAhead: z.number() });

/** Appends the public booking rules to the stored text without parsing and serialising it. */
function toPublicRestaurant({ content, rules }: { readonly content: string; readonly rules: string | null }): string {
  const parsedRules = rules === null ? undefined : publicRules.safeParse(JSON.parse(rules)).data;
  const end = content.lastIndexOf('}');
  return parsedRules ? `${content.slice(0, end)},"bookingDaysAhead":${parsedRules.daysAhead}}` : content;
}

/** Ids of a kind, in the order of the site. */
export async function listIds(connection: Connection, kind: ContentKind): Promise<string[]> {
  const rows = await connection.selectFrom(tables[kind]).select('id').orderBy('position').orderBy('id').execute();
  return rows.map((row) => row.id);
}

const restaurantKeys = restaurant.pick({ slug: true, city: true });

/** Adds or replaces content. Without a position it keeps its current one or is added at the end. */
export async function saveContent(
  connection: Connection,
  kind: ContentKind,
  { id, content, position }: { readonly id: string; readonly content: string; readonly position?: number },
): Promise<void> {
  const table = tables[kind];
  const newPosition = position ?? (await readPosition(connection, kind, id)) ?? (await nextPosition(connection, table));
  await connection.deleteFrom(table).where('id', '=', id).execute();
  const row = { id, content, position: newPosition };
  if (table === 'restaurants') {
    const { slug, city } = restaurantKeys.parse(JSON.parse(content));
    await connection
      .insertInto('restaurants')
      .values({ ...row, slug, city: city ?? '' })
      .execute();
  } else await connection.insertInto(table).values(row).execute();
}

export async function removeContent(connection: Connection, kind: ContentKind, id: string): Promise<void> {
  await connection.deleteFrom(tables[kind]).where('id', '=', id).execute();
}

/** The position of an item in the order of the site; undefined if it is not live. */
export async function readPosition(connection: Connection, kind: ContentKind, id: string): Promise<number | undefined> {
  const row = await connection.selectFrom(tables[kind]).select('position').where('id', '=', id).executeTakeFirst();
  return row?.position;
}

async function nextPosition(connection: Connection, table: ContentTableName): Promise<number> {
  const last = await connection
    .selectFrom(table)
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}
