import { expect, it } from 'vitest';
import { identifySource } from './open-document-cache.ts';

const embedded = {
  apiUrl: 'http://127.0.0.1:4001',
  brandKey: 'pandan-row',
  apiMapping: undefined,
  apiIdempotent: true,
  mediaFromApi: false,
};
const api = { ...embedded, apiUrl: 'https://api.example.com', apiIdempotent: false, mediaFromApi: true };

it('saved pages are those of the embedded service at any port [page.null]', () => {
  expect(identifySource({ ...embedded, apiUrl: 'http://127.0.0.1:4999' })).toBe(identifySource(embedded));
});

it.each([
  ['address', { apiUrl: 'https://other.example.com' }],
  ['brand', { brandKey: 'other' }],
  ['mapping', { apiMapping: { siteName: 'Other' } }],
])('saved pages are not those of an API with another %s [page.null]', (_, other) => {
  expect(identifySource({ ...api, ...other })).not.toBe(identifySource(api));
});

it('saved pages of the embedded service are not those of an API on the same machine [page.null]', () => {
  expect(identifySource({ ...api, apiUrl: embedded.apiUrl })).not.toBe(identifySource(embedded));
  expect(identifySource({ ...api, apiUrl: 'http://127.0.0.1:1' })).not.toBe(
    identifySource({ ...api, apiUrl: 'http://127.0.0.1:2' }),
  );
});
