import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { isFullRun } from '../checks/browser/browser-options.ts';
import { areScreenshotsReproducible, openBrowser } from '../visual/serve/open-browser.ts';
import { readCheckedBlocks, writeCheckedBlocks } from './checked-blocks.ts';
import { createTypeHash } from './hash-types.ts';
import { buildKit, type Kit } from './kit/build-kit.ts';
import { planExamplePages } from './kit/example-pages.ts';
import { checkNames } from './kit/rules/checks.ts';
import { runKit } from './kit/run-kit.ts';
import { type ServedKit, serveKit } from './kit/serve-kit.ts';
import { seededBlocks, validBlock } from './seeded-blocks.ts';

test.skip(!areScreenshotsReproducible, 'Block reports are generated on Linux x64 only.');

let browser: Browser;
let served: ServedKit;
let kit: Kit;

/** Computes the hash of a tile type. Created once, because it reads all sources. */
let hashes: ReturnType<typeof createTypeHash> | undefined;
const typeHash = (): ReturnType<typeof createTypeHash> => {
  hashes ??= createTypeHash();
  return hashes;
};

test.beforeAll(async () => {
  kit = await buildKit();
  const seeded = new Map(seededBlocks.map(({ example, markup }) => [`seeded--${example}`, markup]));
  served = await serveKit(kit.assets, async (id) =>
    id === 'seeded--sound' ? validBlock : (seeded.get(id) ?? kit.render(id)),
  );
  browser = await openBrowser();
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('a valid block passes every check', async () => {
  const valid = { id: 'seeded--sound', example: 'longest' };
  expect(await runKit(browser, served, [valid])).toEqual([]);
});

for (const { example, what, check } of seededBlocks)
  test(`the check “${check}” finds ${what}`, async () => {
    const found = await runKit(browser, served, [{ id: `seeded--${example}`, example }], [check]);
    expect(found.map((failure) => failure.check)).toContain(check);
  });

test('every check has a bad block that it must find', () => {
  const seeded = new Set(seededBlocks.map(({ check }) => check));
  expect(checkNames.filter((check) => !seeded.has(check))).toEqual([]);
});

test('every tile type was checked; the report of a new one is generated and has no failures', () => {
  test.setTimeout(300_000);
  const typesWithout = (): string[] => Object.keys(tiles).filter((type) => !Object.hasOwn(readCheckedBlocks(), type));
  const missing = typesWithout();
  if (missing.length > 0) {
    const args = [join(import.meta.dirname, 'generate-block-reports.ts'), ...missing];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    process.stdout.write(
      `Generated the block reports of ${missing.join(', ')}. Commit preview/block-reports/checked-blocks.json.\n`,
    );
  }
  expect(typesWithout()).toEqual([]);
});

for (const type of Object.keys(tiles))
  test(`the tile type ${type} passes the checks`, async () => {
    test.setTimeout(300_000);
    const checked = readCheckedBlocks();
    const hash = (await typeHash())(type);
    test.skip(!isFullRun && checked[type]?.passed === hash, 'Its examples, code and styles are those that passed.');
    const pages = planExamplePages().filter((page) => page.type === type);
    const failures = await runKit(browser, served, pages);
    expect(failures, `Correct the failures, then run npm run block-reports ${type}`).toEqual([]);
    const block = checked[type];
    if (block) writeCheckedBlocks({ ...checked, [type]: { ...block, passed: hash } });
  });

test('the server sends all of an example including its islands, visible without script', async () => {
  for (const { id } of planExamplePages()) {
    const markup = (await kit.render(id)) ?? '';
    // React’s markers of a Suspense boundary that is pending, has failed, or is streamed later.
    expect(markup.match(/<!--\$[?!]-->|<div hidden id="S:|<template/)?.[0], id).toBeUndefined();
  }
});

test('an example hydrates from the server’s markup', async () => {
  const page = await browser.newPage();
  await page.goto(`${served.url}/carousel--plain`);
  await expect(page.locator('[aria-roledescription="carousel"][data-ready]')).toBeVisible();
  await page.close();
});
