import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { createResponseCache } from './response-cache.ts';

const documentOf = (bytes: number, more: Partial<StoredDocument> = {}): StoredDocument => ({
  status: 200,
  isComplete: true,
  headers: [['Content-Type', 'text/plain']],
  body: { identity: Buffer.alloc(bytes, 'x'), gzip: Buffer.from('gzip') },
  etag: '"1"',
  createdAtMs: 0,
  ...more,
});
const plain = { acceptEncoding: undefined, ifNoneMatch: undefined };
const start = Date.UTC(2026, 10, 18, 10);

function setUp() {
  let now = start;
  const cache = createResponseCache(() => now, 65_000);
  const read = (document: StoredDocument, request: Partial<typeof plain> | object = {}) =>
    cache.bytesFor(document, { ...plain, ...request });
  return { read, advance: (ms: number) => (now += ms) };
}
const textOf = (chunks: readonly Buffer[] = []): string => Buffer.concat(chunks).toString();

describe('the bytes of a cached response', () => {
  it('are its status line, headers and body [scale.render]', () => {
    expect(textOf(setUp().read(documentOf(3))).split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'Content-Type: text/plain',
      'ETag: "1"',
      'Content-Length: 3',
      'Date: Wed, 18 Nov 2026 10:00:00 GMT',
      'Connection: keep-alive',
      'Keep-Alive: timeout=65',
      '',
      'xxx',
    ]);
    expect(textOf(setUp().read(documentOf(3, { status: 404 })))).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
  });

  it('are encoded for visitors who accept that, and have no body for those who have the document [scale.render]', () => {
    const { read } = setUp();
    const document = documentOf(3);
    expect(textOf(read(document, { acceptEncoding: 'gzip' }))).toMatch(
      /Content-Encoding: gzip\r\n[\s\S]*\r\n\r\ngzip$/,
    );
    const known = textOf(read(document, { ifNoneMatch: '"1"' }));
    expect(known).toMatch(/^HTTP\/1.1 304 Not Modified\r\n[\s\S]*\r\n\r\n$/);
    expect(known).not.toContain('Content-Length');
    expect(textOf(read(document))).toContain('xxx');
  });

  it('are left to the normal path where the document would have to be decompressed [scale.cache]', () => {
    const compressed = documentOf(3, { body: { br: Buffer.from('br') } });
    expect(setUp().read(compressed, { acceptEncoding: 'gzip' })).toBeUndefined();
    expect(textOf(setUp().read(compressed, { acceptEncoding: 'br' }))).toMatch(/br$/);
  });

  it.each([
    [65_536, 1],
    [65_537, 2],
  ])('are for %d bytes of body in %d chunks [scale.render]', (bytes, chunks) => {
    expect(setUp().read(documentOf(bytes))).toHaveLength(chunks);
  });

  it('are created once a second for each document, because only their date changes [scale.render]', () => {
    const { read, advance } = setUp();
    const document = documentOf(3);
    const first = read(document);
    advance(999);
    expect(read(document)).toBe(first);
    expect(read(documentOf(3))).not.toBe(first);
    advance(1);
    expect(textOf(read(document))).toContain('10:00:01 GMT');
  });
});
