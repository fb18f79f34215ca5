import { expect, it } from 'vitest';
import { toSitePath } from './site-path.ts';

it.each([
  ['https://site.example/menu?day=1#laksa', '/menu?day=1#laksa'],
  [' https://site.example ', '/'],
  ['https://site.example#hours', '/#hours'],
  ['https://site.example.org/menu', 'https://site.example.org/menu'],
  ['https://site.example/menu and more', 'https://site.example/menu and more'],
  ['/menu', '/menu'],
])('the address “%s” is “%s” on the site [editor.text]', (address, path) => {
  expect(toSitePath(address, 'https://site.example')).toBe(path);
});

it('an address stays while that of the site is not known [editor.text]', () => {
  expect(toSitePath('https://site.example/menu', undefined)).toBe('https://site.example/menu');
});
