import { expect, it } from 'vitest';
import { isSameQuestion } from './use-next-look.ts';

const page = { id: 'about', tiles: [] };
const sight = { path: '/about', at: new Date('2026-12-24T18:00:00Z') };
const question = { page, sight };

it('a result for the page before a change is not used for the changed page [preview.time]', () => {
  expect(isSameQuestion(question, { page, sight: { ...sight, at: new Date(sight.at) } })).toBe(true);
  expect(isSameQuestion(question, { page: { ...page }, sight })).toBe(false);
  expect(isSameQuestion(question, { page, sight: { ...sight, path: '/menu' } })).toBe(false);
  expect(isSameQuestion(question, { page, sight: { ...sight, at: undefined } })).toBe(false);
});
