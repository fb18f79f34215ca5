import { expect, test } from '@playwright/test';
import { hasAlreadyPassed } from '../checks/passed/cached-tests.ts';
import { areScreenshotsReproducible } from '../visual/serve/open-browser.ts';
import { type OpenKit, openKit } from './kit/open-kit.ts';
import { checkNames } from './kit/rules/checks.ts';
import { runKit } from './kit/run-kit.ts';
import { seededBlocks } from './seeded-blocks.ts';

test.skip(!areScreenshotsReproducible, 'Block reports are generated on Linux x64 only.');
test.skip(hasAlreadyPassed('kit'), 'It has passed with the same checks, renderer and packages.');

let open: OpenKit;

test.beforeAll(async () => {
  open = await openKit();
});
test.afterAll(() => open?.close());

test('a valid block passes every check', async () => {
  const valid = { id: 'seeded--sound', example: 'longest' };
  expect(await runKit(open.browser, open.served, [valid])).toEqual([]);
});

for (const { example, what, check } of seededBlocks)
  test(`the check “${check}” finds ${what}`, async () => {
    const found = await runKit(open.browser, open.served, [{ id: `seeded--${example}`, example }], [check]);
    expect(found.map((failure) => failure.check)).toContain(check);
  });

test('every check has a bad block that it must find', () => {
  const seeded = new Set(seededBlocks.map(({ check }) => check));
  expect(checkNames.filter((check) => !seeded.has(check))).toEqual([]);
});

test('an example hydrates from the server’s markup', async () => {
  const page = await open.browser.newPage();
  await page.goto(`${open.served.url}/carousel--plain`);
  await expect(page.locator('[aria-roledescription="carousel"][data-ready]')).toBeVisible();
  await page.close();
});
