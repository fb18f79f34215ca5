import { describe, expect, it } from 'vitest';
import { normalizePath, readTarget } from './request-target.ts';

describe('reading the target of a request', () => {
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
  ])('takes %j apart', (raw, path, search, normalize) => {
    expect(readTarget(raw)).toEqual({ ok: true, path, search, normalize });
  });

  it.each([
    ['http://other.example', '/', ''],
    ['https://other.example/menu?a=1', '/menu', '?a=1'],
    ['HTTPS://other.example:8080/menu', '/menu', ''],
  ])('leaves the host out of %s, which a proxy may send', (raw, path, search) => {
    expect(readTarget(raw)).toEqual({ ok: true, path, search, normalize: true });
  });

  it('does not take a host in the middle of a path for one', () => {
    expect(readTarget('/to/http://other.example/a')).toMatchObject({ ok: true, path: '/to/http:/other.example/a' });
  });

  it.each([
    ['what is no path', '*'],
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
  ])('refuses %s: %s', (_, raw) => {
    expect(readTarget(raw)).toEqual({ ok: false });
  });
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['/a//b///c', '/a/b/c'],
])('a path %s is tidied to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});
