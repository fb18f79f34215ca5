import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { clockedContent } from '#adapters/service/testing/clocked-services.ts';
import { copySeededSqlite } from '#adapters/service/testing/seeded-database.ts';
import { withContentLock } from '../../changes/changes.ts';
import { saveItemDraft } from '../item-drafts.ts';
import { findItems } from './find-items.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'find-items-'));
await copySeededSqlite(dataDir, clockedContent);
const opened = await openDatabase({ dataDir });
afterAll(async () => {
  await opened.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = '2026-11-20T12:00:00.000Z';
const read: string[] = [];
/** Notes the ids of the items whose content is read. */
const database = opened.withPlugin({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    for (const row of result.rows) if ('content' in row || 'draft' in row) read.push(String(row.id));
    return result;
  },
});

const save = (id: string, title: string) =>
  withContentLock(opened, (connection) =>
    saveItemDraft(
      connection,
      { kind: 'offer', id },
      { content: JSON.stringify({ id, title, description: '<p>Bowl of laksa</p>' }), at },
    ),
  );

const idsFound = async (text: string) => (await findItems(database, 'offer', text)).map(({ id }) => id);

beforeEach(async () => {
  await save('noodles', 'Noodles');
  await findItems(database, 'offer', 'any');
  read.length = 0;
});

it('a search by name reads no content that it has read before, nor does the list [editor.find]', async () => {
  expect(await idsFound('noodles')).toEqual(['noodles']);
  expect((await findItems(database, 'offer')).length).toBeGreaterThan(1);
  expect(read).toEqual([]);
});

it('reads the content of what has changed since, and of what is found by other texts [editor.find]', async () => {
  await save('rice', 'Rice');
  expect(await idsFound('rice')).toEqual(['rice']);
  expect([...new Set(read)]).toEqual(['rice']);
  read.length = 0;
  expect(await idsFound('laksa')).toEqual(expect.arrayContaining(['noodles', 'rice']));
  expect(read.toSorted()).toEqual(['noodles', 'rice']);
});

it.each([
  ['Chef’s choice', "chef's"],
  ["Chef's choice", 'chef’s'],
])('finds “%s” by %s [editor.find]', async (title, search) => {
  await save('chef', title);
  expect(await idsFound(search)).toContain('chef');
});
