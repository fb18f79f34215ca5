import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type ClockedWorld, createClockedWorld } from '#adapters/service/testing/start-clocked-service.ts';
import { makeHeic, makeJpeg, makePng, webpFile, webpLossy } from '#adapters/uploads/corpus/make-pictures.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const databases = await eachDatabase();
const films = join(import.meta.dirname, '../../../demo/film');

describe.each(databases)('what tools ask of all content on $name', ({ databaseUrl }) => {
  let world: ClockedWorld;
  afterEach(() => world.close());

  async function setUp(demoData = smallData) {
    world = createClockedWorld(await databaseUrl());
    return world.start(demoData);
  }

  it('tells where each tile type stands, live and in drafts, unknown types and restaurants among them', async () => {
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

  it('gives all content as it is stored, and nothing of deleted pages', async () => {
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

  it('lists the pictures and films of its folder with their sizes, in the words of content', async () => {
    const { client } = await setUp();
    const folder = join(world.dataDir, 'media/dish');
    mkdirSync(folder, { recursive: true });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
    writeFileSync(join(folder, 'laksa.svg'), drawing);
    writeFileSync(join(folder, 'pho.webp'), webpFile([webpLossy(320, 240)]));
    writeFileSync(join(folder, 'pho-small.png'), makePng());
    writeFileSync(join(folder, 'satay.jpg'), makeJpeg());
    writeFileSync(join(folder, 'tea.avif'), makeHeic(4032, 3024));
    writeFileSync(join(folder, 'broken.png'), 'no picture');
    writeFileSync(join(folder, 'notes.txt'), 'no picture');
    symlinkSync(join(world.dataDir, 'editor-key'), join(folder, 'key.svg'));
    for (const ending of ['mp4', 'webm'])
      copyFileSync(join(films, `wok-steam.${ending}`), join(folder, `laksa.${ending}`));
    copyFileSync(join(films, 'broth-pour.webm'), join(folder, 'broth.webm'));
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
      { url: '/media/dish/broth.webm', kind: 'film', ...size, width: 720, height: 1280 },
      {
        ...{ url: '/media/dish/laksa.mp4', kind: 'film', ...size, width: 1280, height: 720 },
        ...{ alt: 'Laksa steams', poster: '/media/dish/laksa.svg' },
      },
      { url: '/media/dish/laksa.svg', kind: 'picture', width: 30, height: 20, bytes: drawing.length },
      {
        url: '/media/dish/pho.webp',
        kind: 'picture',
        ...size,
        width: 320,
        height: 240,
        alt: 'A bowl of pho',
        variants,
      },
      { url: '/media/dish/satay.jpg', kind: 'picture', ...size, width: 8, height: 8 },
      { url: '/media/dish/tea.avif', kind: 'picture', ...size, width: 4032, height: 3024 },
    ]);
  });

  it('lists no media where there is no folder, and asks for the editors’ key', async () => {
    const { client, url } = await setUp();
    expect(await client.call(endpoints.mediaList)).toEqual({ media: [] });
    for (const path of ['tile-uses', 'content', 'media'])
      expect((await fetch(`${url}/api/v1/editing/${path}`)).status).toBe(401);
  });

  it('lists every page with its title and standing, in less than 300 bytes each however many tiles it has', async () => {
    const { client, url } = await setUp();
    const tiles = Array.from({ length: 40 }, (_, index) => ({
      type: 'text',
      key: `t${index}`,
      body: 'word '.repeat(60),
    }));
    const ids = Array.from({ length: 100 }, (_, index) => `page-${index}`);
    for (const id of ids) await client.call(endpoints.saveDraft, { params: { id }, body: { id, title: id, tiles } });
    const { pages } = await client.call(endpoints.listPages);
    const standing = pages.map(({ id, title, publishedRevision }) => [
      id,
      title,
      typeof publishedRevision === 'number',
    ]);
    expect(standing.filter(([id]) => String(id).startsWith('page-')).sort()).toEqual(
      ids.map((id) => [id, id, false]).sort(),
    );
    expect(standing.filter(([id]) => !String(id).startsWith('page-'))).toEqual([
      ['guides/allergens', 'Allergens', true],
      ['home', 'Home', true],
    ]);
    const editorKey = readFileSync(join(world.dataDir, 'editor-key'), 'utf8').trim();
    const reply = await fetch(`${url}/api/v1/editing/pages`, { headers: { 'x-editor-key': editorKey } });
    expect((await reply.text()).length).toBeLessThan(300 * pages.length);
  });
});
