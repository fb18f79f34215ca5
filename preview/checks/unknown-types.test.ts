import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeUnknownTypes } from './unknown-types.ts';

const known = ['hero', 'text', 'image-text', 'contact-form'];

it.each([
  ['heros', 'hero'],
  ['Text', 'text'],
  ['imagetext', 'image-text'],
  ['contact', 'contact-form'],
])('suggests the most similar name: %s for %s', (type, nearest) => {
  expect(describeUnknownTypes(['hero', type], known)).toBe(
    `There is no tile type ${type}. The most similar name is ${nearest}.\n`,
  );
});

it('reports nothing for types that exist', () => {
  expect(describeUnknownTypes(['hero', 'menu-section', 'wallet-links'])).toBe('');
});

it('ends the command with one sentence and status 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), 'heros'], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'There is no tile type heros. The most similar name is hero.\n']);
});
