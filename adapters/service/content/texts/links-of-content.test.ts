import { expect, it } from 'vitest';
import { linksOfContent } from './links-of-content.ts';

const tile = {
  type: 'text',
  key: 'note',
  heading: 'Note',
  body: '<p><a href="/about">Us</a></p>',
  links: [{ linkText: 'Book', linkUrl: '/booking/abbey' }],
};

it('the links of a restaurant include those in its own tiles, their rich texts and buttons [editor.find]', () => {
  const content = {
    clickCollect: '/collect',
    about: '<p><a href="/offers">Offers</a></p>',
    links: [{ linkText: 'Menu', linkUrl: '/menu' }],
    heroTiles: [tile, { type: 'unknown', body: '<a href="/x">' }, 7],
  };
  expect(linksOfContent('restaurants', content).map(({ path, href }) => `${path.join('.')} ${href}`)).toEqual([
    'about /offers',
    'clickCollect /collect',
    'links.0.linkUrl /menu',
    'heroTiles.0.body /about',
    'heroTiles.0.links.0.linkUrl /booking/abbey',
  ]);
});

it.each([
  ['page', { tiles: [tile] }, ['/about', '/booking/abbey']],
  ['offer', { description: "<a href='/a?b=1&amp;c=2'>A</a>", successButtonUrl: ' /b ' }, ['/a?b=1&c=2', '/b']],
  ['job', { description: '<a href="#apply">Apply</a><a href="https://example.org">Far</a>' }, ['#apply']],
  ['social', { url: '/post', linkUrl: '/nothing' }, []],
  [
    'settings',
    { mastheadItems: [{ linkUrl: '/m', links: [{ linkUrl: '/n' }] }], redirects: [{ to: '/r' }] },
    ['/m', '/n', '/r'],
  ],
  ['menu', undefined, []],
] as const)('the links of content of the kind %s (%j) are %j [editor.find]', (kind, content, hrefs) => {
  expect(linksOfContent(kind, content).map(({ href }) => href)).toEqual(hrefs);
});
