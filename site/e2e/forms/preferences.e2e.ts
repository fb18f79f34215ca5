import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

const paths = [
  '/',
  '/about',
  '/menu/main',
  '/restaurants/london/soho',
  '/restaurants',
  '/offer/weekday-lunch',
  '/careers/job-search',
  '/contact',
  '/nothing/is/here',
];

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('every button and field has a visible border', async ({ page }) => {
    test.setTimeout(90_000);
    const bare: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await page.goto(siteUrl() + path);
      const found = await page.locator('button, input, select, textarea').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          // The browser renders native controls in the reader's colours.
          .filter((each) => !each.matches('[type=radio]') || getComputedStyle(each).appearance === 'none')
          .filter((each) => {
            const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(each);
            return (
              borderBottomStyle === 'none' || borderBottomWidth === '0px' || borderBottomColor === 'rgba(0, 0, 0, 0)'
            );
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      if (found.length > 0) bare[path] = found;
    }
    expect(bare).toEqual({});
  });

  test('a selected box looks different from one that is not', async ({ page }) => {
    await page.goto(`${siteUrl()}/menu/main?diet=vegan`);
    /** The mark in a box: whether it is visible, in a colour different from the box. */
    const marked = (name: string) =>
      page
        .locator('form')
        .getByLabel(name, { exact: true })
        .first()
        .evaluate((box) => {
          const mark = getComputedStyle(box, '::before');
          return mark.content !== 'none' && mark.backgroundColor !== getComputedStyle(box).backgroundColor;
        });
    expect(await marked('Vegan')).toBe(true);
    expect(await marked('Vegetarian')).toBe(false);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on any kind of page, from its top to its end', async ({ page }) => {
    test.setTimeout(90_000);
    const moving: Record<string, readonly string[]> = {};
    for (const path of [...paths, '/tiles']) {
      await page.goto(siteUrl() + path);
      const found = await page.evaluate(async () => {
        const seen = new Set<string>();
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo(0, top);
          await new Promise(requestAnimationFrame);
          for (const { effect } of document.getAnimations()) {
            const target = effect instanceof KeyframeEffect ? effect.target : undefined;
            if (Number(effect?.getComputedTiming().duration) > 10)
              seen.add(target?.outerHTML.slice(0, 120) ?? 'unknown');
          }
        }
        return [...seen];
      });
      if (found.length > 0) moving[path] = found;
    }
    expect(moving).toEqual({});
  });
});

/** The visible text of a page in document order, without form controls and links. */
const readVisibleText = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} :is(h1, h2, h3, h4, dt, dd, th, td, p, li)`).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !each.closest('form, nav'))
      .map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  );

test.describe('in print', () => {
  for (const path of ['/allergens', '/terms-and-conditions']) {
    test(`${path} shows all its text, as on a screen with all disclosures open`, async ({ page }) => {
      test.setTimeout(60_000);
      // As wide as a sheet of paper, because the layout of tables depends on the available width.
      await page.setViewportSize({ width: 700, height: 990 });
      await page.goto(siteUrl() + path);
      await page.evaluate(() => {
        for (const disclosure of document.querySelectorAll('main details'))
          if (disclosure instanceof HTMLDetailsElement) disclosure.open = true;
      });
      const onScreen = await readVisibleText(page, 'main');
      expect(onScreen.length).toBeGreaterThan(30);
      await page.reload();
      await page.emulateMedia({ media: 'print' });
      const onPaper = new Set(await readVisibleText(page, 'main'));
      expect(onScreen.filter((line) => !onPaper.has(line))).toEqual([]);
    });
  }

  test('controls for the screen are not printed, and nothing covers the text', async ({ page }) => {
    await page.goto(`${siteUrl()}/menu/main`);
    await page.emulateMedia({ media: 'print' });
    const fixed = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => getComputedStyle(each).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(fixed).toEqual([]);
    for (const part of ['[data-part="masthead"]', '[data-shown-after]', '[data-cookie-banner]', '#site-menu'])
      await expect(page.locator(part)).toBeHidden();
  });
});
