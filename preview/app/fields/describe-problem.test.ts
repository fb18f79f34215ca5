import { expect, it } from 'vitest';
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
] as const)('describes “%s” beside its field', (message, field, expected) => {
  expect(describeProblem(message, field)).toBe(expected);
});
