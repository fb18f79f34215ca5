import type { ChangeKind } from '#schemas/api/changes.ts';
import { changeKinds } from '#schemas/api/changes.ts';
import type { Connection, Database } from './database/tables.ts';
import type { DemoData } from './demo-data-shape.ts';
import { formChoices, putFormChoices } from './forms/form-choices.ts';
import { type SeedItem, seedHash, seedItems } from './seed-items.ts';
import { recordChange, writing } from './store/changes.ts';
import { listIds, putContent, readContent, removeContent } from './store/contents.ts';
import { wasSwept } from './store/deleted-pages.ts';
import { putPublished, readPublishedPage } from './store/pages.ts';
import { addRevision, isEdited } from './store/revisions.ts';

const hashName = 'seed-hash';

/**
 * Fills an empty database with the demo data. When that data has changed since, what no editor has touched is brought
 * up to it; what an editor has published or is writing at stays. Throws when the data is not valid, before anything is
 * written. Gives how many things it changed.
 */
export async function seedDatabase(database: Database, data: DemoData, at: string): Promise<number> {
  const items = seedItems(data);
  const choices = formChoices.parse(data.forms);
  const hash = seedHash(data);
  return writing(database, async (connection) => {
    const fact = await connection.selectFrom('facts').select('value').where('name', '=', hashName).executeTakeFirst();
    if (fact?.value === hash) return 0;
    let changed = 0;
    for (const item of items) if (await bringIn(connection, item, at)) changed += 1;
    for (const kind of changeKinds) changed += await takeOut(connection, kind, items, at);
    await putFormChoices(connection, choices);
    await connection.deleteFrom('facts').where('name', '=', hashName).execute();
    await connection.insertInto('facts').values({ name: hashName, value: hash }).execute();
    return changed;
  });
}

async function bringIn(
  connection: Connection,
  { kind, id, content, position }: SeedItem,
  at: string,
): Promise<boolean> {
  const current = kind === 'page' ? await readPublishedPage(connection, id) : await readContent(connection, kind, id);
  if (current === content || (await isTouched(connection, kind, id))) return false;
  if (kind === 'page') {
    await putPublished(connection, { id, content, origin: 'seed', at });
    return true;
  }
  await putContent(connection, kind, { id, content, position });
  await addRevision(connection, { kind, subject: id, content, origin: 'seed', at });
  await recordChange(connection, kind, id, at);
  return true;
}

/** Removes what the data no longer holds. */
async function takeOut(
  connection: Connection,
  kind: ChangeKind,
  items: readonly SeedItem[],
  at: string,
): Promise<number> {
  const kept = new Set(items.filter((item) => item.kind === kind).map((item) => item.id));
  let removed = 0;
  for (const id of await idsOf(connection, kind)) {
    if (kept.has(id) || (await isTouched(connection, kind, id))) continue;
    if (kind === 'page') await connection.deleteFrom('pages').where('id', '=', id).execute();
    else await removeContent(connection, kind, id);
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

/** Whether an editor has published this, has ever saved a draft of it, or has deleted it. */
async function isTouched(connection: Connection, kind: ChangeKind, id: string): Promise<boolean> {
  if (await isEdited(connection, kind, id)) return true;
  if (kind !== 'page') return false;
  const row = await connection
    .selectFrom('pages')
    .select(['draft_version', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? row.draft_version > 0 || row.deleted_at !== null : wasSwept(connection, id);
}
