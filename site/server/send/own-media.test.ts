import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createOwnMedia } from './own-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'media'));
writeFileSync(join(folder, 'media/satay.webp'), '');
writeFileSync(join(folder, 'secret'), '');

it('is what the media folder has, and nothing outside of it [upstream.mapping]', () => {
  const isOwn = createOwnMedia(folder, { mediaFromApi: true });
  const paths = ['/media/satay.webp', '/media/other.webp', '/media/../secret', '/satay.webp', '/media/'];
  expect(paths.filter(isOwn)).toEqual(['/media/satay.webp']);
});

it('is every path where the API has no media [upstream.mapping]', () => {
  const isOwn = createOwnMedia(folder, { mediaFromApi: false });
  expect(['/media/other.webp', '/logo.svg'].filter(isOwn)).toEqual(['/media/other.webp', '/logo.svg']);
});
