import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { readFormChoices } from '#adapters/service/forms/form-choices.ts';
import { startService } from '#adapters/service/start-service.ts';
import { withContentLock } from '../changes/changes.ts';
import { unpublishPage } from '../pages/pages.ts';
import { listIds, saveContent } from '../store/contents.ts';
import { saveFact } from '../store/facts.ts';
import { seedDatabase } from './seed.ts';
import { smallData } from './small-data.ts';

const at = '2026-11-20T12:00:00.000Z';
const always = { canFill: true, canUpdate: true };
const databases = await startTestDatabases();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(databases)('demo data on $name', ({ databaseUrl }) => {
  async function setUp(): Promise<Database> {
    const database = await openDatabase({ databaseUrl: await databaseUrl(), dataDir: createFolder() });
    closers.push(() => database.destroy());
    return database;
  }

  it('does not fill an empty database without permission [ops.demo]', async () => {
    const database = await setUp();
    expect(await seedDatabase(database, smallData, at, { canFill: false, canUpdate: true })).toBe(0);
    expect(await listIds(database, 'restaurants')).toEqual([]);
  });

  it('does not fill a database with other content [ops.demo]', async () => {
    const database = await setUp();
    await saveContent(database, 'job', { id: '7', content: '{"job_id":"7"}' });
    expect(await seedDatabase(database, smallData, at, always)).toBe(0);
    expect(await listIds(database, 'job')).toEqual(['7']);
  });

  it('keeps what an operator added, changed or removed directly in the database [ops.demo]', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    const [own, edited, removed] = ['an-operators-own', ...(await listIds(database, 'menu'))];
    await saveContent(database, 'offer', { id: own, content: '{"id":"an-operators-own"}' });
    await database
      .updateTable('menus')
      .set({ content: '{"id":"edited"}' })
      .where('id', '=', edited ?? '')
      .execute();
    await database
      .deleteFrom('menus')
      .where('id', '=', removed ?? '')
      .execute();
    await database.updateTable('jobs').set({ content: '{"job_id":"edited"}' }).execute();
    await saveFact(database, 'form-choices', '{"enquiryTypes":[],"contactReasons":[],"interests":["Own"]}');
    await seedDatabase(database, { ...smallData, offers: [], jobs: [] }, at, always);
    expect(await listIds(database, 'offer')).toEqual([own]);
    expect(await listIds(database, 'menu')).toEqual([edited]);
    expect(await listIds(database, 'job')).toHaveLength(smallData.jobs.length);
    expect((await readFormChoices(database)).interests).toEqual(['Own']);
  });

  it('does not publish again what an editor has unpublished [ops.demo]', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    const [, page] = smallData.pages;
    const id = page?.id ?? '';
    await withContentLock(database, (connection) => unpublishPage(connection, id, at));
    await seedDatabase(database, { ...smallData, jobs: [] }, at, always);
    const row = await database.selectFrom('pages').select('published').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.published).toBeNull();
  });

  it('skips a new restaurant if an editor has used its slug for another one [ops.demo]', async () => {
    const database = await setUp();
    const [bath, ...others] = smallData.restaurants;
    await seedDatabase(database, { ...smallData, restaurants: others, bookingRules: [] }, at, always);
    await saveContent(database, 'restaurants', { id: 'own', content: JSON.stringify({ ...bath, storeId: 'own' }) });
    const skipped = await seedDatabase(database, { ...smallData, bookingRules: [] }, at, always);
    expect((await listIds(database, 'restaurants')).sort()).toEqual(['1018', 'own']);
    const removed = await seedDatabase(database, { ...smallData, bookingRules: [], offers: [] }, at, always);
    expect([skipped, removed]).toEqual([0, smallData.offers.length]);
  });

  it('is updated, and removed when it is no longer in the data, if nobody changed it [ops.demo]', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    await seedDatabase(database, { ...smallData, offers: [] }, at, always);
    expect(await listIds(database, 'offer')).toEqual([]);
    await seedDatabase(database, smallData, at, always);
    expect(await listIds(database, 'offer')).toHaveLength(smallData.offers.length);
  });
});

describe.each(databases)('the first start of the service on $name', ({ name, databaseUrl }) => {
  let loads = 0;

  async function countRestaurants(seedDemo?: boolean, dataDir = createFolder(), url?: string): Promise<number> {
    const options = { port: 0, host: '127.0.0.1', dataDir, databaseUrl: url ?? (await databaseUrl()) };
    const loadDemoData = async () => {
      loads += 1;
      return smallData;
    };
    const data = { brandKey: 'pandan-row', loadDemoData, log: () => undefined };
    const service = await startService({ ...options, ...data, seedDemo });
    const database = await openDatabase(options);
    const ids = await listIds(database, 'restaurants');
    await database.destroy();
    await service.close();
    return ids.length;
  }

  it('adds demo content by default only to a database that it created itself [ops.demo]', async () => {
    expect(await countRestaurants()).toBe(name === 'SQLite' ? 2 : 0);
  });

  it('follows SEED_DEMO [ops.demo]', async () => {
    expect([await countRestaurants(true), await countRestaurants(false)]).toEqual([2, 0]);
  });

  it('does not load the demo content that it must not add [ops.demo]', async () => {
    loads = 0;
    await countRestaurants(false);
    expect(loads).toBe(0);
  });

  it('does not add demo content at a later start to a database that was left empty [ops.demo]', async () => {
    const dataDir = createFolder();
    const url = await databaseUrl();
    await countRestaurants(false, dataDir, url);
    expect(await countRestaurants(undefined, dataDir, url)).toBe(0);
  });
});
