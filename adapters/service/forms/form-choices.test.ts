import { describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openTwoConnections } from '#adapters/service/testing/open-two-connections.ts';
import { recordChange, withContentLock } from '../content/changes/changes.ts';
import { saveContent } from '../content/store/contents.ts';
import { createFormContext, listRestaurantChoices, listStores } from './form-choices.ts';

const databases = await startTestDatabases();

describe.each(databases)('the restaurants to choose from in a form on $name', ({ databaseUrl }) => {
  it('follow each change of a restaurant, in the order of the site [contact.reasons]', async () => {
    const { database, other } = await openTwoConnections(await databaseUrl());
    const save = (storeId: string, title: string) =>
      withContentLock(other, async (connection) => {
        const content = JSON.stringify({ storeId, slug: storeId, city: 'london', title });
        await saveContent(connection, 'restaurants', { id: storeId, content });
        await recordChange(connection, 'restaurants', storeId, '2026-11-21T12:00:00.000Z');
      });
    expect(await listRestaurantChoices(database)).toEqual([]);
    await save('2', 'Soho');
    await save('1', 'Bath');
    expect(await listRestaurantChoices(database)).toEqual([
      { value: '2', label: 'Soho' },
      { value: '1', label: 'Bath' },
    ]);
    await save('1', 'Bath Spa');
    expect((await listRestaurantChoices(database)).map(({ label }) => label)).toEqual(['Soho', 'Bath Spa']);
    expect(await listStores(database)).toEqual([
      { storeId: '2', title: 'Soho' },
      { storeId: '1', title: 'Bath Spa' },
    ]);
  });
});

it('the day on which a form is filled in is that of London [form.server]', () => {
  expect(createFormContext(Date.parse('2026-06-30T23:30:00Z'))).toEqual({ today: '2026-07-01', choices: {} });
  expect(createFormContext(Date.parse('2026-12-31T23:30:00Z')).today).toBe('2026-12-31');
});
