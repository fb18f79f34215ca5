import { expect, it } from 'vitest';
import { createWordFilter } from './create-word-filter.ts';
import { mediaSearchText } from './media-name.ts';

const file = { url: '/media/library/9f2c/picture-noodles.jpg', name: 'picture-noodles.jpg', alt: 'A café table' };
const inFolder = { url: '/media/dishes/chicken-satay.webp' };
const size = { kind: 'image', width: 1, height: 1, bytes: 1 } as const;

it.each([
  ['picture noodles', true],
  ['noodles picture', true],
  ['cafe, picture', true],
  ['noodles soup', false],
  ['', true],
])('finds a file by the words of its name and text: “%s” [editor.media]', (search, isFound) => {
  expect(createWordFilter(search)(mediaSearchText({ ...size, ...file }))).toBe(isFound);
});

it('finds a file by the words of its folder [editor.media]', () => {
  expect(createWordFilter('dish satay')(mediaSearchText({ ...size, ...inFolder }))).toBe(true);
});
