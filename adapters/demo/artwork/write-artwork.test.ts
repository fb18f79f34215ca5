import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artwork } from './artwork.ts';
import { writeArtwork } from './write-artwork.ts';

describe('writeArtwork', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artwork-'));
    await writeArtwork(folder);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('writes each picture under the path of its address', async () => {
    expect(await readFile(join(folder, 'media/dish/pho-bo.svg'), 'utf8')).toBe(
      artwork.get('/media/dish/pho-bo.svg')?.draw(),
    );
  });

  it('writes again only what has changed', async () => {
    await writeFile(join(folder, 'media/brand/mark.svg'), 'old');
    expect((await writeArtwork(folder)).written).toBe(1);
  });

  it('keeps every dish below 12 kB, every scene below 30 kB and the rest below 15 kB when compressed', () => {
    const limit = (url: string): number =>
      url.startsWith('/media/scene/') ? 30_000 : url.startsWith('/media/dish/') ? 12_000 : 15_000;
    const heavy = [...artwork]
      .map(([url, { draw }]) => ({ url, size: gzipSync(draw()).length }))
      .filter(({ url, size }) => size > limit(url));
    expect(heavy).toEqual([]);
  });

  it('keeps all pictures together below 900 kB when compressed', () => {
    const sizes = [...artwork.values()].map(({ draw }) => gzipSync(draw()).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(900_000);
  });
});
