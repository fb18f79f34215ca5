import { expect, it } from 'vitest';
import { parsePath } from '#schemas/content/problem/parse-path.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { routeOfField } from './route-of-field.ts';

it.each([
  [
    'page' as const,
    'guides/allergens',
    { path: ['tiles', 3, 'links', 0, 'linkUrl'], tile: { key: 'hero' } },
    '/pages/guides%2Fallergens?tile=hero&field=links%5B0%5D.linkUrl',
  ],
  ['page' as const, 'about', { path: ['title'] }, '/pages/about?field=title'],
  [
    'settings' as const,
    'brand',
    { path: ['mastheadItems', 1, 'linkUrl'] },
    '/content/settings/brand?field=mastheadItems%5B1%5D.linkUrl',
  ],
])('a field of a %s with the id %s has a route [editor.find]', (kind, id, place, route) => {
  expect(routeOfField(kind, id, place)).toBe(route);
});

it('the path of a field is read as it was written [editor.find]', () => {
  const path = ['items', 12, 'links', 0, 'linkUrl'];
  expect(parsePath(formatPath(path))).toEqual(path);
});
