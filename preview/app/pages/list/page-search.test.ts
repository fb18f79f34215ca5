import { expect, it } from 'vitest';
import { allPages, pageListAddress, readPageList, writePageList } from './page-search.ts';

it.each([
  ['', ''],
  ['text=two+words&status=changed&tile=hero&sort=title&layout=gallery', undefined],
  [`text=${'x'.repeat(121)}`, `text=${'x'.repeat(120)}`],
  ['status=nonsense&sort=nonsense&layout=nonsense&key=secret', ''],
])('the address %j of the page list is read, and written without its defaults [editor.find]', (query, written) => {
  expect(String(writePageList(readPageList(new URLSearchParams(query))))).toBe(written ?? query);
});

it('a part of a search has an address of its own [editor.find]', () => {
  expect([pageListAddress({ tile: 'hero' }), pageListAddress(allPages)]).toEqual(['/?tile=hero', '/']);
});
