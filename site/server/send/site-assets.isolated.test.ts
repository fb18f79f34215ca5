import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serverPaths } from '#site/routing/server-paths.ts';
import { siteAssets } from './site-assets.ts';

const { root } = vi.hoisted(() => ({ root: { path: '' } }));
vi.mock('#site/build/builds.ts', () => ({
  siteBuilds: { folderOf: (name: string) => join(root.path, name), finished: () => ['new', 'old'] },
}));
vi.mock('#site/layout/script/build-site-scripts.ts', () => ({
  get developmentScripts() {
    return join(root.path, 'development');
  },
}));

const { frameworkFiles, scriptFiles, mediaFiles, socialCards } = serverPaths;
const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600, stale-while-revalidate=86400';

beforeAll(() => {
  root.path = mkdtempSync(join(tmpdir(), 'site-assets-'));
  for (const file of [
    'new/static/a.js',
    'old/static/a.js',
    'old/static/b.js',
    'new/site-scripts/a.js',
    'old/site-scripts/b.js',
    'development/a.js',
    'data/media/satay.svg',
  ]) {
    mkdirSync(dirname(join(root.path, file)), { recursive: true });
    writeFileSync(join(root.path, file), file);
  }
});
afterAll(() => rmSync(root.path, { recursive: true }));

/** The content of a file of the site and how long browsers cache it; undefined where there is none. */
async function read(path: string, build: string | undefined, render?: () => Promise<Buffer>) {
  const found = await siteAssets(join(root.path, 'data'), build, render).get(path);
  return found && [found.body.identity?.toString(), new Map(found.headers).get('Cache-Control')];
}

describe('the files of the site', () => {
  it('come from its build, and from earlier ones that open pages refer to [route.chunk-reload]', async () => {
    expect(await read(`${frameworkFiles}a.js`, 'new')).toEqual(['new/static/a.js', year]);
    expect(await read(`${frameworkFiles}b.js`, 'new')).toEqual(['old/static/b.js', year]);
    expect(await read(`${frameworkFiles}a.js`, 'old')).toEqual(['old/static/a.js', year]);
    expect(await read(`${scriptFiles}a.js`, 'new')).toEqual(['new/site-scripts/a.js', year]);
    expect(await read(`${scriptFiles}b.js`, 'new')).toEqual(['old/site-scripts/b.js', year]);
  });

  it('are the scripts of the development server where nothing is built [route.chunk-reload]', async () => {
    expect(await read(`${scriptFiles}a.js`, undefined)).toEqual(['development/a.js', year]);
    expect(await read(`${frameworkFiles}a.js`, undefined)).toBeUndefined();
  });

  it('include media, and social cards where they can be rendered [page.metadata]', async () => {
    const render = async () => Buffer.from('card');
    expect(await read(`${mediaFiles}satay.svg`, 'new')).toEqual(['data/media/satay.svg', hour]);
    expect(await read(`${socialCards}satay.jpg`, 'new', render)).toEqual(['card', hour]);
    expect(await read(`${socialCards}satay.jpg`, 'new')).toBeUndefined();
  });
});
