import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '#adapters/api-client/client.ts';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';

type Service = Awaited<ReturnType<typeof startSmallService>>;
let service: Service;
let client: ReturnType<typeof createApiClient>;

const oldTile = { type: 'menu-section', key: 'menu', menuId: 'main', sectionId: 'curries', note: { of: 'theirs' } };
const migratedTile = {
  type: 'menu-section',
  key: 'menu',
  menuId: 'main',
  sectionIds: ['curries'],
  note: { of: 'theirs' },
  version: 2,
};
const pageOf = (id: string, title: string) => ({ id, title, tiles: [oldTile, { type: 'gone', key: 'gone' }] });
const soho = {
  storeId: '1018',
  slug: 'soho',
  city: 'london',
  cityName: 'London',
  title: 'Soho',
  lat: 51.5137,
  lng: -0.1337,
  heroTiles: [oldTile],
};

const save = (page: { readonly id: string }) =>
  client.call(endpoints.saveDraft, { params: { id: page.id }, body: page });
const publish = (id: string) => client.call(endpoints.publishPage, { params: { id }, body: {} });

beforeAll(async () => {
  service = await startSmallService(() => undefined);
  const configuration = readConfiguration({});
  if (!configuration.ok) throw new Error(configuration.message);
  const { editorKey, url: baseUrl } = service;
  client = createApiClient({ baseUrl, editorKey, configuration: configuration.value, log: () => undefined });
  for (const id of ['live', 'both', 'waiting']) {
    await save(pageOf(id, 'Live'));
    await publish(id);
  }
  for (const id of ['both', 'waiting', 'draft']) await save(pageOf(id, 'Being written'));
  const body = { publishAt: '2999-01-01T00:00:00Z' };
  await client.call(endpoints.schedulePage, { params: { id: 'waiting' }, body });
  await client.call(endpoints.saveRestaurant, { params: { storeId: '1018' }, body: soho });
});
afterAll(async () => {
  client.close();
  await service.close();
});

const migrate = (...args: string[]): Promise<{ readonly status: number; readonly output: string }> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, 'migrate-content.ts');
    const settings = { env: { ...env, SERVICE_URL: service.url, EDITOR_KEY: service.editorKey } };
    const child = execFile(execPath, [script, ...args], settings, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, output: out + err }),
    );
  });

const stored = async () => {
  const { pages, restaurants } = await client.call(endpoints.allContent);
  const findPage = (id: string) => pages.find((page) => page.id === id);
  return {
    live: findPage('live'),
    both: findPage('both'),
    waiting: findPage('waiting'),
    draft: findPage('draft'),
    restaurants,
  };
};
const withTile = (id: string, title: string, tile: object) => ({
  id,
  title,
  tiles: [tile, { type: 'gone', key: 'gone' }],
});

describe('migrating stored content', { timeout: 60_000 }, () => {
  it('prints what would change, by type, and writes nothing', async () => {
    const before = await stored();
    const { status, output } = await migrate();
    expect(output).toBe(
      'menu-section from version 1 to 2: 7 tiles on both, both (draft), draft (draft), live, waiting, waiting (draft), restaurant/soho\nNothing was written. Add --write to write it.\n',
    );
    expect(status).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('leaves other types alone if one is given, and refuses an unknown one', async () => {
    expect((await migrate('--type', 'hero')).output).toBe('All content is at that version already.\n');
    expect(await migrate('--type', 'heroo')).toEqual({ status: 2, output: 'There is no tile type heroo.\n' });
  });

  it('publishes live content as a new revision, keeps drafts as drafts, and prints how to undo it', async () => {
    const { status, output } = await migrate('--write');
    const { live, both, waiting, draft, restaurants } = await stored();
    expect(live).toEqual({ id: 'live', published: withTile('live', 'Live', migratedTile) });
    expect(both).toEqual({
      id: 'both',
      published: withTile('both', 'Live', migratedTile),
      draft: withTile('both', 'Being written', migratedTile),
    });
    expect(draft).toEqual({ id: 'draft', draft: withTile('draft', 'Being written', migratedTile) });
    expect(restaurants).toContainEqual({ ...soho, heroTiles: [migratedTile] });
    expect(output).toContain('Wrote 4 of 5 pages and restaurants.');
    expect(output).toContain('npm run migrate-content -- --type menu-section --undo-to 1 --write');
    expect(output).toContain('by page and revision: both 1, live 1');
    const { revisions } = await client.call(endpoints.pageRevisions, { params: { id: 'live' } });
    expect(revisions.map(({ number }) => number)).toEqual([2, 1]);

    expect(output).toContain('Skipped waiting: it is scheduled to go live at 2999-01-01T00:00:00');
    expect(waiting?.published).toEqual(pageOf('waiting', 'Live'));
    expect(status).toBe(1);
  });

  it('restores what was stored before', async () => {
    expect((await migrate('--undo-to', '1', '--write')).output).toContain('Wrote 4 of 4 pages and restaurants.');
    const { live, both, draft, restaurants } = await stored();
    const before = { ...oldTile, version: 1 };
    expect(live?.published).toEqual(withTile('live', 'Live', before));
    expect(both?.draft).toEqual(withTile('both', 'Being written', before));
    expect(draft?.draft).toEqual(withTile('draft', 'Being written', before));
    expect(restaurants).toContainEqual({ ...soho, heroTiles: [before] });
  });
});
