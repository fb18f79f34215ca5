import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { type ContentKind, type ContentUse, contentKinds } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import type { ReferenceTarget } from '#schemas/content/field/field.ts';
import { jobPath } from '#schemas/domain/job/job-path.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
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

/** The addresses of items that have one of their own. */
const addressOf: Readonly<Partial<Record<ContentKind, (id: string) => string>>> = {
  menu: (id) => `/menu/${id}`,
  offer: offerPath,
  job: jobPath,
};

const placeSchema = restaurant.pick({ slug: true, city: true });

/** By what other content refers to an item. A restaurant has a slug beside its id, and pages below its address. */
async function referenceTo(connection: Connection, { kind, id }: ItemKey): Promise<Reference> {
  const target = targets[kind];
  if (kind !== 'restaurants') return { target, names: [id], addresses: [addressOf[kind]?.(id) ?? []].flat() };
  const live = await readContent(connection, kind, id);
  const place = live === undefined ? undefined : placeSchema.safeParse(JSON.parse(live)).data;
  if (!place) return { target, names: [id], addresses: [] };
  const { slug, city } = place;
  const paths = [`/restaurants/${slug}`, `/booking/${slug}`, ...(city ? [`/restaurants/${city}/${slug}`] : [])];
  return { target, names: [id, slug], addresses: paths, hasPagesBelow: true };
}

/** The pages and other content that refer to an item or link to its address, live or in a draft. */
export async function findUses(connection: Connection, key: ItemKey): Promise<ContentUse[]> {
  return findReferences(connection, await referenceTo(connection, key), key);
}

/** The pages and other content with a reference, live or in a draft. `itself` does not count. */
export async function findReferences(
  connection: Connection,
  reference: Reference,
  itself?: { readonly kind: ChangeKind; readonly id: string },
): Promise<ContentUse[]> {
  const { names, target, addresses } = reference;
  if (target === undefined && addresses.length === 0) return [];
  const refersTo = createReferenceFinder(reference);
  // In an address, the id may be encoded.
  const words = [...names, ...addresses];
  const mentions = (kind: ChangeKind, text: string | null | undefined): boolean =>
    text != null && words.some((word) => text.includes(word)) && refersTo(kind, JSON.parse(text));
  const uses: ContentUse[] = [];
  for (const { id, title, published, draft, scheduled } of await listPageTexts(connection, words)) {
    if (itself?.kind === 'page' && id === itself.id) continue;
    const isLive = mentions('page', published);
    const isDraft = mentions('page', draft) || mentions('page', scheduled);
    if (isLive || isDraft) uses.push({ kind: 'page', id, ...(title !== null && { name: title }), isLive, isDraft });
  }
  for (const kind of contentKinds)
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

/** The pages that contain one of the words anywhere. */
const listPageTexts = (connection: Connection, words: readonly string[]) =>
  connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or(
        words.flatMap((word) =>
          (['published', 'draft', 'scheduled'] as const).map((column) => eb(column, 'like', `%${word}%`)),
        ),
      ),
    )
    .orderBy('id')
    .execute();
