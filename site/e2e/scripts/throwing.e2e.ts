import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Request, test } from '@playwright/test';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';

/**
 * What happens to a page in the exact version of the framework when one tile throws: a small application of its own,
 * built and started here, because no block of the site throws.
 */
const app = join(import.meta.dirname, 'proof-app');
const next = join(import.meta.dirname, '../../../node_modules/next/dist/bin/next');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
let server: ChildProcess | undefined;
let url = '';

test.describe.configure({ mode: 'serial' });
test.skip(hasAlreadyPassed('throwing'), 'It has passed with the renderer and the packages as they are.');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const built = spawnSync(process.execPath, [next, 'build', app], { env, encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const started = spawn(process.execPath, [next, 'start', app, '-p', '0', '-H', '127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = started;
  url = await new Promise<string>((resolve, reject) => {
    let output = '';
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found && output.includes('Ready')) resolve(found[0]);
    });
    started.once('exit', () => reject(new Error(output)));
  });
});

test.afterAll(() => {
  server?.kill('SIGTERM');
});

for (const kind of ['plain', 'streamed']) {
  test(`a block that throws on the server, ${kind}, removes only its tile [tile.throws]`, async ({ page, request }) => {
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

test('an island that throws on the server is rendered by the browser [tile.throws]', async ({ page }) => {
  const answer = await page.goto(`${url}/island-server`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#before')).toBeVisible();
  await expect(page.locator('#after [data-ready]')).toBeVisible();
  await expect(page.locator('#boom')).toContainText('Rendered in the browser');
});

const isReport = (request: Request): boolean => new URL(request.url()).pathname === '/api/island-errors';

test('an island that throws in the browser keeps the server’s markup, and is reported [tile.throws]', async ({
  page,
}) => {
  const reported = page.waitForRequest(isReport);
  await page.goto(`${url}/island-browser`);
  await expect(page.locator('#after [data-ready]')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    island: 'carousel',
    message: 'Error: thrown in an island on the browser',
    path: '/island-browser',
  });
  await expect(page.locator('#boom')).toContainText('Rendered in the server');
});

test('an island that throws during use keeps what was typed, and its form is sent by the browser [tile.throws]', async ({
  page,
}) => {
  await page.goto(`${url}/island-later`);
  await expect(page.locator('#after [data-ready]')).toBeVisible();
  const tile = page.locator('#boom');
  await tile.getByLabel('Name').fill('Zoë');
  await expect(tile.locator('form[data-awake]')).toBeVisible();
  await tile.getByLabel('Note').fill('by the wall');
  await tile.getByLabel('Size').selectOption('large');
  const reported = page.waitForRequest(isReport);
  await tile.getByRole('button', { name: 'Break' }).click();
  await reported;
  await expect(tile.getByLabel('Name')).toHaveValue('Zoë');
  await expect(tile.getByLabel('Note')).toHaveValue('by the wall');
  await expect(tile.getByRole('button', { name: 'Break' })).toBeFocused();
  await tile.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\?name=Zo%C3%AB&note=by\+the\+wall&size=large$/);
});
