import { describe, expect, it } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const fullDay = '/waiting-list/join/1010~2027-02-08~dinner~2~0~set menu';

const cases: [string, string, Route][] = [
  ['/', 'route.home', { kind: 'home' }],
  ['/find-us', 'route.home', { kind: 'home', section: 'find-us' }],
  ['/our-menu', 'route.home', { kind: 'home', section: 'our-menu' }],
  ['/our-menu/drinks', 'route.home', { kind: 'home', section: 'our-menu', menuId: 'drinks' }],
  ['/menu', 'route.menu', { kind: 'menu' }],
  ['/menu/drinks', 'route.menu', { kind: 'menu', menuId: 'drinks' }],
  ['/restaurants', 'page.catchall', { kind: 'page', id: 'restaurants' }],
  ['/restaurants/london', 'route.city', { kind: 'place', word: 'london', view: 'index' }],
  ['/restaurants/london/menu', 'route.city', { kind: 'place', word: 'london', view: 'menu' }],
  ['/restaurants/london/menu/drinks', 'route.city', { kind: 'place', word: 'london', view: 'menu', menuId: 'drinks' }],
  ['/restaurants/london/soho', 'route.restaurant', { kind: 'restaurant', city: 'london', slug: 'soho', view: 'index' }],
  [
    '/restaurants/london/soho/menu',
    'route.restaurant',
    { kind: 'restaurant', city: 'london', slug: 'soho', view: 'menu' },
  ],
  [
    '/restaurants/london/soho/menu/main',
    'route.restaurant',
    { kind: 'restaurant', city: 'london', slug: 'soho', view: 'menu', menuId: 'main' },
  ],
  [
    '/restaurants/london/soho/book-now',
    'route.restaurant-book',
    { kind: 'restaurant', city: 'london', slug: 'soho', view: 'book-now' },
  ],
  ['/restaurants/Bath/ABBEY', 'route.restaurant', { kind: 'restaurant', city: 'bath', slug: 'abbey', view: 'index' }],
  ['/restaurants/Bath/book-now', 'route.restaurant-book', { kind: 'place', word: 'bath', view: 'book-now' }],
  ['/booking/1018', 'route.booking', { kind: 'booking', id: '1018' }],
  ['/offer/kids-eat', 'route.offer', { kind: 'offer', id: 'kids-eat' }],
  ['/preferences', 'route.preferences', { kind: 'preferences' }],
  ['/preferences/5f0c', 'route.preferences', { kind: 'preferences', guid: '5f0c' }],
  ['/waiting-list/s3cret', 'diner.waiting-list', { kind: 'waiting-list', key: 's3cret' }],
  [fullDay, 'diner.waiting-list', { kind: 'waiting-list', table: '1010~2027-02-08~dinner~2~0~set menu' }],
  ['/waiting-list/join/1010', 'diner.waiting-list', { kind: 'waiting-list', table: '1010' }],
  ['/careers/job-search', 'route.jobs', { kind: 'job-search' }],
  ['/careers/job-search/management', 'route.jobs', { kind: 'job-search', id: 'management' }],
  ['/careers/job/J-7', 'route.jobs', { kind: 'job', id: 'J-7' }],
  ['/careers/job', 'route.jobs', { kind: 'job-search' }],
  ['/offers', 'page.catchall', { kind: 'page', id: 'offers' }],
  ['/guides/allergens', 'page.catchall', { kind: 'page', id: 'guides/allergens' }],
  ['/book-now', 'route.booking', { kind: 'home', section: 'booking' }],
  ['/booking', 'route.booking', { kind: 'booking' }],
  ['/careers', 'page.catchall', { kind: 'page', id: 'careers' }],
  ['/careers/benefits', 'page.catchall', { kind: 'page', id: 'careers/benefits' }],
  [`/${'x'.repeat(64)}`, 'page.catchall', { kind: 'page', id: 'x'.repeat(64) }],
  [`/menu/${'x'.repeat(64)}`, 'route.menu', { kind: 'menu', menuId: 'x'.repeat(64) }],
];

const unknown = [
  '/a/b/c',
  '/a~b',
  `${fullDay}/x`,
  '/waiting-list/join/1010~2027-02-08~dinner~2',
  `/waiting-list/join/${'1'.repeat(300)}~2027-02-08~dinner~2~0`,
  '/_restaurant',
  '/a/_b',
  '/Offers',
  '/restaurants/london/soho/x',
  '/restaurants/london/book-now/x',
  '/manage-booking/shared',
  '/restaurants/london/soho/book-now/x',
  '/restaurants/london/soho/menu/main/x',
  '/restaurants/london/menu/drinks/x',
  '/menu/a/b',
  '/our-menu/a/b',
  '/book-now/x',
  '/find-us/x',
  '/booking/a/b',
  '/offer',
  '/offer/a/b',
  '/preferences/a/b',
  '/careers/job/7/x',
  '/careers/job-search/management/x',
  '/404',
  '/500',
  `/menu/${'x'.repeat(65)}`,
  '/a b',
  `/${'x'.repeat(65)}`,
  '/é',
];

describe('matching a path', () => {
  it.each(cases)('%s is known [%s]', (path, _, route) => {
    expect(matchRoute(path)).toEqual(route);
  });

  it.each(unknown)('%s is unknown [route.404]', (path) => {
    expect(matchRoute(path)).toEqual({ kind: 'unknown' });
  });
});

it('an address of a full day has at most 300 characters for it [diner.waiting-list]', () => {
  const tableOf = (length: number) => '~2027-02-08~dinner~2~0'.padStart(length, '1');
  const kindOf = (length: number) => matchRoute(`/waiting-list/join/${tableOf(length)}`).kind;
  expect([kindOf(300), kindOf(301)]).toEqual(['waiting-list', 'unknown']);
});
