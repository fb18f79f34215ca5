import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { isFullRun } from '../checks/browser/browser-options.ts';
import { areScreenshotsReproducible } from '../visual/serve/open-browser.ts';
import { readCheckedBlocks, writeCheckedBlocks } from './checked-blocks.ts';
import { createTypeHash } from './hash-types.ts';
import { planExamplePages } from './kit/example-pages.ts';
import { type OpenKit, openKit } from './kit/open-kit.ts';
import { runKit } from './kit/run-kit.ts';

test.skip(!areScreenshotsReproducible, 'Block reports are generated on Linux x64 only.');

/** Computes the hash of a tile type. Created once, because it reads all sources. */
let hashes: ReturnType<typeof createTypeHash> | undefined;
const typeHash = (): ReturnType<typeof createTypeHash> => {
  hashes ??= createTypeHash();
  return hashes;
};

/** Opened by the first type that has to be checked. */
let opening: Promise<OpenKit> | undefined;
const open = (): Promise<OpenKit> => {
  opening ??= openKit();
  return opening;
};
test.afterAll(async () => (await opening)?.close());

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
  test(`the tile type ${type} passes the checks, and the server sends all of its examples`, async () => {
    test.setTimeout(300_000);
    const checked = readCheckedBlocks();
    const hash = (await typeHash())(type);
    test.skip(!isFullRun && checked[type]?.passed === hash, 'Its examples, code and styles are those that passed.');
    const { browser, served, kit } = await open();
    const pages = planExamplePages().filter((page) => page.type === type);
    for (const { id } of pages) {
      const markup = (await kit.render(id)) ?? '';
      // React’s markers of a Suspense boundary that is pending, has failed, or is streamed later.
      expect(markup.match(/<!--\$[?!]-->|<div hidden id="S:|<template/)?.[0], id).toBeUndefined();
    }
    const failures = await runKit(browser, served, pages);
    expect(failures, `Correct the failures, then run npm run block-reports ${type}`).toEqual([]);
    const block = checked[type];
    if (block) writeCheckedBlocks({ ...checked, [type]: { ...block, passed: hash } });
  });
