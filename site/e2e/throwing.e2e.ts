import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * What happens to a page in the exact version of the framework when one tile throws: a small application of its own,
 * built and started here, because no block of the site throws.
 */
const app = join(import.meta.dirname, 'proof-app');
const next = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
let server: ChildProcess | undefined;
let url = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const built = spawnSync(process.execPath, [next, 'build', app], { env, encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const started = spawn(process.execPath, [next, 'start', app, '-p', '0', '-H', '127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = started;
  url = await new Promise<string>((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found && said.includes('Ready')) resolve(found[0]);
    });
    started.once('exit', () => reject(new Error(said)));
  });
});

test.afterAll(() => {
  server?.kill('SIGTERM');
});

for (const kind of ['plain', 'streamed']) {
  test(`a block that throws on the server, ${kind}, takes down only its tile [tile.throws]`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`${url}/${kind}`)).text();
    expect(html).toContain('<p>Before</p>');
    expect(html).toContain('id="after"');
    expect(html).not.toContain('id="boom"');
    const answer = await page.goto(`${url}/${kind}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('#after')).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('data-problems', /tile-threw/);
  });
}

for (const place of ['server', 'browser']) {
  test(`an island that throws in the ${place} takes down only its tile [tile.throws]`, async ({ page }) => {
    const answer = await page.goto(`${url}/island-${place}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('#before')).toBeVisible();
    await expect(page.locator('#after [data-ready]')).toBeVisible();
    if (place === 'browser') await expect(page.locator('#boom')).not.toContainText('Drawn');
    else await expect(page.locator('#boom')).toContainText('Drawn in the browser');
  });
}
