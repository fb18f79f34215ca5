import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteAddress } from './site-address.ts';

it('the site’s address is the configured one, else the one stored by the site, else the default [diner.manage]', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-address-'));
  const defaults = 'http://127.0.0.1:3000';
  expect(readSiteAddress(dataDir, undefined)).toBe(defaults);
  writeFileSync(join(dataDir, 'site-address'), 'http://127.0.0.1:4711/\n');
  expect(readSiteAddress(dataDir, undefined)).toBe('http://127.0.0.1:4711');
  expect(readSiteAddress(dataDir, 'https://pandanrow.example')).toBe('https://pandanrow.example');
  writeFileSync(join(dataDir, 'site-address'), 'no address');
  expect(readSiteAddress(dataDir, undefined)).toBe(defaults);
  rmSync(dataDir, { recursive: true });
});
