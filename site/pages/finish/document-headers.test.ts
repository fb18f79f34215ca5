import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedHeaders } from './document-headers.ts';

const fonts = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(fonts, { recursive: true }));
const files = ['fraunces-latin.1.woff2', 'hanken-grotesk-latin.2.woff2'];
for (const file of [...files, 'fraunces-vietnamese.3.woff2', 'fraunces-latin-ext.4.woff2'])
  writeFileSync(join(fonts, file), '');

const headersOf = async (...input: Parameters<typeof sharedHeaders>) =>
  Object.fromEntries(await sharedHeaders(...input));

describe('the headers of every document', () => {
  it('are secure by default, and keep paths out of the referrer of other sites [preferences.privacy]', async () => {
    expect(await headersOf(undefined, undefined)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    });
  });

  it('include HSTS where the site uses https', async () => {
    expect(await headersOf('https://site.example', undefined)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
    });
    expect(await headersOf('http://site.example', undefined)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('preload the fonts of the first lines', async () => {
    const { Link } = await headersOf(undefined, fonts);
    expect(Link?.split(', ').sort()).toEqual(
      files.map((file) => `</_next/static/media/${file}>; rel=preload; as=font; type=font/woff2; crossorigin`),
    );
    expect(await headersOf(undefined, join(fonts, 'none'))).not.toHaveProperty('Link');
  });
});
