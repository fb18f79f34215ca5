import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildSiteScripts } from './build-site-scripts.ts';

it('builds the style sheets of the site’s own scripts with the configured breakpoints [theme.breakpoints]', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const folder = mkdtempSync(join(tmpdir(), 'site-scripts-'));
  await buildSiteScripts(folder, [401, 501, 701, 901, 1001, 1101]);
  const styles = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  expect(styles).toContain('701px');
  expect(styles).not.toContain('768px');
});
