import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const tile = (page: Page, type = 'menu-section') => page.locator(`[data-tile="${type}"]`).first();
const summary = (page: Page, type?: string) => tile(page, type).getByRole('status').first();
const box = (page: Page, name: string, type?: string) => tile(page, type).getByRole('checkbox', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('diet'));

/** Chooses on the main menu: vegan, without peanuts. */
async function chooseProfile(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').check();
  await tile(page).getByText('Leave out allergens').click();
  await box(page, 'Peanuts').check();
  await expect(summary(page)).toContainText(/^Vegan, leaving out peanuts · \d+ of \d+ dishes$/);
}

test('a profile set on a menu applies on other menus, in the guide, and survives a reload [diner.profile]', async ({
  page,
}) => {
  await chooseProfile(page);
  const onMenu = await summary(page).innerText();
  await page.reload();
  await expect(summary(page)).toHaveText(onMenu);
  await expect(box(page, 'Vegan')).toBeChecked();
  await page.goto(`${siteUrl()}/allergens`);
  await expect(summary(page, 'allergen-guide')).toHaveText(onMenu);
  await expect(tile(page, 'allergen-guide').locator('[data-dish]:visible')).not.toHaveCount(0);
});

test('a saved profile is that of the first guest at the table [diner.profile]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('diet', 'diet=vegan&avoid=peanuts'));
  await page.goto(`${siteUrl()}/table-for-everyone`);
  await page.locator('#guests').scrollIntoViewIfNeeded();
  await expect(page.locator('#guests summary').first()).toContainText('Vegan, no peanuts');
});

test('diets and allergens are in no address and in no request [diner.profile]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await chooseProfile(page);
  await page.goto(`${siteUrl()}/menu/kids`);
  await expect(summary(page)).toContainText('leaving out peanuts');
  expect(page.url()).toBe(`${siteUrl()}/menu/kids`);
  expect(sent.filter((each) => /vegan\b(?!-)|peanuts/i.test(each.replace(/\/media\/\S+/, '')))).toEqual([]);
});

test('no dish that contains an allergen, may contain it or is unknown is shown, and the page says so [diner.profile]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await expect(tile(page).getByText('Allergens not declared: please ask').first()).toBeVisible();
  await tile(page).getByText('Leave out allergens').click();
  await box(page, 'Lupin').check();
  await expect(summary(page)).toContainText('Leaving out lupin');
  await expect(tile(page).getByText('Allergens not declared: please ask').locator('visible=true')).toHaveCount(0);
  await expect(tile(page).getByText('those of which we do not know, are left out too')).toBeVisible();
  const [, shown, total] = /(\d+) of (\d+)/.exec(await summary(page).innerText()) ?? [];
  await expect(tile(page).locator('[data-dish]:visible')).toHaveCount(Number(shown));
  expect(Number(shown)).toBeLessThan(Number(total));
});

test('a dish without facts is never shown to somebody who avoids something [diner.profile]', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await page.evaluate(() => document.querySelector('[data-dish]')?.setAttribute('data-dish', ''));
  const dish = tile(page).locator('[data-dish=""]');
  await expect(dish).toBeVisible();
  await tile(page).getByText('Leave out allergens').click();
  await box(page, 'Lupin').check();
  await expect(dish).toBeHidden();
});

test('a visitor sees and deletes the profile on the cookie page [diner.profile]', async ({ page }) => {
  await chooseProfile(page);
  await page.goto(`${siteUrl()}/cookies`);
  const saved = page.locator('saved-profile');
  await expect(saved).toContainText('Vegan, without peanuts');
  await expect(page.getByRole('row').filter({ hasText: 'diets and allergens that you chose' })).toBeVisible();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toContainText('Deleted');
  expect(await stored(page)).toBeNull();
  await page.goto(`${siteUrl()}/menu/main`);
  await expect(summary(page)).toHaveText(/^\d+ dishes$/);
});

test('the profile is deleted on a menu, which shows every dish again [diner.profile]', async ({ page }) => {
  await chooseProfile(page);
  await tile(page).getByRole('link', { name: 'Show all' }).first().click();
  await expect(summary(page)).toHaveText(/^\d+ dishes$/);
  expect(await stored(page)).toBeNull();
  await expect(box(page, 'Vegan')).not.toBeChecked();
});

test('where the browser blocks storage, the choice works for the page and the page says so [diner.profile]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await chooseProfile(page);
  await expect(tile(page).getByText('it lasts for this page')).toBeVisible();
  await page.reload();
  await expect(summary(page)).toHaveText(/^\d+ dishes$/);
});

test('a menu of drinks counts drinks, and has no switch for kcal [diner.profile]', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/drinks`);
  await expect(summary(page)).toHaveText(/^\d+ drinks$/);
  await expect(tile(page).getByRole('link', { name: 'Hide kcal' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a vegan main without nuts at the Oxford restaurant is four taps away, with the count always in view [diner.profile]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/restaurants/oxford/oxford/menu/main`);
    const path = new URL(page.url()).pathname;
    expect(path).toContain('oxford');
    let taps = 0;
    const tap = async (target: ReturnType<Page['locator']>): Promise<void> => {
      await target.tap();
      taps += 1;
    };
    await tap(tile(page).getByRole('link', { name: 'Diet and allergens' }));
    const sheet = page.getByRole('dialog', { name: 'Diet and allergens' });
    const count = sheet.locator('[data-filter-part="summary"]');
    await expect(count).toBeInViewport();
    const before = await count.innerText();
    await tap(sheet.locator('label').filter({ hasText: /^Vegan$/ }));
    await expect(count).not.toHaveText(before);
    await tap(sheet.locator('label').filter({ hasText: 'Tree nuts' }));
    await expect(count).toContainText('Vegan, leaving out tree nuts · ');
    await expect(count).toBeInViewport();
    await tap(sheet.getByRole('button', { name: 'Done' }));
    await expect(sheet).toBeHidden();
    await expect(tile(page).getByRole('link', { name: 'Diet and allergens' })).toBeFocused();
    expect(taps).toBeLessThanOrEqual(4);
    const dishes = tile(page).locator('[data-dish]:visible');
    expect(await dishes.count()).toBeGreaterThan(0);
    for (const dish of await dishes.all()) expect(await dish.getAttribute('data-dish')).toMatch(/^\S*\bvegan\b/);
  });

  test('the choice is still there in the allergen guide [diner.profile]', async ({ page }) => {
    await page.goto(`${siteUrl()}/menu/main`);
    await tile(page).getByRole('link', { name: 'Diet and allergens' }).tap();
    await page.locator('dialog:modal label').filter({ hasText: 'Milk' }).last().tap();
    await page.locator('dialog:modal').getByRole('button', { name: 'Done' }).tap();
    await page.goto(`${siteUrl()}/allergens`);
    await expect(summary(page, 'allergen-guide')).toContainText('milk · ');
    await expect(summary(page, 'allergen-guide')).toBeVisible();
  });
});

for (const width of [360, 1280])
  test(`a saved profile shifts the layout by less than 0.01 at ${width} px [diner.profile]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A late font moves text as well.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      localStorage.setItem('diet', 'diet=vegan&avoid=peanuts&avoid=milk');
      const shifts: { value: number; moved: (string | undefined)[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
          shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${siteUrl()}/menu/main#menu-results`);
    await expect(summary(page)).toContainText('Vegan, leaving out');
    await expect(tile(page).locator('input[name="diet"][value="vegan"]')).toBeChecked();
    await page.waitForLoadState('networkidle');
    const shifts: { value: number }[] = await page.evaluate('shifts');
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the choice is a form, and its result is at an address [diner.profile]', async ({ page }) => {
    await page.goto(`${siteUrl()}/menu/main`);
    await box(page, 'Vegan').check();
    await tile(page).getByText('Leave out allergens').click();
    await box(page, 'Peanuts').check();
    await tile(page).getByRole('button', { name: 'Show dishes' }).click();
    await expect(page).toHaveURL(/diet=vegan&avoid=peanuts/);
    await expect(summary(page)).toHaveText(/^Vegan, leaving out peanuts · \d+ of \d+ dishes$/);
    await expect(tile(page).getByRole('link', { name: 'Diet and allergens' })).toBeHidden();
  });
});
