import { expect, it } from 'vitest';
import { nameOfContent, nameOfPage } from './name-of-page.ts';

it.each([
  ['{restaurant}', 'Template of restaurant pages'],
  ['Menus in {restaurant}', 'Menus in a restaurant'],
  ['{offer} in {restaurant}', 'An offer in a restaurant'],
  ['about us', 'about us'],
])('the name of a page with the title “%s” is “%s” [editor.media]', (title, name) => {
  expect(nameOfPage(title)).toBe(name);
});

it.each([
  [{ kind: 'page', id: '_menu', name: '{menu}' }, 'Template of menu pages'],
  [{ kind: 'page', id: '_menu' }, '_menu'],
  [{ kind: 'offer', id: 'lunch', name: 'Lunch {now}' }, 'Lunch {now}'],
] as const)('the name of %j is “%s” [editor.content]', (content, name) => {
  expect(nameOfContent(content)).toBe(name);
});
