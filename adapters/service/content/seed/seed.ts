import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { formChoices, seedFormChoices } from '#adapters/service/forms/form-choices.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { changeKinds } from '#schemas/api/content/changes.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { recordChange, withContentLock } from '../changes/changes.ts';
import { isSlugTaken } from '../items/check-item.ts';
import { readPublishedPage, savePublished } from '../pages/pages.ts';
import { addRevision } from '../revisions/revisions.ts';
import { listIds, readContent, removeContent, saveContent } from '../store/contents.ts';
import { readFact, saveFact } from '../store/facts.ts';
import { hasNoContent, isModified } from '../store/seeded-content.ts';
import type { DemoData } from './demo-data.ts';
import { type SeedItem, seedHash, seedItems } from './seed-items.ts';

const hashName = 'seed-hash';

/** Whether demo data may fill an empty database, and may update its own earlier content. */
export interface SeedOptions {
  readonly canFill: boolean;
  readonly canUpdate: boolean;
}

/**
 * Fills an empty database with the demo data, or updates demo content that nobody has changed. Throws for invalid data
 * before anything is written. Returns the number of changed items.
 */
export async function seedDatabase(
  database: Database,
  data: DemoData,
  at: string,
  { canFill, canUpdate }: SeedOptions,
): Promise<number> {
  const items = seedItems(data);
  const choices = formChoices.parse(data.forms);
  const hash = seedHash(data);
  return withContentLock(database, async (connection) => {
    const seeded = await readFact(connection, hashName);
    if (seeded === hash) return 0;
    const isAllowed = seeded === undefined ? canFill && (await hasNoContent(connection)) : canUpdate;
    if (!isAllowed) return 0;
    let changed = 0;
    for (const item of items) if (await addOrUpdate(connection, item, at)) changed += 1;
    for (const kind of changeKinds) changed += await removeObsolete(connection, kind, items, at);
    await seedFormChoices(connection, choices);
    await saveFact(connection, hashName, hash);
    return changed;
  });
}

const readPublished = (connection: Connection, kind: ChangeKind, id: string): Promise<string | undefined> =>
  kind === 'page' ? readPublishedPage(connection, id) : readContent(connection, kind, id);

async function addOrUpdate(
  connection: Connection,
  { kind, id, content, position }: SeedItem,
  at: string,
): Promise<boolean> {
  const current = await readPublished(connection, kind, id);
  if (current === content || (await isModified(connection, kind, id, current))) return false;
  if (kind === 'page') {
    await savePublished(connection, { id, content, origin: 'seed', at });
    return true;
  }
  // An editor may have used the slug of new demo content for another restaurant.
  if (kind === 'restaurants' && (await isSlugTaken(connection, id, readSlug(content)))) return false;
  await saveContent(connection, kind, { id, content, position });
  await addRevision(connection, { kind, subject: id, content, origin: 'seed', at });
  await recordChange(connection, kind, id, at);
  return true;
}

const readSlug = (content: string): string => restaurant.pick({ slug: true }).parse(JSON.parse(content)).slug;

/** Removes demo content that is no longer in the data, with its revisions, which all come from the demo data. */
async function removeObsolete(
  connection: Connection,
  kind: ChangeKind,
  items: readonly SeedItem[],
  at: string,
): Promise<number> {
  const currentIds = new Set(items.filter((item) => item.kind === kind).map((item) => item.id));
  let removed = 0;
  for (const id of await listItemIds(connection, kind)) {
    if (currentIds.has(id) || (await isModified(connection, kind, id, await readPublished(connection, kind, id))))
      continue;
    if (kind === 'page') await connection.deleteFrom('pages').where('id', '=', id).execute();
    else await removeContent(connection, kind, id);
    await connection.deleteFrom('revisions').where('kind', '=', kind).where('subject', '=', id).execute();
    await recordChange(connection, kind, id, at);
    removed += 1;
  }
  return removed;
}

async function listItemIds(connection: Connection, kind: ChangeKind): Promise<string[]> {
  if (kind !== 'page') return listIds(connection, kind);
  const rows = await connection.selectFrom('pages').select('id').execute();
  return rows.map((row) => row.id);
}
