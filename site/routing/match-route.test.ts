import { describe, expect, it } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const cases: [string, Route][] = [
  ['/', { kind: 'home' }],
  ['/find-us', { kind: 'home', section: 'find-us' }],
  ['/our-menu', { kind: 'home', section: 'our-menu' }],
  ['/our-menu/drinks', { kind: 'home', section: 'our-menu', menuId: 'drinks' }],
  ['/menu', { kind: 'menu' }],
  ['/menu/drinks', { kind: 'menu', menuId: 'drinks' }],
  ['/restaurants', { kind: 'page', id: 'restaurants' }],
  ['/restaurants/london', { kind: 'place', word: 'london', view: 'index' }],
  ['/restaurants/london/menu', { kind: 'place', word: 'london', view: 'menu' }],
  ['/restaurants/london/menu/drinks', { kind: 'place', word: 'london', view: 'menu', menuId: 'drinks' }],
  ['/restaurants/london/soho', { kind: 'restaurant', city: 'london', slug: 'soho', view: 'index' }],
  ['/restaurants/london/soho/menu', { kind: 'restaurant', city: 'london', slug: 'soho', view: 'menu' }],
  [
    '/restaurants/london/soho/menu/main',
    { kind: 'restaurant', city: 'london', slug: 'soho', view: 'menu', menuId: 'main' },
  ],
  ['/restaurants/london/soho/book-now', { kind: 'restaurant', city: 'london', slug: 'soho', view: 'book-now' }],
  ['/booking/1018', { kind: 'booking', id: '1018' }],
  ['/offer/kids-eat', { kind: 'offer', id: 'kids-eat' }],
  ['/preferences', { kind: 'preferences' }],
  ['/preferences/5f0c', { kind: 'preferences', guid: '5f0c' }],
  ['/careers/job-search', { kind: 'job-search' }],
  ['/careers/job-search/management', { kind: 'job-search', id: 'management' }],
  ['/careers/job/J-7', { kind: 'job', id: 'J-7' }],
  ['/careers/job', { kind: 'job-search' }],
  ['/offers', { kind: 'page', id: 'offers' }],
  ['/guides/allergens', { kind: 'page', id: 'guides/allergens' }],
];

const unknown = [
  '/a/b/c',
  '/_restaurant',
  '/a/_b',
  '/Offers',
  '/restaurants/london/soho/x',
  '/menu/a/b',
  '/our-menu/a/b',
  '/book-now/x',
  '/a b',
  `/${'x'.repeat(65)}`,
  '/é',
];

describe('matching a path', () => {
  it.each(cases)('%s', (path, route) => {
    expect(matchRoute(path)).toEqual(route);
  });

  it.each(unknown)('%s is unknown', (path) => {
    expect(matchRoute(path)).toEqual({ kind: 'unknown' });
  });
});
