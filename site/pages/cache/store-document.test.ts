import { describe, expect, it } from 'vitest';
import { storeDocument } from './store-document.ts';

const world = { cache: { version: '1' }, clock: () => new Date('2026-11-02T12:00:00Z'), headers: [] };
const made = {
  status: 200,
  whole: true,
  reach: 'unkept',
  html: Buffer.from('<!doctype html><title>Menu</title>'),
  policy: "default-src 'none'",
  version: '1',
} as const;

describe('a stored document', () => {
  it('is compressed', async () => {
    expect(Object.keys((await storeDocument(world, made)).body)).toEqual(['identity', 'br']);
  });

  it('is not compressed where that is not wanted', async () => {
    expect((await storeDocument(world, { ...made, plain: true })).body).toEqual({ identity: made.html });
  });
});
