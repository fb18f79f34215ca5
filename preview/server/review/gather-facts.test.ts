import { afterAll, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { gatherFacts } from './gather-facts.ts';

const services = createClockedServices(undefined);
afterAll(() => services.close());

it('the facts say which shared tiles differ from what pages show [editor.shared-tiles]', async () => {
  const { call } = (await services.start()).client;
  const configuration = readConfiguration({});
  if (!configuration.ok) throw new Error(configuration.message);
  const save = (id: string, title = 'Shared') =>
    call(editingEndpoints.saveDraft, { params: { id }, body: { id, title, tiles: [] } });
  const publish = (id: string) => call(editingEndpoints.publishPage, { params: { id } });
  for (const id of ['_shared/changed', '_shared/draft', '_shared/ended', '_shared/live']) await save(id);
  for (const id of ['_shared/changed', '_shared/ended', '_shared/live']) await publish(id);
  await call(editingEndpoints.unpublishPage, { params: { id: '_shared/ended' } });
  await save('_shared/changed', 'Changed');
  const { sharedTiles } = await gatherFacts({
    call,
    storesPages: async () => true,
    source: { ...emptySource, settings: async () => settings.parse({ siteName: 'Pandan Row' }) },
    siteOrigin: 'https://site.example',
    configuration: configuration.value,
  });
  expect(sharedTiles).toMatchObject([
    { value: 'changed', isLive: true, hasUnpublishedChanges: true },
    { value: 'draft', isLive: false, hasUnpublishedChanges: false },
    { value: 'ended', isLive: false, wasPublished: true, hasUnpublishedChanges: false },
    { value: 'live', isLive: true, hasUnpublishedChanges: false },
  ]);
});

it('the facts have the addresses of the restaurants, where the site shows its built-in page, and none of deleted pages [editor.addresses]', async () => {
  const { call } = (await services.start()).client;
  const configuration = readConfiguration({});
  if (!configuration.ok) throw new Error(configuration.message);
  await call(editingEndpoints.saveDraft, { params: { id: 'gone' }, body: { id: 'gone', title: 'Gone', tiles: [] } });
  await call(pageLifecycleEndpoints.deletePage, { params: { id: 'gone' } });
  const abbey = restaurant.parse({ storeId: '1', slug: 'abbey', city: 'bath', title: 'Abbey', openingTimes: {} });
  const { addresses } = await gatherFacts({
    call,
    storesPages: async () => true,
    source: {
      ...emptySource,
      settings: async () => settings.parse({ siteName: 'Pandan Row' }),
      restaurants: async () => [abbey],
    },
    siteOrigin: 'https://site.example',
    configuration: configuration.value,
  });
  const paths = addresses.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/restaurants/bath/abbey', '/booking/abbey']));
  expect(paths).not.toContain('/gone');
});
