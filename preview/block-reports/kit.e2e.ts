import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { isWholeRun } from '../checks/browser/browser-options.ts';
import { openBrowser, picturesAreAlike } from '../visual/serve/open-browser.ts';
import { createTypeHash } from './hash-types.ts';
import { buildKit, type Kit } from './kit/build-kit.ts';
import { planExamplePages } from './kit/example-pages.ts';
import { checkNames } from './kit/rules/checks.ts';
import { runKit } from './kit/run-kit.ts';
import { type ServedKit, serveKit } from './kit/serve-kit.ts';
import { readPassports } from './made-passports.ts';
import { seededBlocks, soundBlock } from './seeded-blocks.ts';

test.skip(!picturesAreAlike, 'Passports are made on Linux x64 alone.');

let browser: Browser;
let served: ServedKit;
let kit: Kit;

test.beforeAll(async () => {
  kit = await buildKit();
  const seeded = new Map(seededBlocks.map(({ example, markup }) => [`seeded--${example}`, markup]));
  served = await serveKit(kit.assets, async (id) =>
    id === 'seeded--sound' ? soundBlock : (seeded.get(id) ?? kit.render(id)),
  );
  browser = await openBrowser();
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('a block that is sound passes every check', async () => {
  const sound = { id: 'seeded--sound', example: 'longest' };
  expect(await runKit(browser, served, [sound])).toEqual([]);
});

for (const { example, what, check } of seededBlocks)
  test(`the check “${check}” finds ${what}`, async () => {
    const found = await runKit(browser, served, [{ id: `seeded--${example}`, example }], [check]);
    expect(found.map((fault) => fault.check)).toContain(check);
  });

test('every check has a bad block that it must find', () => {
  const seeded = new Set(seededBlocks.map(({ check }) => check));
  expect(checkNames.filter((check) => !seeded.has(check))).toEqual([]);
});

test('every tile type has a report; one that is missing is written, and holds no fault', () => {
  test.setTimeout(300_000);
  const typesWithout = (): string[] => Object.keys(tiles).filter((type) => !Object.hasOwn(readPassports(), type));
  const missing = typesWithout();
  if (missing.length > 0) {
    const args = [join(import.meta.dirname, 'passports.ts'), ...missing];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    process.stdout.write(
      `There was no report of ${missing.join(', ')}. Now there is: commit preview/block-reports/reports.\n`,
    );
  }
  expect(typesWithout()).toEqual([]);
});

test('every tile type whose examples, code or style have changed since its report passes the checks', async () => {
  test.setTimeout(600_000);
  const reports = readPassports();
  const hashType = await createTypeHash();
  const changed = Object.keys(tiles).filter((type) => isWholeRun || reports[type]?.content !== hashType(type));
  const pages = planExamplePages().filter(({ type }) => changed.includes(type));
  expect(await runKit(browser, served, pages), `The reports are old: npm run passports ${changed.join(' ')}`).toEqual(
    [],
  );
});

test('all of an example is in what the server sends, islands too, and shown without script', async () => {
  for (const { id } of planExamplePages()) {
    const markup = (await kit.render(id)) ?? '';
    // React’s marks of a Suspense boundary that waits, has failed, or comes hidden and late.
    expect(markup.match(/<!--\$[?!]-->|<div hidden id="S:|<template/)?.[0], id).toBeUndefined();
  }
});

test('an example comes to life as the server drew it', async () => {
  const page = await browser.newPage();
  await page.goto(`${served.url}/carousel--plain`);
  await expect(page.locator('[aria-roledescription="carousel"][data-ready]')).toBeVisible();
  await page.close();
});
