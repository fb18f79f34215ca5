import { expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { defaultTemplates } from './default-templates.ts';

it.each([...defaultTemplates])('the default template %s has no problem [upstream.alone]', (_, page) => {
  const read = readPage(page);
  expect(read.problems).toEqual([]);
  expect(read.ok && read.value.tiles.length).toBe(page.tiles.length);
});
