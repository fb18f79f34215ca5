import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import type { ContentUse } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import type { ReferenceTarget } from '#schemas/content/field/field.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { readContent } from '../../store/contents.ts';
import type { ItemKey } from '../item-row.ts';
import { listItemTexts } from './item-texts.ts';
import { createReferenceFinder, type Reference } from './references.ts';

const targets: Readonly<Partial<Record<ContentKind, ReferenceTarget>>> = {
  menu: 'menu',
  offer: 'offer',
  restaurants: 'restaurant',
};

/** The addresses of items that have one of their own, before the id. */
const addresses: Readonly<Partial<Record<ContentKind, string>>> = {
  menu: '/menu/',
  offer: '/offer/',
  job: '/careers/job/',
};

const slugSchema = restaurant.pick({ slug: true });

/** The names by which other content refers to an item: a restaurant has a slug and an id. */
async function namesOf(connection: Connection, { kind, id }: ItemKey): Promise<readonly string[]> {
  if (kind !== 'restaurants') return [id];
  const live = await readContent(connection, kind, id);
  const slug = live === undefined ? undefined : slugSchema.safeParse(JSON.parse(live)).data?.slug;
  return slug === undefined ? [id] : [id, slug];
}

/** The kinds whose items can refer to others, beside pages. */
const referringKinds = ['restaurants', 'settings'] as const;

/** The pages and other content that refer to an item or link to its address, live or in a draft. */
export async function findUses(connection: Connection, key: ItemKey): Promise<ContentUse[]> {
  const names = await namesOf(connection, key);
  const address = addresses[key.kind];
  const target = targets[key.kind];
  if (target === undefined && address === undefined) return [];
  return findReferences(connection, { target, names, address: address && `${address}${key.id}` }, key);
}

/** The pages and other content with a reference, live or in a draft. `itself` is an item that does not count. */
export async function findReferences(
  connection: Connection,
  reference: Reference,
  itself?: ItemKey,
): Promise<ContentUse[]> {
  const { names } = reference;
  const refersTo = createReferenceFinder(reference);
  const mentions = (kind: ChangeKind, text: string | null | undefined): boolean =>
    text != null && names.some((name) => text.includes(name)) && refersTo(kind, JSON.parse(text));
  const uses: ContentUse[] = [];
  for (const { id, title, published, draft, scheduled } of await listPageTexts(connection, names)) {
    const isLive = mentions('page', published);
    const isDraft = mentions('page', draft) || mentions('page', scheduled);
    if (isLive || isDraft) uses.push({ kind: 'page', id, ...(title !== null && { name: title }), isLive, isDraft });
  }
  for (const kind of referringKinds)
    for (const { id, live, draft, scheduled } of await listItemTexts(connection, kind)) {
      if (kind === itself?.kind && id === itself.id) continue;
      const isLive = mentions(kind, live);
      const isDraft = mentions(kind, draft) || mentions(kind, scheduled);
      if (!isLive && !isDraft) continue;
      const name = nameOfContent(kind, JSON.parse(draft ?? live ?? 'null'));
      uses.push({ kind, id, ...(name !== undefined && { name }), isLive, isDraft });
    }
  return uses;
}

/** The pages that contain one of the names anywhere. */
const listPageTexts = (connection: Connection, names: readonly string[]) =>
  connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or(
        names.flatMap((name) =>
          (['published', 'draft', 'scheduled'] as const).map((column) => eb(column, 'like', `%${name}%`)),
        ),
      ),
    )
    .orderBy('id')
    .execute();
