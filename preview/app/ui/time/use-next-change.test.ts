import { expect, it } from 'vitest';
import { isSameQuery } from './use-next-change.ts';

const page = { id: 'about', tiles: [] };
const target = { path: '/about', at: new Date('2026-12-24T18:00:00Z') };
const query = { page, target };

it('a result for the page before a change is not used for the changed page [preview.time]', () => {
  expect(isSameQuery(query, { page, target: { ...target, at: new Date(target.at) } })).toBe(true);
  expect(isSameQuery(query, { page: { ...page }, target })).toBe(false);
  expect(isSameQuery(query, { page, target: { ...target, path: '/menu' } })).toBe(false);
  expect(isSameQuery(query, { page, target: { ...target, at: undefined } })).toBe(false);
});
