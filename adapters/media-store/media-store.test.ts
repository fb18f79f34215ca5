import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startObjectStore } from '#adapters/testing/start-object-store.ts';
import { createMediaStore } from './create-media-store.ts';
import { NoRoom } from './media-store.ts';

const bucket = await startObjectStore();
const dataDir = mkdtempSync(join(tmpdir(), 'media-store-'));
const name = 'library/3f2a/laksa & lime.jpg';

beforeEach(() => bucket.failWith(undefined));
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true });
});

describe.each([
  ['a folder', undefined],
  ['an object store', bucket.url],
])('media in %s', (_, mediaStoreUrl) => {
  const store = createMediaStore({ dataDir, mediaStoreUrl });
  beforeAll(() => store.remove([name]));

  it('is read as it was saved, replaced, and gone when it is removed [editor.media]', async () => {
    expect(await store.read(name)).toBeUndefined();
    await store.save(name, Buffer.from([0, 255, 1]), 'image/jpeg');
    expect(await store.read(name)).toEqual(Buffer.from([0, 255, 1]));
    await store.save(name, Buffer.from('other'), 'image/jpeg');
    expect((await store.read(name))?.toString()).toBe('other');
    await store.remove([name, 'library/none.jpg']);
    expect(await store.read(name)).toBeUndefined();
  });
});

describe('an object store', () => {
  const store = createMediaStore({ dataDir, mediaStoreUrl: bucket.url });

  it('has each file below media in its bucket, with its type [editor.media]', async () => {
    await store.save(name, Buffer.from('x'), 'image/jpeg');
    expect(bucket.objects.get(`/bucket/media/${name}`)?.type).toBe('image/jpeg');
  });

  it('says what is wrong without naming the account [editor.media]', async () => {
    const stranger = createMediaStore({ dataDir, mediaStoreUrl: bucket.url.replace('//key', '//stranger') });
    await expect(stranger.read(name)).rejects.toThrow('The object store answered 403 (InvalidAccessKeyId) to GET.');
  });

  it('does not take a failure for a missing file, and says that it is full [editor.media]', async () => {
    bucket.failWith(400);
    await expect(store.read(name)).rejects.toThrow('answered 400 (SlowDown)');
    bucket.failWith(507);
    await expect(store.save(name, Buffer.from('x'), 'image/jpeg')).rejects.toBeInstanceOf(NoRoom);
  });
});
