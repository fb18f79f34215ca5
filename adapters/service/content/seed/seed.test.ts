import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { readFormChoices } from '#adapters/service/forms/form-choices.ts';
import { startService } from '#adapters/service/start-service.ts';
import { writing } from '../changes/changes.ts';
import { unpublishPage } from '../pages/pages.ts';
import { listIds, putContent } from '../store/contents.ts';
import { putFact } from '../store/facts.ts';
import { seedDatabase } from './seed.ts';
import { smallData } from './small-data.ts';

const at = '2026-11-20T12:00:00.000Z';
const always = { mayFill: true, mayUpdate: true };
const databases = await eachDatabase();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(databases)('the demo data on $name', ({ databaseUrl }) => {
  async function setUp(): Promise<Database> {
    const database = await openDatabase({ databaseUrl: await databaseUrl(), dataDir: newFolder() });
    closing.push(() => database.destroy());
    return database;
  }

  it('is not put into an empty database where that is not allowed', async () => {
    const database = await setUp();
    expect(await seedDatabase(database, smallData, at, { mayFill: false, mayUpdate: true })).toBe(0);
    expect(await listIds(database, 'restaurants')).toEqual([]);
  });

  it('is not put into a database that holds content of somebody else', async () => {
    const database = await setUp();
    await putContent(database, 'job', { id: '7', content: '{"job_id":"7"}' });
    expect(await seedDatabase(database, smallData, at, always)).toBe(0);
    expect(await listIds(database, 'job')).toEqual(['7']);
  });

  it('leaves what an operator wrote, changed or removed without a call when it changes', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    const [own, edited, removed] = ['an-operators-own', ...(await listIds(database, 'menu'))];
    await putContent(database, 'offer', { id: own, content: '{"id":"an-operators-own"}' });
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
    await putFact(database, 'form-choices', '{"enquiryTypes":[],"contactReasons":[],"interests":["Own"]}');
    await seedDatabase(database, { ...smallData, offers: [], jobs: [] }, at, always);
    expect(await listIds(database, 'offer')).toEqual([own]);
    expect(await listIds(database, 'menu')).toEqual([edited]);
    expect(await listIds(database, 'job')).toHaveLength(smallData.jobs.length);
    expect((await readFormChoices(database)).interests).toEqual(['Own']);
  });

  it('does not publish again what an editor has unpublished', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    const [, page] = smallData.pages;
    const id = page?.id ?? '';
    await writing(database, (connection) => unpublishPage(connection, id, at));
    await seedDatabase(database, { ...smallData, jobs: [] }, at, always);
    const row = await database.selectFrom('pages').select('published').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.published).toBeNull();
  });

  it('leaves out a new restaurant whose slug an editor has given to another', async () => {
    const database = await setUp();
    const [bath, ...others] = smallData.restaurants;
    await seedDatabase(database, { ...smallData, restaurants: others, bookingRules: [] }, at, always);
    await putContent(database, 'restaurants', { id: 'own', content: JSON.stringify({ ...bath, storeId: 'own' }) });
    await seedDatabase(database, smallData, at, always);
    expect((await listIds(database, 'restaurants')).sort()).toEqual(['1018', 'own']);
  });

  it('is brought up to date and loses what it no longer holds where nobody touched it', async () => {
    const database = await setUp();
    await seedDatabase(database, smallData, at, always);
    await seedDatabase(database, { ...smallData, offers: [] }, at, always);
    expect(await listIds(database, 'offer')).toEqual([]);
    await seedDatabase(database, smallData, at, always);
    expect(await listIds(database, 'offer')).toHaveLength(smallData.offers.length);
  });
});

describe.each(databases)('the service at its first start on $name', ({ name, databaseUrl }) => {
  async function restaurantsOf(seedDemo?: boolean, dataDir = newFolder(), url?: string): Promise<number> {
    const place = { port: 0, host: '127.0.0.1', dataDir, databaseUrl: url ?? (await databaseUrl()) };
    const data = { brandKey: 'pandan-row', demoData: smallData, log: () => undefined };
    const service = await startService({ ...place, ...data, seedDemo });
    const database = await openDatabase(place);
    const ids = await listIds(database, 'restaurants');
    await database.destroy();
    await service.close();
    return ids.length;
  }

  it('shows the demo by default only from a database that it created itself', async () => {
    expect(await restaurantsOf()).toBe(name === 'SQLite' ? 2 : 0);
  });

  it('does as SEED_DEMO says', async () => {
    expect([await restaurantsOf(true), await restaurantsOf(false)]).toEqual([2, 0]);
  });

  it('does not show the demo at a later start of a database that was left empty', async () => {
    const dataDir = newFolder();
    const url = await databaseUrl();
    await restaurantsOf(false, dataDir, url);
    expect(await restaurantsOf(undefined, dataDir, url)).toBe(0);
  });
});
