import { describe, expect, it } from 'vitest';
import { createFallbackDocument, createStoredDocument } from './create-stored-document.ts';

const dependencies = { clock: () => new Date('2026-11-02T12:00:00Z'), headers: [] };
const input = {
  status: 200,
  isComplete: true,
  scope: 'uncached',
  html: Buffer.from('<!doctype html><title>Menu</title>'),
  policy: "default-src 'none'",
} as const;

describe('a stored document', () => {
  it('is HTML with a short ETag of its content [scale.cache]', () => {
    const { etag, headers } = createStoredDocument(dependencies, input);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(new Map(headers).get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('where nothing else can be rendered loads nothing, and is not cached [route.500]', () => {
    const { status, isComplete, headers } = createFallbackDocument(dependencies, 503, 'Busy');
    expect([status, isComplete]).toEqual([503, false]);
    const byName = new Map(headers);
    expect(byName.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(byName.get('Cache-Control')).toBe('no-store');
  });

  it('is compressed', () => {
    expect(Object.keys(createStoredDocument(dependencies, input).body)).toEqual(['br']);
  });

  it('is not compressed where that is not wanted', () => {
    expect(createStoredDocument(dependencies, { ...input, isUncompressed: true }).body).toEqual({
      identity: input.html,
    });
  });

  it('has no body while nothing has changed, and a new one after a change [scale.cache]', () => {
    const { etag: cachedEtag } = createStoredDocument(dependencies, input);
    expect(createStoredDocument(dependencies, { ...input, cachedEtag }).body).toEqual({});
    for (const change of [{ html: Buffer.from('<!doctype html>') }, { policy: "default-src 'self'" }]) {
      const changed = createStoredDocument(dependencies, { ...input, ...change, cachedEtag });
      expect(Object.keys(changed.body)).toEqual(['br']);
      expect(changed.etag).not.toBe(cachedEtag);
    }
  });

  it.each([
    ['public', 200, true, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    ['uncached', 200, true, 'no-store'],
    ['public', 200, false, 'no-store'],
    ['public', 404, true, 'no-store'],
  ] as const)(
    'with the scope %s, status %d and complete data (%s) allows shared caches %j [page.null]',
    (scope, status, isComplete, cacheControl) => {
      const { headers } = createStoredDocument(dependencies, { ...input, scope, status, isComplete });
      expect(new Map(headers).get('Cache-Control')).toBe(cacheControl);
    },
  );

  it.each([
    [500, '2'],
    [503, '2'],
    [499, undefined],
    [404, undefined],
  ])('with status %d asks to try again after %s seconds [route.500]', (status, seconds) => {
    const { headers } = createStoredDocument(dependencies, { ...input, status });
    expect(new Map(headers).get('Retry-After')).toBe(seconds);
  });
});
