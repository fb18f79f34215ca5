import { describe, expect, it } from 'vitest';
import { findDeadLinks } from './dead-links.ts';

const facts = {
  liveAddresses: [
    '/',
    '/offers',
    '/restaurants/bath/abbey',
    '/booking/abbey',
    '/restaurants/bath/spa',
    '/restaurants/bath/spa/menu/Lunch',
  ],
  redirects: [
    { from: '/old', to: '/offers', prefix: false },
    { from: '/older', to: '/gone', prefix: false },
  ],
};
const deadLinks = (kind: Parameters<typeof findDeadLinks>[0], content: unknown) =>
  findDeadLinks(kind, content, facts).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a link of an offer', () => {
  it.each([
    '/restaurants/bath/abbey',
    '/restaurants/Bath/Abbey/',
    '/restaurants/abbey#hours',
    '/restaurants/bath',
    '/restaurants/bath/abbey/menu',
    '/restaurants/bath/abbey/book-now?guests=2',
    '/booking/abbey',
    '/booking',
    '/booking/1001',
    '/restaurants/bath/abbey/menu/any',
    '/restaurants/bath/spa/menu/lunch',
    '/old',
    '/{city}',
    '#terms',
    'https://example.org/gone',
  ])('is not dead if visitors find something there: %s [editor.addresses]', (href) => {
    expect(deadLinks('offer', { description: `<a href="${href}">A</a>`, successButtonUrl: href })).toEqual([]);
  });

  it.each([
    ['/gone', '/gone'],
    ['/older', '/gone'],
    ['/restaurants/bath/brewery', '/restaurants/bath/brewery'],
    ['/offer/lunch', '/offer/lunch'],
    ['/restaurants/london/abbey', '/restaurants/london/abbey'],
    ['/restaurants/bath/spa/menu/gone', '/restaurants/bath/spa/menu/gone'],
    ['/booking/brewery', '/booking/brewery'],
  ])('is dead if it ends where there is nothing: %s [editor.addresses]', (href, end) => {
    const message = `There is no live page at ${end}, so visitors get “Page not found”.`;
    expect(deadLinks('offer', { description: `<a href="${href}">A</a>`, successButtonUrl: href })).toEqual([
      `description: ${message}`,
      `successButtonUrl: ${message}`,
    ]);
  });
});

it('dead links are found in the tiles of a restaurant and in the header of the settings, without redirects [editor.addresses]', () => {
  const heroTiles = [{ type: 'text', key: 'a', body: '<a href="/gone">A</a>' }];
  expect(deadLinks('restaurants', { heroTiles }).map((each) => each.split(':')[0])).toEqual(['heroTiles.0.body']);
  const redirects = [
    { from: '/header', to: '/offers', prefix: false },
    { from: '/a', to: '/gone' },
  ];
  const mastheadItems = [{ linkUrl: '/header' }, { linkUrl: '/gone' }];
  expect(deadLinks('settings', { redirects, mastheadItems }).map((each) => each.split(':')[0])).toEqual([
    'mastheadItems.1.linkUrl',
  ]);
});
