import { describe, expect, it } from 'vitest';
import { findRedirectErrors } from './redirect-errors.ts';

/** The errors of redirects, each written as “from > to”, with “*” for all below. */
const errorsOf = (...lines: readonly string[]) =>
  findRedirectErrors(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' > ');
      return { from: from.replace('*', ''), to, prefix: from.endsWith('*') };
    }),
  ).map(({ path, message }) => `${path.join('.')}: ${message}`);

const builtIn = [
  { from: '/offer', to: '/offers', prefix: false },
  { from: '/menu-item', to: '/menu', prefix: true, isPartial: true },
];

const itself = 'A redirect must not lead to itself.';

describe('the errors of redirects', () => {
  it.each(['/xmas > /xmas', '/xmas > /XMAS/', '/xmas > /xmas?year=2026', '/xmas > /xmas#menu', '/caf%C3%A9 > /café'])(
    'name a redirect to itself: %s [editor.addresses]',
    (line) => expect(errorsOf('/jobs > /careers', line)).toEqual([`1.to: ${itself}`]),
  );

  it('name each redirect of a loop, and those that lead into it [editor.addresses]', () => {
    expect(errorsOf('/a > /b', '/b > /a', '/c > /a')).toEqual([
      '0.to: This redirect never ends: /a → /b → /a.',
      '1.to: This redirect never ends: /b → /a → /b.',
      '2.to: This redirect never ends: /c → /a → /b → /a.',
    ]);
  });

  it('name a redirect of all below that leads below itself [editor.addresses]', () => {
    expect(errorsOf('/xmas* > /xmas/2026')).toEqual([
      '0.to: A redirect of all below an address must not lead below that address.',
    ]);
  });

  it('show the beginning of a long loop [editor.addresses]', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `/${at} > /${at + 1}`);
    expect(errorsOf(...lines)[0]).toBe('0.to: This redirect never ends: /0 → /1 → /2 → /3 → /4 → ….');
  });

  it('name the second redirect of the same path, which has no effect [editor.addresses]', () => {
    const twice = ': /Xmas/ is in the list twice. Remove one of the two.';
    expect(errorsOf('/xmas > /menu', '/Xmas/ > /offers')).toEqual([`1.from${twice}`]);
    expect(errorsOf('/xmas* > /menu', '/Xmas/ > /offers')).toEqual([`1.from${twice}`]);
    expect(errorsOf('/xmas* > /menu', '/Xmas/* > /offers')).toEqual([`1.from${twice}`]);
  });

  it('name a loop through a redirect that the site has by itself [editor.addresses]', () => {
    const errors = (...list: readonly object[]) =>
      findRedirectErrors(list, builtIn).map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(errors({ from: '/offers', to: '/offer' })).toEqual([
      '0.to: This redirect never ends: /offers → /offer → /offers.',
    ]);
    expect(errors({ from: '/menu', to: '/menu-items-9' })).toEqual([
      '0.to: This redirect never ends: /menu → /menu-items-9 → /menu.',
    ]);
    expect(errors({ from: '/deals', to: '/offer' }, { from: '/offer', to: '/deals' })).toEqual([]);
  });

  it('are none for a chain, for one path with its own redirect and one of all below, and while one is written [editor.addresses]', () => {
    expect(errorsOf('/a > /b', '/b > /c', '/c > https://order.example/c')).toEqual([]);
    expect(errorsOf('/a > /c', '/a* > /a')).toEqual([]);
    expect(errorsOf(' > ', ' > ')).toEqual([]);
  });
});
