import { expect, it } from 'vitest';
import { nameOfPage } from './name-of-page.ts';

it.each([
  ['{restaurant}', 'Template of restaurant pages'],
  ['Menus in {restaurant}', 'Menus in a restaurant'],
  ['{offer} in {restaurant}', 'An offer in a restaurant'],
  ['about us', 'about us'],
])('the name of a page with the title “%s” is “%s” [editor.media]', (title, name) => {
  expect(nameOfPage(title)).toBe(name);
});
