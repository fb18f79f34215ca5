import { expect, it } from 'vitest';
import { readMediaAddress } from './read-media-address.ts';

const options = { base: 'https://api.example.com', isOwnPath: (path: string) => path === '/media/own.webp' };

it.each([
  ['/media/own.webp', '/media/own.webp'],
  ['/media/own.webp?width=300', '/media/own.webp?width=300'],
  ['/media/satay.jpg', 'https://api.example.com/media/satay.jpg'],
  ['media/satay.jpg', 'https://api.example.com/media/satay.jpg'],
  ['//cdn.example.com/satay.jpg', 'https://cdn.example.com/satay.jpg'],
  ['https://cdn.example.com/satay.jpg', 'https://cdn.example.com/satay.jpg'],
  ['http://cdn.example.com/satay.jpg', 'https://cdn.example.com/satay.jpg'],
  ['http://127.0.0.1:9000/satay.jpg', 'http://127.0.0.1:9000/satay.jpg'],
  ['none', 'none'],
  ['', ''],
])('the address of an image “%s” is %s [upstream.mapping]', (stated, address) => {
  expect(readMediaAddress(stated, options)).toBe(address);
});

it('is relative to the configured URL, with its path [upstream.mapping]', () => {
  const media = { ...options, base: 'https://cdn.example.com/lime/' };
  expect(readMediaAddress('/media/satay.jpg', media)).toBe('https://cdn.example.com/lime/media/satay.jpg');
});

it('keeps http where the media host of the API has no https [upstream.mapping]', () => {
  const media = { ...options, base: 'http://media.internal:8080' };
  expect(readMediaAddress('http://media.internal:8080/a.jpg', media)).toBe('http://media.internal:8080/a.jpg');
  expect(readMediaAddress('http://elsewhere.example/a.jpg', media)).toBe('https://elsewhere.example/a.jpg');
});
