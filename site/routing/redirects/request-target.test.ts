import { describe, expect, it } from 'vitest';
import { normalizePath } from '#schemas/content/settings/redirect-chains.ts';
import { parseTarget } from './request-target.ts';

describe('parsing a request target', () => {
  it.each([
    ['/', '/', '', true],
    ['', '/', '', true],
    ['/menu', '/menu', '', true],
    ['/menu?diet=vegan', '/menu', '?diet=vegan', true],
    ['/menu?a=1?b=2', '/menu', '?a=1?b=2', true],
    ['/menu?', '/menu', '?', true],
    ['/menu#starters', '/menu', '', true],
    ['/caf%C3%A9', '/café', '', true],
    ['/a.b/..c/d..', '/a.b/..c/d..', '', true],
    ['/menu/?a=1', '/menu', '?a=1', false],
    ['//menu', '/menu', '', false],
  ])('parses %j [redirect.once]', (raw, path, search, isNormalized) => {
    expect(parseTarget(raw)).toEqual({ ok: true, path, search, isNormalized });
  });

  it.each([
    ['http://other.example', '/', ''],
    ['https://other.example/menu?a=1', '/menu', '?a=1'],
    ['HTTPS://other.example:8080/menu', '/menu', ''],
  ])('ignores the host of %s, which a proxy may send [redirect.double-slash]', (raw, path, search) => {
    expect(parseTarget(raw)).toEqual({ ok: true, path, search, isNormalized: true });
  });

  it('does not mistake part of a path for a host [redirect.double-slash]', () => {
    expect(parseTarget('/to/http://other.example/a')).toMatchObject({ ok: true, path: '/to/http:/other.example/a' });
  });

  it.each([
    ['something other than a path', '*'],
    ['a query without a path', '?a=1'],
    ['another scheme', 'ftp://other.example/'],
    ['an escape that does not decode', '/%c0%ae'],
    ['an escape that is cut off', '/a%2'],
    ['an escaped slash', '/a%2Fb'],
    ['an escaped backslash', '/a%5cb'],
    ['a slash that is escaped twice', '/a%252fb'],
    ['a backslash that is escaped twice', '/a%255Cb'],
    ['a backslash', '/a\\b'],
    ['a control character', '/a%00'],
    ['an escaped line break', '/a%0Ab'],
    ['the folder itself', '/./a'],
    ['the folder above', '/a/../b'],
    ['the folder above, at the end', '/a/..'],
    ['the folder above, escaped', '/a/%2e%2e/b'],
  ])('rejects %s: %s [route.404]', (_, raw) => {
    expect(parseTarget(raw)).toEqual({ ok: false });
  });
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['/a//b///c', '/a/b/c'],
])('normalizes the path %s to %s [redirect.slash] [redirect.double-slash]', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});
