import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';

/** Content that is a list of JSON texts; pages have drafts and are kept apart. */
export type ContentTableName =
  | 'settings'
  | 'restaurants'
  | 'menus'
  | 'offers'
  | 'jobs'
  | 'social_posts'
  | 'booking_rules';
export type ContentKind = Exclude<ChangeKind, 'page'>;

const tableOf: Readonly<Record<ContentKind, ContentTableName>> = {
  settings: 'settings',
  restaurants: 'restaurants',
  menu: 'menus',
  offer: 'offers',
  job: 'jobs',
  social: 'social_posts',
  'booking-rules': 'booking_rules',
};

/** The one settings record's id. */
export const brandId = 'brand';

/** The content of this id as JSON text. */
export async function readContent(connection: Connection, kind: ContentKind, id: string): Promise<string | undefined> {
  const row = await connection.selectFrom(tableOf[kind]).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

/** All content of a kind as JSON texts, in the order visitors see. */
export async function listContents(connection: Connection, kind: ContentKind): Promise<string[]> {
  const rows = await connection.selectFrom(tableOf[kind]).select('content').orderBy('position').orderBy('id').execute();
  return rows.map((row) => row.content);
}

/** All restaurants as JSON texts, in the order visitors see, each with what its booking rules say to visitors. */
export async function listRestaurants(connection: Connection): Promise<string[]> {
  const rows = await selectRestaurants(connection).orderBy('restaurants.position').orderBy('restaurants.id').execute();
  return rows.map(publicRestaurant);
}

/** A restaurant by its store number, as `listRestaurants` gives it. */
export async function readRestaurant(connection: Connection, storeId: string): Promise<string | undefined> {
  const row = await selectRestaurants(connection).where('restaurants.id', '=', storeId).executeTakeFirst();
  return row && publicRestaurant(row);
}

/** The restaurant of this slug, in this city where one is given, as `listRestaurants` gives it. */
export async function readRestaurantBySlug(
  connection: Connection,
  slug: string,
  city?: string,
): Promise<string | undefined> {
  let query = selectRestaurants(connection).where('restaurants.slug', '=', slug);
  if (city !== undefined) query = query.where('restaurants.city', '=', city);
  const row = await query.executeTakeFirst();
  return row && publicRestaurant(row);
}

const selectRestaurants = (connection: Connection) =>
  connection
    .selectFrom('restaurants')
    .leftJoin('booking_rules', 'booking_rules.id', 'restaurants.id')
    .select(['restaurants.content', 'booking_rules.content as rules']);

const publicRules = z.object({ daysAhead: z.number() });

/** The stored text is not parsed and written again: what the rules add goes behind it. */
function publicRestaurant({ content, rules }: { readonly content: string; readonly rules: string | null }): string {
  const known = rules === null ? undefined : publicRules.safeParse(JSON.parse(rules)).data;
  const end = content.lastIndexOf('}');
  return known ? `${content.slice(0, end)},"bookingDaysAhead":${known.daysAhead}}` : content;
}

/** The ids of a kind, in order. */
export async function listIds(connection: Connection, kind: ContentKind): Promise<string[]> {
  const rows = await connection.selectFrom(tableOf[kind]).select('id').orderBy('position').execute();
  return rows.map((row) => row.id);
}

const restaurantKeys = z.object({ slug: z.string(), city: z.string() });

/** Adds or replaces content. Without a position it keeps the one it has, or goes to the end. */
export async function putContent(
  connection: Connection,
  kind: ContentKind,
  { id, content, position }: { readonly id: string; readonly content: string; readonly position?: number },
): Promise<void> {
  const table = tableOf[kind];
  const place = position ?? (await placeFor(connection, table, id));
  await connection.deleteFrom(table).where('id', '=', id).execute();
  const row = { id, content, position: place };
  if (table === 'restaurants') {
    const { slug, city } = restaurantKeys.parse(JSON.parse(content));
    await connection
      .insertInto('restaurants')
      .values({ ...row, slug, city })
      .execute();
  } else await connection.insertInto(table).values(row).execute();
}

export async function removeContent(connection: Connection, kind: ContentKind, id: string): Promise<void> {
  await connection.deleteFrom(tableOf[kind]).where('id', '=', id).execute();
}

async function placeFor(connection: Connection, table: ContentTableName, id: string): Promise<number> {
  const own = await connection.selectFrom(table).select('position').where('id', '=', id).executeTakeFirst();
  if (own) return own.position;
  const last = await connection
    .selectFrom(table)
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}
