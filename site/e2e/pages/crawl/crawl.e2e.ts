import { expect, type Page, test } from '@playwright/test';
import { isFullRun, withImages } from '#preview/checks/browser/browser-options.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl, waitForLayout } from '#site/e2e/product/product.ts';
import { readPage } from '../read-page.ts';
import { findCutOffText } from './find-cut-words.ts';
import { findPageErrors } from './find-page-errors.ts';
import { routeKinds, visitedRoutes } from './public-routes.ts';

/**
 * Opens each public address once, with every check that needs no interaction: errors in the console, axe on a wide
 * screen and on a phone, reflow at 320 px and at twice the text size (WCAG 1.4.10 and 1.4.4), and the same text without
 * script.
 */
test.describe.configure({ mode: 'parallel' });
test.use({ ...withImages(), contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const wide = { width: 1280, height: 900 };
const tablet = { width: 768, height: 900 };
const phone = { width: 360, height: 740 };
/** The states that other tests check use a wide screen. */
const checkedByAxe = isFullRun ? [wide, phone] : [phone];
/** 1280 by 1024 px, enlarged four times. */
const enlarged = { width: 320, height: 256 };

for (const kind of routeKinds) {
  test(`every page of the kind “${kind}” is accessible, reflows, and has the same content without script`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.route(/\/media\//, (route) => route.abort());
    const problems: Record<string, readonly string[]> = {};
    const errors = watchErrors(page);
    for (const path of await visitedRoutes(kind)) {
      await page.setViewportSize(wide);
      await Promise.all([page, plain].map((each) => each.goto(siteUrl() + path)));
      await waitForLayout(page);
      const found = [
        ...errors.splice(0),
        ...(await lostWithoutScript(page, plain)),
        ...(await inaccessible(page, path)),
        ...(await withoutRoom(page, path)),
      ];
      if (found.length > 0) problems[path] = found;
    }
    await plain.close();
    expect(problems).toEqual({});
  });
}

/** Records the errors in a page's console from now on. A page that is not found logs one itself. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isMissing = message.text().includes('the server responded with a status of 404');
    if (message.type() === 'error' && !isMissing) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(`error: ${message}`));
  return errors;
}

/** Returns what a page shows with script and not without. */
async function lostWithoutScript(page: Page, plain: Page): Promise<readonly string[]> {
  const there = new Set(await readPage(plain));
  if (there.size <= 10) return [`only ${there.size} things to read without script`];
  const lost = (await readPage(page)).filter((each) => !there.has(each));
  return lost.slice(0, 6).map((each) => `without script: ${each}`);
}

async function inaccessible(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of checkedByAxe) {
    await page.setViewportSize(size);
    // The header covers part of the target of an address with an anchor; the header's tests check that.
    await page.evaluate(() => scrollTo(0, 0));
    const violations = await findPageErrors(page, { without: path === '/tiles' ? ['landmark-unique'] : [] });
    found.push(...violations.map((each) => `axe at ${size.width} px: ${each}`));
  }
  return found;
}

async function withoutRoom(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, size, fontSize] of [
    ['enlarged four times', enlarged, ''],
    ['with text of twice the size', wide, '200%'],
    ['with text of twice the size on a tablet', tablet, '200%'],
  ] as const) {
    // The catalogue shows tickets at a third of a tablet's width, where a word of that size is wider than its tile. No
    // page does.
    if (size === tablet && path === '/tiles') continue;
    await page.setViewportSize(size);
    await page.evaluate(async (percent) => {
      document.documentElement.style.fontSize = percent;
      await document.fonts.ready;
    }, fontSize);
    await waitForLayout(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${name}: scrolls sideways by ${over} px`);
    found.push(...(await findCutOffText(page)).map((each) => `${name}: cut off: ${each}`));
  }
  return found;
}
