import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { formChoices, seedFormChoices } from '#adapters/service/forms/form-choices.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { changeKinds } from '#schemas/api/content/changes.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { recordChange, writing } from '../changes/changes.ts';
import { putPublished, readPublishedPage } from '../pages/pages.ts';
import { addRevision } from '../pages/revisions.ts';
import { listIds, putContent, readContent, removeContent } from '../store/contents.ts';
import { putFact, readFact } from '../store/facts.ts';
import { holdsNoContent, isTouched } from '../store/seeded-content.ts';
import type { DemoData } from './demo-data-shape.ts';
import { type SeedItem, seedHash, seedItems } from './seed-items.ts';

const hashName = 'seed-hash';

/** Whether demo data may fill an empty database, and may update its own earlier content. */
export interface SeedPermission {
  readonly mayFill: boolean;
  readonly mayUpdate: boolean;
}

/**
 * Fills an empty database with the demo data, or updates demo content that nobody has changed. Throws for invalid data
 * before anything is written. Returns the number of changed items.
 */
export async function seedDatabase(
  database: Database,
  data: DemoData,
  at: string,
  { mayFill, mayUpdate }: SeedPermission,
): Promise<number> {
  if (!mayFill && !mayUpdate) return 0;
  const items = seedItems(data);
  const choices = formChoices.parse(data.forms);
  const hash = seedHash(data);
  return writing(database, async (connection) => {
    const seeded = await readFact(connection, hashName);
    if (seeded === hash) return 0;
    const isAllowed = seeded === undefined ? mayFill && (await holdsNoContent(connection)) : mayUpdate;
    if (!isAllowed) return 0;
    let changed = 0;
    for (const item of items) if (await addOrUpdate(connection, item, at)) changed += 1;
    for (const kind of changeKinds) changed += await removeObsolete(connection, kind, items, at);
    await seedFormChoices(connection, choices);
    await putFact(connection, hashName, hash);
    return changed;
  });
}

const readLive = (connection: Connection, kind: ChangeKind, id: string): Promise<string | undefined> =>
  kind === 'page' ? readPublishedPage(connection, id) : readContent(connection, kind, id);

async function addOrUpdate(
  connection: Connection,
  { kind, id, content, position }: SeedItem,
  at: string,
): Promise<boolean> {
  const current = await readLive(connection, kind, id);
  if (current === content || (await isTouched(connection, kind, id, current))) return false;
  if (kind === 'page') {
    await putPublished(connection, { id, content, origin: 'seed', at });
    return true;
  }
  if (kind === 'restaurants' && (await isSlugTaken(connection, id, content))) return false;
  await putContent(connection, kind, { id, content, position });
  await addRevision(connection, { kind, subject: id, content, origin: 'seed', at });
  await recordChange(connection, kind, id, at);
  return true;
}

/** An editor may have used the slug of new demo content for another restaurant. */
async function isSlugTaken(connection: Connection, id: string, content: string): Promise<boolean> {
  const { slug } = restaurant.pick({ slug: true }).parse(JSON.parse(content));
  const other = await connection
    .selectFrom('restaurants')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Removes demo content that is no longer in the data, with its revisions, which all come from the demo data. */
async function removeObsolete(
  connection: Connection,
  kind: ChangeKind,
  items: readonly SeedItem[],
  at: string,
): Promise<number> {
  const kept = new Set(items.filter((item) => item.kind === kind).map((item) => item.id));
  let removed = 0;
  for (const id of await idsOf(connection, kind)) {
    if (kept.has(id) || (await isTouched(connection, kind, id, await readLive(connection, kind, id)))) continue;
    if (kind === 'page') await connection.deleteFrom('pages').where('id', '=', id).execute();
    else await removeContent(connection, kind, id);
    await connection.deleteFrom('revisions').where('kind', '=', kind).where('subject', '=', id).execute();
    await recordChange(connection, kind, id, at);
    removed += 1;
  }
  return removed;
}

async function idsOf(connection: Connection, kind: ChangeKind): Promise<string[]> {
  if (kind !== 'page') return listIds(connection, kind);
  const rows = await connection.selectFrom('pages').select('id').execute();
  return rows.map((row) => row.id);
}
