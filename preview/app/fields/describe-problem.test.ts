import { expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import type { FieldKind } from './describe-field.ts';
import { describeProblem } from './describe-problem.ts';

it.each([
  ['“Heading” is required: enter text.', { kind: 'text', title: 'Heading' }, 'Write a heading.'],
  ['“Answer” must not be empty.', { kind: 'rich-text', title: 'Answer' }, 'Write an answer.'],
  ['“Text” must not be empty.', { kind: 'rich-text', title: 'Text' }, 'Write text.'],
  ['“Menu” is required: enter text.', { kind: 'reference', title: 'Menu' }, 'Choose a menu.'],
  ['“Links” must not be empty.', { kind: 'list', title: 'Links' }, 'Add links.'],
  [
    '“Heading” must have at most 90 characters.',
    { kind: 'text', title: 'Heading' },
    'Must have at most 90 characters.',
  ],
  [
    'The search results cut off this title.',
    { kind: 'text', title: 'Title' },
    'The search results cut off this title.',
  ],
] as const)('describes “%s” beside its field [preview.errors]', (message, field, expected) => {
  expect(describeProblem(message, field)).toBe(expected);
});

it.each([
  ['a heading that is absent', { type: 'hero' }, ['heading'], { kind: 'text', title: 'Heading' }, 'Write a heading.'],
  [
    'a list that is empty',
    { type: 'card-grid', heading: 'Cards', cards: [] },
    ['cards'],
    { kind: 'list', title: 'Cards' },
    'Add cards.',
  ],
] as const)('gives an instruction for %s [preview.errors]', (_name, tile, path, field, expected) => {
  const read = readPage({ id: 'test', title: 'Test', tiles: [tile] });
  const problem = read.problems.find((each) => each.path.join() === ['tiles', 0, ...path].join());
  expect(describeProblem(problem?.message ?? '', field)).toBe(expected);
});

it.each<[FieldKind, string]>([
  ['text', 'Write a colour.'],
  ['rich-text', 'Write a colour.'],
  ['number', 'Enter a colour.'],
  ['date', 'Enter a colour.'],
  ['address', 'Enter a colour.'],
  ['raw', 'Enter a colour.'],
  ['choice', 'Choose a colour.'],
  ['colour', 'Choose a colour.'],
  ['media', 'Choose a colour.'],
  ['reference', 'Choose a colour.'],
  ['flag', 'Choose a colour.'],
  ['object', 'Add a colour.'],
  ['list', 'Add a colour.'],
])('says for a field of kind %s that is empty: %s [preview.errors]', (kind, expected) => {
  expect(describeProblem('“Colour” is required: enter it.', { kind, title: 'Colour' })).toBe(expected);
});

it.each([
  ['“” is required.', { kind: 'text', title: '' }, 'Is required.'],
  ['must be text', { kind: 'text', title: 'Heading' }, 'Must be text'],
  ['“Texts” is required.', { kind: 'list', title: 'Texts' }, 'Add texts.'],
  ['“Days ahead” is required.', { kind: 'number', title: 'Days ahead' }, 'Enter days ahead.'],
  ['“Address” must not be empty.', { kind: 'text', title: 'Address' }, 'Write an address.'],
  ['“Style” must be one of: primary, quiet', { kind: 'choice', title: 'Style' }, 'Choose one of the options.'],
  ['“Texture” is required.', { kind: 'text', title: 'Texture' }, 'Write a texture.'],
] as const)('describes “%s” without its title [preview.errors]', (message, field, expected) => {
  expect(describeProblem(message, field)).toBe(expected);
});
