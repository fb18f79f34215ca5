import { expect, it } from 'vitest';
import { readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { checkFile } from './check-file.ts';

const check = (page: unknown, overrides: Readonly<Record<string, unknown>> = {}) =>
  checkFile(typeof page === 'string' ? page : JSON.stringify(page), {
    id: 'home',
    mapping: readApiMapping(overrides),
    readFacts: async () => ({}),
  });

const mapping = {
  tileTypeFields: ['kind'],
  tileTypes: { bigPicture: 'hero' },
  tileFields: { heading: ['caption'] },
  fieldNames: { backgroundColor: ['shade'] },
};
const tile = { kind: 'bigPicture', key: 'top', caption: 'Noodles', shade: 'primary', overlay: 4 };

it('reads a page as the site does with API_MAPPING [upstream.mapping]', async () => {
  const { lines, isValid } = await check({ data: { title: 'Home', modules: [tile] } }, mapping);
  expect(isValid).toBe(true);
  expect(lines[0]).toBe('home: “Home”, 1 tiles in 1 rows\nrow 1: hero #top (full, auto)');
  expect(lines.slice(1)).toEqual(['warning at tiles[0].overlay (field-unknown): There is no such field. Remove it.']);
});

it('names what cannot be read without it [upstream.mapping]', async () => {
  const { lines, isValid } = await check({ title: 'Home', tiles: [{ ...tile, type: 'bigPicture' }] });
  expect(isValid).toBe(false);
  expect(lines[0]).toContain('There is no tile type “bigPicture”');
});

it('says that a file is not JSON', async () => {
  expect(await check('{')).toMatchObject({ lines: [expect.stringMatching(/^Not JSON: /)], isValid: false });
});
