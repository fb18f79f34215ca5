import { expect, type Page, test } from '@playwright/test';
import { withMotion } from '#preview/checks/browser/browser-options.ts';
import { closePopup, publish, siteUrl } from '../product/product.ts';

test.use(withMotion);

const phone = { width: 360, height: 740 };
const createText = (count: number): string => 'Rice and more rice. '.repeat(count);

test.describe('a full-height hero at the top of a page', () => {
  const links = [{ linkText: 'Book a table', linkUrl: '/book-now' }];
  const hero = { type: 'hero', key: 'opening', height: 'full', heading: 'A table', text: createText(3), links };

  for (const [variant, size] of [
    ['header1', phone],
    ['header1', { width: 768, height: 1024 }],
    ['header1', { width: 1280, height: 800 }],
    ['header2', { width: 1280, height: 800 }],
    ['header3', { width: 1280, height: 800 }],
    ['header4', { width: 1280, height: 800 }],
    ['header6', { width: 1280, height: 800 }],
  ] as const) {
    test(`ends at the bottom of the first screen, below banner and ${variant}, at ${size.width} px`, async ({
      page,
    }) => {
      await publish(`test-opening-${variant}`, [hero, { ...hero, key: 'later' }], { headerVariant: variant });
      await page.setViewportSize(size);
      await page.goto(`${siteUrl()}/test-opening-${variant}`);
      await expect(page.locator('site-banner')).toBeVisible();
      const { y, height } = (await page.locator('#opening').boundingBox()) ?? { y: 0, height: 0 };
      expect(Math.abs(y + height - size.height)).toBeLessThan(40);
      await expect(page.locator('#opening').getByRole('link')).toBeInViewport({ ratio: 1 });
      expect((await page.locator('#later').boundingBox())?.height).toBeCloseTo(size.height, -1);
    });
  }
});

test.describe('a long menu', () => {
  test('keeps its section links visible on a phone, without script, and marks the section on screen', async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${siteUrl()}/menu/main`);
    const nav = page.getByRole('navigation', { name: /Sections of/ });
    const link = nav.getByRole('link', { name: 'Curries' });
    await link.click();
    await expect(page.getByRole('heading', { name: 'Curries', level: 2 })).toBeInViewport();
    await expect(nav).toBeInViewport({ ratio: 1 });
    await page.close();
  });

  test('collapses its allergens by section on a phone; every dish is shown in print and on a wide screen', async ({
    page,
  }) => {
    await closePopup(page);
    await page.setViewportSize(phone);
    await page.goto(`${siteUrl()}/allergens`);
    const dishOf = (guide: string) => page.locator(guide).getByRole('rowheader', { name: /^Laksa lemak/ });
    await expect(dishOf('#guide')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(dishOf('#guide')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${siteUrl()}/menu/main`);
    const dish = dishOf('#allergens');
    await expect(dish).toBeHidden();
    await page.locator('#allergens summary', { hasText: 'Noodles and soup' }).click();
    await expect(dish).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(dish).toBeVisible();
    expect(await page.locator('#allergens table').first().evaluate(overflows)).toBe(false);
  });
});

const overflows = (element: Element): boolean => {
  const box = element.closest('section, [role=group]') ?? element;
  return box.scrollWidth > box.clientWidth;
};

test('a rich text table needs no horizontal scrolling on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl()}/terms-and-conditions`);
  const table = page.getByRole('table');
  await expect(table.getByRole('cell', { name: '24 hours before' })).toHaveCount(1);
  await expect(table.getByRole('cell', { name: '48 hours before' })).toHaveCount(1);
  expect(await table.evaluate(overflows)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('the page of a city has the city as its heading', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/london`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/London/);
});

test.describe('navigation from one document to the next', () => {
  const flows = async (page: Page): Promise<boolean> => {
    await closePopup(page);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.flowed = String('viewTransition' in event && event.viewTransition !== null);
      });
    });
    await page.goto(`${siteUrl()}/faqs`);
    await page.locator('a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    return (await page.locator('html').getAttribute('data-flowed')) === 'true';
  };

  test('is one transition', async ({ page }) => {
    expect(await flows(page)).toBe(true);
  });

  test('has no transition with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await flows(page)).toBe(false);
  });
});

test.describe('a page of many tiles', () => {
  const tiles = Array.from({ length: 9 }, (_, at) => ({
    type: 'text',
    key: `part-${at}`,
    heading: `Part ${at}`,
    body: `<p>${createText(150)}</p>`,
  }));
  /** How many pixels the content of a tile is taller than the tile. */
  const readOverflowPx = (page: Page): Promise<number> =>
    page.locator('#part-7').evaluate((tile) => tile.scrollHeight - tile.clientHeight);

  test('renders its layout to the end in idle time, and at once where the visitor starts further down', async ({
    page,
  }) => {
    await publish('test-many', tiles);
    await page.setViewportSize(phone);
    await page.goto(`${siteUrl()}/test-many`);
    await expect.poll(() => page.locator('.tile:not([data-laid-out])').count()).toBe(0);
    expect(await readOverflowPx(page)).toBe(0);
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}/test-many#part-8`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#part-8')).toBeInViewport();
    expect(await page.locator('.tile:not([data-laid-out])').count()).toBe(0);
  });

  test('renders its whole layout without script, so that an anchor leads to its tile', async ({ browser }) => {
    const page = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
    await publish('test-many-plain', tiles);
    await page.goto(`${siteUrl()}/test-many-plain#part-8`);
    await expect(page.locator('#part-8')).toBeInViewport();
    expect(await readOverflowPx(page)).toBe(0);
    await page.close();
  });
});
