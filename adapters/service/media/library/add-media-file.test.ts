import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMediaStore } from '#adapters/media-store/create-media-store.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { createMediaFolder } from '../files/media-folder.ts';
import { addMediaFile } from './add-media-file.ts';

it('a new file is added without reading content; a known one has its description [editor.media]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'add-media-'));
  const opened = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await opened.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  let readsOfPages = 0;
  const database = opened.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"pages"')) readsOfPages += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const services = {
    database,
    clock: createFakeClock(),
    mediaStore: createMediaStore({ dataDir }),
    media: createMediaFolder(join(dataDir, 'media')),
  };
  const add = (width: number) =>
    addMediaFile(services, {
      name: 'le\u202eaf\u0000.svg',
      bytes: Buffer.from(`<svg viewBox="0 0 ${width} 9"></svg>`),
    });
  const files = [await add(10), await add(20), await add(30)];
  expect([files.map(({ width }) => width), readsOfPages]).toEqual([[10, 20, 30], 0]);
  const [{ url, name } = { url: '', name: '' }] = files;
  expect(name).toBe('leaf.svg');
  await database.insertInto('media_descriptions').values({ url, alt: 'A leaf', focus: null }).execute();
  expect([await add(10), readsOfPages]).toEqual([{ ...files[0], alt: 'A leaf' }, 1]);
});
