import { expect, it } from 'vitest';
import { isPermanentPage } from './is-permanent-page.ts';

it('the site needs its home page and the templates of its routes, and no other page [editor.addresses]', () => {
  const ids = ['home', '_restaurant', '_home-find-us'];
  expect(ids.filter(isPermanentPage)).toEqual(ids);
  const others = [
    'about',
    'guides/home',
    '_shared/hours',
    '_template/event',
    '_shared',
    '_template',
    '_other/page',
    '_other',
  ];
  expect(others.filter(isPermanentPage)).toEqual([]);
});
