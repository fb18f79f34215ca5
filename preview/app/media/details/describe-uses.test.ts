import { expect, it } from 'vitest';
import { describeUses } from './describe-uses.ts';

it.each([
  [['page'], 'Used on 1 page'],
  [['page', 'menu', 'page'], 'Used by 2 pages and 1 menu'],
  [['job', 'job', 'settings', 'media'], 'Used by 2 vacancies, the settings and 1 video'],
] as const)('counts what uses a file: %j [editor.media]', (kinds, text) => {
  expect(describeUses(kinds.map((kind) => ({ kind })))).toBe(text);
});
