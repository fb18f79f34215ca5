import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import { fieldErrors } from '#adapters/service/http/route.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions, nameOfContent } from '#schemas/api/content/content-kinds.ts';
import { ownAddressOf } from '#schemas/content/page/page-without-address.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { findRuleErrors, type RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { findHiddenPages } from '#schemas/content/rules/hidden-pages.ts';
import { contradictedTags } from '#schemas/domain/menu/dietary-claims.ts';
import { type Menu, menu } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listIds, readContent } from '../store/contents.ts';
import type { ItemKey } from './item-row.ts';

/** The tags of a menu that contradict the allergen records of their dishes. `part` begins the path of each. */
export const tagErrors = (value: Menu, part: string): InvalidField[] =>
  contradictedTags(value).map(({ path, dish, tag }) => ({
    path: formatPath([part, ...path]),
    message: `must agree with the allergen record of “${dish}”, which contradicts “${tag}”`,
  }));

/** Another live restaurant with the same slug; undefined if there is none. */
const findSlugOwner = (connection: Connection, storeId: string, slug: string) =>
  connection
    .selectFrom('restaurants')
    .select(['id', 'content'])
    .where('slug', '=', slug)
    .where('id', '!=', storeId)
    .executeTakeFirst();

/** Whether another restaurant has this slug. */
export const isSlugTaken = async (connection: Connection, storeId: string, slug: string): Promise<boolean> =>
  (await findSlugOwner(connection, storeId, slug)) !== undefined;

/** Why an item cannot be published, by field; empty if it can. The text must be JSON. */
export async function checkPublication(
  connection: Connection,
  key: ItemKey,
  content: string,
): Promise<readonly InvalidField[]> {
  const errors = await checkItem(connection, key, content);
  const value: unknown = JSON.parse(content);
  return [
    ...errors,
    ...ruleErrors(key.kind, value),
    ...(key.kind === 'settings' ? await hiddenPageErrors(connection, value) : []),
  ];
}

/** Redirects from live pages with an address of their own. The service does not know where templates are shown. */
async function hiddenPageErrors(connection: Connection, settings: unknown): Promise<InvalidField[]> {
  const pages = await connection
    .selectFrom('pages')
    .select('id')
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const liveAddresses = pages.flatMap(({ id }) => ownAddressOf(id) ?? []);
  return toInvalidFields(findHiddenPages(settings, { liveAddresses, builtInRedirects: [] }));
}

/** What contradicts itself in an item. */
export const ruleErrors = (kind: ContentKind, content: unknown): InvalidField[] =>
  toInvalidFields(findRuleErrors(contentDefinitions[kind].schema, content));

const toInvalidFields = (errors: readonly RuleError[]): InvalidField[] =>
  errors.slice(0, maxErrors).map(({ path, message }) => ({ path: formatPath(['content', ...path]), message }));

const maxErrors = 50;

/** Why an item cannot be live, by field. Something live can contradict itself, because integrators publish it so. */
export async function checkItem(connection: Connection, key: ItemKey, content: string): Promise<InvalidField[]> {
  const { schema } = contentDefinitions[key.kind];
  const value: unknown = JSON.parse(content);
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) return fieldErrors('content', result.error.issues);
  switch (key.kind) {
    case 'menu':
      return tagErrors(menu.parse(value), 'content');
    case 'restaurants':
      return checkRestaurant(connection, key.id, value);
    case 'booking-rules':
      if ((await readContent(connection, 'restaurants', key.id)) !== undefined) return [];
      return [{ path: 'content.storeId', message: 'must be that of a restaurant that is live' }];
    default:
      return [];
  }
}

async function checkRestaurant(connection: Connection, storeId: string, value: unknown): Promise<InvalidField[]> {
  const { slug, menus, offers } = restaurant.parse(value);
  const errors: InvalidField[] = [];
  const owner = await findSlugOwner(connection, storeId, slug);
  if (owner) {
    const name = nameOfContent('restaurants', JSON.parse(owner.content)) ?? owner.id;
    errors.push({ path: 'content.slug', message: `must be unique: “${name}” has it. Enter another one` });
  }
  for (const [kind, name, ids] of [
    ['menu', 'menus', menus],
    ['offer', 'offers', offers],
  ] as const) {
    const known = new Set(await listIds(connection, kind));
    for (const [at, id] of ids.entries())
      if (!known.has(id))
        errors.push({ path: formatPath(['content', name, at]), message: `must be live: there is no ${kind} “${id}”` });
  }
  return errors;
}
