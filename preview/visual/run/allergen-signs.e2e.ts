import { type Browser, expect, type Page, test } from '@playwright/test';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { buildCatalogue } from '#preview/stories/build-catalogue.ts';
import { readPng } from '../image/read-png.ts';
import { areScreenshotsReproducible, openBrowser } from '../serve/open-browser.ts';
import { serveCatalogue } from '../serve/serve-catalogue.ts';
import type { StaticServer } from '../serve/serve-files.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

test.skip(!areScreenshotsReproducible, 'Screenshots are read on Linux x64 only.');
test.skip(hasAlreadyPassed('screenshots'), 'It has passed with the same stories, styles and packages.');

let browser: Browser;
let served: StaticServer;
let story: StoryPage;

test.beforeAll(async () => {
  [served, browser] = [await serveCatalogue(buildCatalogue()), await openBrowser()];
  story = await openStoryPage(browser, served.url, 'allergen-guide--plain', []);
  await story.show('allergen-guide--plain', 360);
  await story.page.evaluate(() => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
  });
});
test.afterAll(async () => {
  await story?.close();
  await browser?.close();
  await served?.close();
});

/** The pixels of the circle before an element’s text: its size, and whether each pixel has the expected colour. */
async function readCircle(page: Page, selector: string) {
  const element = page.locator(selector).first();
  // Away from the sticky header and the sticky column with the dishes’ names.
  await element.evaluate((owner) => owner.scrollIntoView({ block: 'center', inline: 'center' }));
  const { clip, colour } = await element.evaluate((owner) => {
    const style = getComputedStyle(owner, '::before');
    const { left, top, height } = owner.getBoundingClientRect();
    const size = Number.parseFloat(style.inlineSize);
    const clip = { x: left, y: top, width: Math.ceil(size) + 2, height: Math.min(Math.ceil(size) * 2, height) };
    return { clip, colour: (style.color.match(/\d+/g) ?? []).slice(0, 3).map(Number) };
  });
  const { width, pixels } = readPng(await page.screenshot({ clip }));
  const isFilled = (at: number): boolean => colour.every((value, channel) => pixels[at * 3 + channel] === value);
  return { width, size: clip.width - 2, filled: Array.from({ length: pixels.length / 3 }, (_, at) => isFilled(at)) };
}

/** The share of a circle’s inside, away from its edge, that is filled: on the left, on the right, and in total. */
async function filledShares(page: Page, selector: string): Promise<readonly number[]> {
  const { width, size, filled } = await readCircle(page, selector);
  const rows = filled.flatMap((is, at) => (is ? [Math.floor(at / width)] : []));
  const middle = { x: size / 2, y: (Math.min(...rows) + Math.max(...rows) + 1) / 2 };
  const inside = filled.flatMap((is, at) => {
    const [x, y] = [(at % width) + 0.5 - middle.x, Math.floor(at / width) + 0.5 - middle.y];
    return Math.hypot(x, y) < size / 2 - 2 ? [{ x, is }] : [];
  });
  const share = (side: typeof inside): number => side.filter(({ is }) => is).length / side.length;
  return [share(inside.filter(({ x }) => x < -0.5)), share(inside.filter(({ x }) => x > 0.5)), share(inside)];
}

for (const [forcedColors, name] of [
  ['none', 'as they are designed'],
  ['active', 'in forced colours'],
] as const)
  test(`the signs of allergens differ in shape ${name}: “contains” is a full circle, “may contain” half of one [menu.allergens]`, async () => {
    const { page } = story;
    await page.emulateMedia({ forcedColors });
    for (const level of ['contains', 'may-contain']) {
      const expected = level === 'contains' ? [1, 1, 1] : [1, 0, expect.any(Number)];
      expect(await filledShares(page, `dl [data-level=${level}] dt`), level).toEqual(expected);
      expect(await filledShares(page, `td[data-level=${level}] > span:last-child`), level).toEqual(expected);
    }
  });

test('the circles of allergens are printed although they are backgrounds [menu.allergens]', async () => {
  const adjusts = await story.page
    .locator('[data-level=contains] dt, td[data-level=contains] > span:last-child')
    .evaluateAll((owners) => owners.map((owner) => getComputedStyle(owner, '::before').printColorAdjust));
  expect(adjusts.length).toBeGreaterThan(1);
  expect(new Set(adjusts)).toEqual(new Set(['exact']));
});
