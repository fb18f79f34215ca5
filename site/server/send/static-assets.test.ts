import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticAssets } from './static-assets.ts';

describe('the files of the site', () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'));
  beforeAll(() => {
    for (const [build, file] of [
      ['new', 'page.css'],
      ['new', 'both.css'],
      ['old', 'both.css'],
      ['old', 'earlier.css'],
    ] as const) {
      mkdirSync(join(root, build), { recursive: true });
      writeFileSync(join(root, build, file), `/* ${build} */`);
    }
    writeFileSync(join(root, 'secret.css'), '');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const assets = createStaticAssets(
    [{ path: '/static/', folders: [join(root, 'new'), join(root, 'old')], immutable: true }],
    1_000_000,
  );
  const textOf = async (path: string) => (await assets.get(path))?.body.identity?.toString();

  it('come from the current build, and from earlier ones that open pages still use [route.chunk-reload]', async () => {
    expect(await textOf('/static/page.css')).toBe('/* new */');
    expect(await textOf('/static/both.css')).toBe('/* new */');
    expect(await textOf('/static/earlier.css')).toBe('/* old */');
  });

  it('do not exist outside the builds and their folders [route.404]', async () => {
    expect(await textOf('/static/none.css')).toBe(undefined);
    expect(await textOf('/static/../secret.css')).toBe(undefined);
    expect(assets.owns('/other/page.css')).toBe(false);
  });

  it('are cached by browsers for a year where names change with the content, and for an hour otherwise [scale.render]', async () => {
    mkdirSync(join(root, 'media'), { recursive: true });
    writeFileSync(join(root, 'media', 'satay.svg'), '<svg/>');
    const folders = [join(root, 'media')];
    const render = async (): Promise<Buffer> => Buffer.from('card');
    const media = createStaticAssets(
      [
        { path: '/media/', folders, immutable: false },
        { path: '/social/', folders, immutable: false, render },
      ],
      1_000_000,
    );
    const caching = async (from: typeof assets, path: string) =>
      (await from.get(path))?.headers.filter(([name]) => name === 'Cache-Control').map(([, value]) => value);
    const hour = ['public, max-age=3600, stale-while-revalidate=86400'];
    expect(await caching(media, '/media/satay.svg')).toEqual(hour);
    expect(await caching(media, '/social/satay.jpg')).toEqual(hour);
    expect(await caching(assets, '/static/page.css')).toEqual(['public, max-age=31536000, immutable']);
  });

  it('are sent with their type, and an SVG that is opened alone runs no script [editor.media]', async () => {
    writeFileSync(join(root, 'new', 'rice.svg'), '<svg/>');
    writeFileSync(join(root, 'new', 'rice.webm'), 'video');
    const headersOf = async (path: string) => Object.fromEntries((await assets.get(path))?.headers ?? []);
    expect(await headersOf('/static/rice.svg')).toMatchObject({
      'Content-Type': 'image/svg+xml',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      Vary: 'Accept-Encoding',
    });
    const video = await headersOf('/static/rice.webm');
    expect(video).toMatchObject({ 'Content-Type': 'video/webm', 'Accept-Ranges': 'bytes' });
    expect(video).not.toHaveProperty('Vary');
    expect(await headersOf('/static/page.css')).not.toHaveProperty('Content-Security-Policy');
  });

  it.each([
    ['js', 'text/javascript; charset=utf-8', true],
    ['css', 'text/css; charset=utf-8', true],
    ['svg', 'image/svg+xml', true],
    ['json', 'application/json', true],
    ['txt', 'text/plain; charset=utf-8', true],
    ['woff2', 'font/woff2', false],
    ['webp', 'image/webp', false],
    ['avif', 'image/avif', false],
    ['png', 'image/png', false],
    ['jpg', 'image/jpeg', false],
    ['ico', 'image/x-icon', false],
    ['mp4', 'video/mp4', false],
    ['webm', 'video/webm', false],
  ])(
    'that end in .%s have the type %s, and are compressed if that helps: %s [editor.media] [scale.render]',
    async (ending, type, isCompressed) => {
      writeFileSync(join(root, 'new', `kind.${ending}`), 'content '.repeat(200));
      const file = await assets.get(`/static/kind.${ending}`);
      const headers = Object.fromEntries(file?.headers ?? []);
      expect(headers['Content-Type']).toBe(type);
      expect(headers.Vary).toBe(isCompressed ? 'Accept-Encoding' : undefined);
      expect(Object.keys(file?.body ?? {}).length > 1).toBe(isCompressed);
      expect(headers['Accept-Ranges']).toBe(type.startsWith('video/') ? 'bytes' : undefined);
    },
  );

  it('with another ending are not served, nor are folders [route.404]', async () => {
    mkdirSync(join(root, 'new', 'folder.css'), { recursive: true });
    for (const name of ['page.map', 'page', '.env']) {
      writeFileSync(join(root, 'new', name), 'private');
      expect(await textOf(`/static/${name}`)).toBeUndefined();
    }
    expect(await textOf('/static/folder.css')).toBeUndefined();
  });

  it('are read once, even while they are being read, and are then ready [scale.render]', async () => {
    writeFileSync(join(root, 'new', 'once.css'), 'first');
    expect(assets.ready('/static/once.css')).toBeUndefined();
    const [one, other] = await Promise.all([assets.get('/static/once.css'), assets.get('/static/once.css')]);
    expect(other).toBe(one);
    writeFileSync(join(root, 'new', 'once.css'), 'second');
    expect([await assets.get('/static/once.css'), assets.ready('/static/once.css')]).toEqual([one, one]);
    expect([assets.owns('/static/none.css'), await assets.get('/elsewhere/once.css')]).toEqual([true, undefined]);
  });

  it('that appear later are found [editor.media]', async () => {
    expect(await textOf('/static/late.css')).toBeUndefined();
    writeFileSync(join(root, 'new', 'late.css'), 'late');
    expect(await textOf('/static/late.css')).toBe('late');
  });

  it('can be converted from SVG files of the same name [page.metadata]', async () => {
    writeFileSync(join(root, 'new', 'satay.svg'), '<svg/>');
    writeFileSync(join(root, 'new', 'blurred.svg'), '<blurred/>');
    const cards = createStaticAssets(
      [
        {
          path: '/social/',
          folders: [join(root, 'new')],
          immutable: false,
          render: async (svg) => (svg.includes('<svg/>') ? Buffer.from('card') : undefined),
        },
      ],
      1_000_000,
    );
    const card = await cards.get('/social/satay.jpg');
    expect(card?.body.identity?.toString()).toBe('card');
    expect(card?.headers).toContainEqual(['Content-Type', 'image/jpeg']);
    for (const none of ['blurred.jpg', 'satay.svg', 'page.css', 'none.jpg', '../secret.jpg'])
      expect(await cards.get(`/social/${none}`)).toBe(undefined);
  });

  it('come from the media store where no folder has them, and never from elsewhere in it [editor.media]', async () => {
    const names: string[] = [];
    const store = {
      read: async (name: string) => {
        names.push(name);
        return name.startsWith('library/') ? Buffer.from(name) : undefined;
      },
    };
    const media = createStaticAssets(
      [{ path: '/media/', folders: [join(root, 'new')], immutable: false, store }],
      1_000_000,
    );
    expect((await media.get('/media/page.css'))?.body.identity?.toString()).toBe('/* new */');
    const stored = await media.get('/media/library/1/laksa.webp');
    expect(stored?.body.identity?.toString()).toBe('library/1/laksa.webp');
    expect(new Map(stored?.headers).get('Content-Type')).toBe('image/webp');
    expect(new Map(stored?.headers).get('Cache-Control')).toContain('immutable');
    for (const path of ['/media/none.webp', '/media/../secret.webp', '/media/library//x.webp', '/media/library/key'])
      expect(await media.get(path), path).toBeUndefined();
    expect(names).toEqual(['library/1/laksa.webp', 'none.webp']);
  });
});
