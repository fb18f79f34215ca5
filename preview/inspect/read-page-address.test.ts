import { expect, it } from 'vitest';
import { readPageAddress } from './read-page-address.ts';

it.each([
  ['/menu?diet=vegan', '/menu', '?diet=vegan'],
  ['menu', '/menu', ''],
  ['//menu', '/menu', ''],
  ['https://example.com/menu/main?tag=Vegan#top', '/menu/main', '?tag=Vegan'],
  ['/', '/', ''],
  ['', '/', ''],
])('the page %j is at %s [upstream.diagnosis]', (text, path, search) => {
  expect(readPageAddress(text)).toEqual({ path, search });
});

it('a URL without a host is none [upstream.diagnosis]', () => {
  expect(readPageAddress('http://')).toBeUndefined();
});
