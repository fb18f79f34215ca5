import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { readAddresses } from '../pages/crawl/read-addresses.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(hasAlreadyPassed('development'), 'It has passed with the product and the packages as they are.');

const key = 'browser-tests-of-development';
let site = '';
let stop: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'development-'));
  const product = spawn(process.execPath, ['site/build/start.mjs', '--dev'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SERVICE_PORT: '0', PREVIEW_PORT: '0', EDITOR_KEY: key },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  stop = async () => {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  ({ site } = await readAddresses(product));
});

test.afterAll(() => stop());

/** Opens a page of the site in development. Returns the errors in its console once our own script has run. */
async function errorsOf(page: Page, path: string): Promise<readonly string[]> {
  const errors: string[] = [];
  const read = (message: { type(): string; text(): string }): void => {
    if (message.type() === 'error') errors.push(message.text());
  };
  page.on('console', read);
  // The first page waits for the framework to compile it.
  await page.goto(`${site}${path}`, { timeout: 120_000 });
  // Our own script has rendered the layout of the last tile.
  await expect(page.locator('main > .tile').last()).toHaveAttribute('data-laid-out', '', { timeout: 60_000 });
  page.off('console', read);
  return errors;
}

test('in development a page hydrates without a mismatch', async ({ page }) => {
  for (const path of ['/', '/restaurants/london', '/menu']) expect(await errorsOf(page, path), path).toEqual([]);
});

test('in development a page hydrates without a mismatch for a visitor who has chosen cookies and dismissed the banner', async ({
  page,
}) => {
  await errorsOf(page, '/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: 'Dismiss this announcement' }).click();
  expect(await errorsOf(page, '/')).toEqual([]);
  await expect(page.locator('site-banner')).toBeHidden();
});

test('in development a draft hydrates without a mismatch, and has its outlines', async ({ page }) => {
  await page.goto(`${site}/_draft/?key=${key}`, { timeout: 120_000 });
  expect(await errorsOf(page, '/_draft/')).toEqual([]);
  await expect(page.locator('draft-overlay')).toBeAttached();
});
