import { describe, expect, it } from 'vitest';
import { findDeadTargets } from './dead-targets.ts';

const facts = {
  liveAddresses: ['/', '/offers', '/menu', '/menu/main', '/about/Team', '/restaurants/bath/abbey', '/offer/pudding'],
  builtInRedirects: [
    { from: '/offer', to: '/offers', prefix: false },
    { from: '/menu-item', to: '/menu', prefix: true, isPartial: true },
  ],
};

/** Settings with redirects, each written as “from > to”, with “*” for all below. */
const settingsOf = (lines: readonly string[]) => ({
  redirects: lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from: from.replace('*', ''), to, prefix: from.endsWith('*') };
  }),
});
const deadTargets = (...lines: readonly string[]) =>
  findDeadTargets(settingsOf(lines), facts).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the target of a redirect', () => {
  it.each([
    ['/a > /gone', '/gone'],
    ['/a > /gone?year=2026#top', '/gone'],
    ['/a > /offer/brunch', '/offer/brunch'],
    ['/a > /menu/brunch', '/menu/brunch'],
    ['/a > /careers/job/7', '/careers/job/7'],
    ['/a > /restaurants/london/soho', '/restaurants/london/soho'],
    ['/a > /restaurants/leeds', '/restaurants/leeds'],
    ['/a > /files/old.pdf', '/files/old.pdf'],
  ])('that has no page is named: %s [editor.addresses]', (line, path) => {
    expect(deadTargets(line)).toEqual([
      `redirects.0.to: There is no live page at ${path}, so visitors get “Page not found”.`,
    ]);
  });

  it.each([
    '/a > javascript:alert(1)',
    '/a > gone',
    '/a > /offers#pudding',
    '/a > /Offer/Pudding/',
    '/a > /menu',
    '/a > #booking',
    '/a > https://order.example/gone',
    '/a > /media/menu.pdf',
    '/a > /sitemap.xml',
    '/a > /restaurants/abbey/book-now',
    '/a > /restaurants/bath/abbey/menu',
    '/a > /careers/job-search/kitchen',
    '/a > /offer',
    '/a > /menu-items-7',
    '/a > /a',
  ])('is not named where visitors find something, or there is an error: %s [editor.addresses]', (line) => {
    expect(deadTargets(line)).toEqual([]);
  });

  it('is followed through the other redirects [editor.addresses]', () => {
    expect(deadTargets('/a > /b', '/b > /menu', '/c > /d', '/d > /gone').map((each) => each.split(':')[0])).toEqual([
      'redirects.2.to',
      'redirects.3.to',
    ]);
  });

  it.each([undefined, [], { redirects: 'none' }, { redirects: [7, {}] }])(
    'is none in %j [editor.addresses]',
    (value) => {
      expect(findDeadTargets(value, facts)).toEqual([]);
    },
  );
});
