import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { listStores, readFormChoices, seedFormChoices } from '#adapters/service/forms/form-choices.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import {
  listContents,
  listIds,
  listRestaurants,
  readContent,
  readRestaurant,
  readRestaurantBySlug,
  removeContent,
  saveContent,
} from './contents.ts';
import { readFact, saveFact } from './facts.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contents-'));
  database = await openDatabase({ dataDir: folder });
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const restaurant = (id: string, slug: string, city: string) => ({
  id,
  content: JSON.stringify({ storeId: id, slug, city, title: slug }),
});
const kinds: readonly ContentKind[] = ['settings', 'menu', 'offer', 'job', 'social', 'booking-rules'];

describe('stored content', () => {
  it.each(kinds)('of kind %s is read as it was saved, and removed [api.calls]', async (kind) => {
    const text = '{ "unknown": "field",  "spaces": 2 }';
    expect(await readContent(database, kind, 'one')).toBeUndefined();
    await saveContent(database, kind, { id: 'one', content: text });
    expect(await readContent(database, kind, 'one')).toBe(text);
    for (const other of kinds.filter((each) => each !== kind)) expect(await listIds(database, other)).toEqual([]);
    await removeContent(database, kind, 'other');
    expect(await listIds(database, kind)).toEqual(['one']);
    await removeContent(database, kind, 'one');
    expect(await listContents(database, kind)).toEqual([]);
  });

  it('is listed in the order in which it was added, and keeps its place when it is replaced [api.calls]', async () => {
    for (const id of ['c', 'a', 'b']) await saveContent(database, 'menu', { id, content: `"${id}"` });
    await saveContent(database, 'menu', { id: 'a', content: '"replaced"' });
    expect(await listIds(database, 'menu')).toEqual(['c', 'a', 'b']);
    expect(await listContents(database, 'menu')).toEqual(['"c"', '"replaced"', '"b"']);
    await saveContent(database, 'menu', { id: 'z', content: '"first"', position: -1 });
    await saveContent(database, 'menu', { id: 'd', content: '"last"' });
    expect(await listIds(database, 'menu')).toEqual(['z', 'c', 'a', 'b', 'd']);
  });

  it('has restaurants by store, by slug, and by slug and city [route.city] [route.restaurant]', async () => {
    await saveContent(database, 'restaurants', restaurant('1', 'soho', 'london'));
    await saveContent(database, 'restaurants', restaurant('2', 'bath', 'bath'));
    const ids = (await listRestaurants(database)).map((text) => JSON.parse(text).storeId);
    expect(ids).toEqual(['1', '2']);
    const store = async (found: Promise<string | undefined>) => JSON.parse((await found) ?? 'null')?.storeId;
    expect(await store(readRestaurant(database, '2'))).toBe('2');
    expect(await store(readRestaurant(database, '3'))).toBeUndefined();
    expect(await store(readRestaurantBySlug(database, 'soho'))).toBe('1');
    expect(await store(readRestaurantBySlug(database, 'soho', 'london'))).toBe('1');
    expect(await store(readRestaurantBySlug(database, 'soho', 'bath'))).toBeUndefined();
    expect(await listStores(database)).toEqual([
      { storeId: '1', title: 'soho' },
      { storeId: '2', title: 'bath' },
    ]);
  });

  it('says how far ahead a restaurant takes bookings, and nothing else of its rules [booking.date]', async () => {
    const own = restaurant('1', 'soho', 'london');
    await saveContent(database, 'restaurants', own);
    expect(await readRestaurant(database, '1')).toBe(own.content);
    await saveContent(database, 'booking-rules', { id: '1', content: '{"daysAhead":60,"secret":1}' });
    const published = { ...JSON.parse(own.content), bookingDaysAhead: 60 };
    expect(JSON.parse((await readRestaurant(database, '1')) ?? '')).toEqual(published);
    expect(JSON.parse((await listRestaurants(database))[0] ?? '')).toEqual(published);
    await saveContent(database, 'booking-rules', { id: '1', content: '{"daysAhead":"many"}' });
    expect(await readRestaurant(database, '1')).toBe(own.content);
  });
});

describe('the options of the forms', () => {
  const choices = (interest: string) => ({ enquiryTypes: [], contactReasons: [], interests: [interest] });

  it('are none before they are written [contact.reasons]', async () => {
    expect(await readFormChoices(database)).toEqual({ enquiryTypes: [], contactReasons: [], interests: [] });
  });

  it('follow the demo data until an operator changes them [contact.reasons] [ops.demo]', async () => {
    await seedFormChoices(database, choices('Cocktails'));
    await seedFormChoices(database, choices('Noodles'));
    expect((await readFormChoices(database)).interests).toEqual(['Noodles']);
    await saveFact(database, 'form-choices', JSON.stringify(choices('Own')));
    await seedFormChoices(database, choices('Rice'));
    expect((await readFormChoices(database)).interests).toEqual(['Own']);
  });

  it('are replaced where it is unknown what was written, or nothing is stored [contact.reasons] [ops.demo]', async () => {
    await saveFact(database, 'form-choices', JSON.stringify(choices('Old')));
    await seedFormChoices(database, choices('Noodles'));
    expect((await readFormChoices(database)).interests).toEqual(['Noodles']);
    await database.deleteFrom('facts').where('name', '=', 'form-choices').execute();
    await seedFormChoices(database, choices('Rice'));
    expect((await readFormChoices(database)).interests).toEqual(['Rice']);
  });
});

it('facts are stored by name, and replaced [ops.demo]', async () => {
  expect(await readFact(database, 'one')).toBeUndefined();
  for (const value of ['first', 'second']) await saveFact(database, 'one', value);
  await saveFact(database, 'two', 'other');
  expect([await readFact(database, 'one'), await readFact(database, 'two')]).toEqual(['second', 'other']);
});
