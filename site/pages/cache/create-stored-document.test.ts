import { describe, expect, it } from 'vitest';
import { createStoredDocument } from './create-stored-document.ts';

const dependencies = { cache: { version: '1' }, clock: () => new Date('2026-11-02T12:00:00Z'), headers: [] };
const input = {
  status: 200,
  isComplete: true,
  scope: 'uncached',
  html: Buffer.from('<!doctype html><title>Menu</title>'),
  policy: "default-src 'none'",
  version: '1',
} as const;

describe('a stored document', () => {
  it('is compressed', async () => {
    expect(Object.keys((await createStoredDocument(dependencies, input)).body)).toEqual(['identity', 'br']);
  });

  it('is not compressed where that is not wanted', async () => {
    expect((await createStoredDocument(dependencies, { ...input, isUncompressed: true })).body).toEqual({
      identity: input.html,
    });
  });
});
