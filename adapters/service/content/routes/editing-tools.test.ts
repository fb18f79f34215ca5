import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { type ClockedServices, createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { makeHeic, makeJpeg, makePng, webpFile, webpLossy } from '#adapters/uploads/corpus/make-images.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const databases = await startTestDatabases();
const videoFolder = join(import.meta.dirname, '../../../demo/film');

describe.each(databases)('content tools on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp(demoData = smallData) {
    services = createClockedServices(await databaseUrl());
    return services.start(demoData);
  }

  it('list where each tile type is used, in published pages and drafts, including unknown types and restaurants [editor.find]', async () => {
    const [bath, ...others] = smallData.restaurants;
    const heroTiles = [{ type: 'hero', key: 'one' }];
    const restaurants = bath ? [{ ...bath, heroTiles }, ...others] : [];
    const { client } = await setUp({ ...smallData, restaurants });
    const tiles = [{ type: 'text' }, { type: 'text' }, { type: 'never-heard-of' }, 7];
    await client.call(endpoints.saveDraft, { params: { id: 'home' }, body: { id: 'home', title: 'Start', tiles } });
    await client.call(endpoints.saveDraft, { params: { id: 'gone' }, body: { id: 'gone', title: 'Gone', tiles } });
    await client.call(endpoints.deletePage, { params: { id: 'gone' } });
    expect((await client.call(endpoints.tileUses)).uses).toEqual([
      { type: 'hero', pages: [{ id: 'restaurant/bath', title: 'Bath', published: 1, draft: 1 }] },
      { type: 'never-heard-of', pages: [{ id: 'home', title: 'Start', published: 0, draft: 1 }] },
      { type: 'text', pages: [{ id: 'home', title: 'Start', published: 1, draft: 2 }] },
    ]);
  });

  it('find the pages that use a tile type, and count them, as pages change [editor.find]', async () => {
    const { client } = await setUp();
    const save = (id: string, ...types: readonly string[]) =>
      client.call(endpoints.saveDraft, {
        params: { id },
        body: { id, title: id, tiles: types.map((type) => ({ type, key: type })) },
      });
    const find = async (tile: string) =>
      (await client.call(endpoints.findPages, { query: { tile } })).pages.map(({ id, use }) => [id, use]);
    const types = async () => (await client.call(endpoints.tileTypes)).types;
    const before = await types();
    await save('summer', 'never-heard-of', 'text');
    expect(await find('never-heard-of')).toEqual([['summer', { published: 0, draft: 1 }]]);
    expect(await types()).toEqual([
      { type: 'never-heard-of', pages: 1 },
      ...before.map(({ type, pages }) => ({ type, pages: type === 'text' ? pages + 1 : pages })),
    ]);
    await client.call(endpoints.publishPage, { params: { id: 'summer' } });
    expect(await find('never-heard-of')).toEqual([['summer', { published: 1, draft: 1 }]]);
    await save('summer', 'text');
    expect(await find('never-heard-of')).toEqual([['summer', { published: 1, draft: 0 }]]);
    await client.call(endpoints.deletePage, { params: { id: 'summer' } });
    expect([await find('never-heard-of'), await types()]).toEqual([[], before]);
    await client.call(endpoints.restorePage, { params: { id: 'summer' } });
    expect(await find('never-heard-of')).toHaveLength(1);
  });

  it('find pages in parts, and one by its id [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'Summer');
    const find = async (query: { readonly start?: number; readonly limit?: number; readonly id?: string }) => {
      const { pages, total } = await client.call(endpoints.findPages, { query });
      return [pages.map(({ id }) => id), total];
    };
    expect(await find({ limit: 2 })).toEqual([['home', 'guides/allergens'], 3]);
    expect(await find({ start: 2 })).toEqual([['summer'], 3]);
    expect(await find({ id: 'summer' })).toEqual([['summer'], 1]);
  });

  it('return all content as stored, without deleted pages [api.calls]', async () => {
    const { client, save } = await setUp();
    const draft = { id: 'draft-only', titel: 'With a mistake', tiles: 'none' };
    await client.call(endpoints.saveDraft, { params: { id: 'draft-only' }, body: draft });
    await save('gone', 'Gone');
    await client.call(endpoints.deletePage, { params: { id: 'gone' } });
    const [home, guide] = smallData.pages;
    expect(await client.call(endpoints.allContent)).toEqual({
      pages: [
        { id: 'draft-only', draft },
        { id: 'guides/allergens', published: guide },
        { id: 'home', published: home },
      ],
      restaurants: smallData.restaurants,
      settings: smallData.settings,
      menus: smallData.menus,
      offers: smallData.offers,
    });
  });

  it('list the images and videos of the media folder with dimensions and descriptions from content [editor.media]', async () => {
    const { client } = await setUp();
    const folder = join(services.dataDir, 'media/dish');
    mkdirSync(folder, { recursive: true });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
    writeFileSync(join(folder, 'laksa.svg'), svg);
    writeFileSync(join(folder, 'pho.webp'), webpFile([webpLossy(320, 240)]));
    writeFileSync(join(folder, 'pho-small.png'), makePng());
    writeFileSync(join(folder, 'satay.jpg'), makeJpeg());
    writeFileSync(join(folder, 'tea.avif'), makeHeic(4032, 3024));
    writeFileSync(join(folder, 'broken.png'), 'no picture');
    writeFileSync(join(folder, 'notes.txt'), 'no picture');
    symlinkSync(join(services.dataDir, 'editor-key'), join(folder, 'key.svg'));
    for (const extension of ['mp4', 'webm'])
      copyFileSync(join(videoFolder, `wok-steam.${extension}`), join(folder, `laksa.${extension}`));
    copyFileSync(join(videoFolder, 'broth-pour.webm'), join(folder, 'broth.webm'));
    const variants = [{ url: '/media/dish/pho-small.png', width: 1, type: 'image/png' }];
    const image = { url: '/media/dish/pho.webp', alt: 'A bowl of pho', width: 1, height: 1, variants };
    const video = { url: '/media/dish/laksa.mp4', label: 'Laksa steams', poster: { url: '/media/dish/laksa.svg' } };
    const tiles = [
      { type: 'hero', image },
      { type: 'hero', image: { ...image, alt: 'Another' }, videoDesktop: video },
    ];
    await client.call(endpoints.saveDraft, { params: { id: 'pictures' }, body: { id: 'pictures', tiles } });
    const { media } = await client.call(endpoints.mediaList);
    const size = { width: expect.any(Number), height: expect.any(Number), bytes: expect.any(Number) };
    expect(media).toEqual([
      { url: '/media/dish/broth.webm', kind: 'video', ...size, width: 720, height: 1280 },
      {
        ...{ url: '/media/dish/laksa.mp4', kind: 'video', ...size, width: 1280, height: 720 },
        ...{ alt: 'Laksa steams', isAltOfContent: true, poster: '/media/dish/laksa.svg' },
      },
      { url: '/media/dish/laksa.svg', kind: 'image', width: 30, height: 20, bytes: svg.length },
      {
        url: '/media/dish/pho.webp',
        kind: 'image',
        ...size,
        width: 320,
        height: 240,
        alt: 'A bowl of pho',
        isAltOfContent: true,
        variants,
      },
      { url: '/media/dish/satay.jpg', kind: 'image', ...size, width: 8, height: 8 },
      { url: '/media/dish/tea.avif', kind: 'image', ...size, width: 4032, height: 3024 },
    ]);
  });

  it('list no media without a folder, and require the editors’ key [preview.access]', async () => {
    const { client, url } = await setUp();
    expect(await client.call(endpoints.mediaList)).toEqual({ media: [] });
    for (const path of ['tile-uses', 'content', 'media'])
      expect((await fetch(`${url}/api/v1/editing/${path}`)).status).toBe(401);
  });

  it('list every page with its title and state, in less than 300 bytes each [editor.find]', async () => {
    const { client, url } = await setUp();
    const tiles = Array.from({ length: 40 }, (_, index) => ({
      type: 'text',
      key: `t${index}`,
      body: 'word '.repeat(60),
    }));
    const ids = Array.from({ length: 100 }, (_, index) => `page-${index}`);
    for (const id of ids) await client.call(endpoints.saveDraft, { params: { id }, body: { id, title: id, tiles } });
    const { pages } = await client.call(endpoints.listPages);
    const states = pages.map(({ id, title, publishedRevision }) => [id, title, typeof publishedRevision === 'number']);
    expect(states.filter(([id]) => String(id).startsWith('page-')).sort()).toEqual(
      ids.map((id) => [id, id, false]).sort(),
    );
    expect(states.filter(([id]) => !String(id).startsWith('page-'))).toEqual([
      ['guides/allergens', 'Allergens', true],
      ['home', 'Home', true],
    ]);
    const editorKey = readFileSync(join(services.dataDir, 'editor-key'), 'utf8').trim();
    const reply = await fetch(`${url}/api/v1/editing/pages`, { headers: { 'x-editor-key': editorKey } });
    expect((await reply.text()).length).toBeLessThan(300 * pages.length);
  });
});
