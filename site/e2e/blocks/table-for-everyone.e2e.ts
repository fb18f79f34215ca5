import { expect, type Page, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { ask, closePopup, siteUrl } from '../product/product.ts';

const path = '/table-for-everyone';
const popupPicture = demoData.settings.popup?.image?.url;

async function openTable(page: Page, fragment = ''): Promise<void> {
  await closePopup(page);
  await page.goto(siteUrl() + path + fragment);
  const first = page.getByLabel('Name').first();
  await first.scrollIntoViewIfNeeded();
  await first.fill('Zebedee');
  await expect(page.getByRole('group', { name: 'Zebedee' })).toBeVisible();
}

const guest = (page: Page, number: number) =>
  page
    .locator('[data-seat]')
    .nth(number - 1)
    .locator('xpath=ancestor::fieldset');
const yes = (page: Page, column: number) => page.locator(`tbody tr td:nth-of-type(${column})[data-fit=yes]`);
const tableStatus = (page: Page) => page.locator('[role=status]').filter({ hasText: /middle of the table|suits all/ });

async function choose(page: Page, number: number, ...needs: readonly string[]): Promise<void> {
  const form = guest(page, number);
  await form.locator('summary').click();
  for (const need of needs) await form.getByLabel(need, { exact: true }).check();
}

test('each guest gets the same dishes as on the filtered menu, without any request to a server', async ({ page }) => {
  await openTable(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The popup's image loads when the popup opens, which may be now. The names of the dishes need a font of more letters.
    if (request.url() !== siteUrl() + popupPicture && request.resourceType() !== 'font')
      sent.push(`${request.method()} ${request.url()}`);
  });
  await guest(page, 2).locator('summary').click();
  await guest(page, 2).getByLabel('Vegan', { exact: true }).check();
  const { body } = await ask('/menu/main?diet=vegan');
  const shown = Number(/(\d+) of \d+ dishes/.exec(body)?.[1]);
  expect(shown).toBeGreaterThan(3);
  await expect(yes(page, 2)).toHaveCount(shown);
  await expect(tableStatus(page)).toContainText('everyone has a choice');
  await expect(tableStatus(page)).toContainText(`${shown} dishes for the middle of the table`);
  await page.getByLabel('Only what everyone can share').check();
  await expect(page.locator('tbody tr[data-for-all]')).toHaveCount(shown);
  await expect(page.locator('tbody tr:has(td):not([data-for-all])')).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(page.url()).toBe(siteUrl() + path);
});

test('a dish without allergen data is never suitable for a guest who avoids something', async ({ page }) => {
  await openTable(page);
  await choose(page, 1, 'Tree nuts');
  await expect(page.locator('td[data-fit=unknown]').first()).toHaveText(/Not known, ask us/);
  expect(await yes(page, 1).count()).toBeLessThan(await yes(page, 2).count());
  await expect(tableStatus(page)).toContainText('we do not know enough: ask the team');
});

test('a link restores the table and is removed from the address at once; a reload keeps the table, another page forgets it', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await closePopup(page);
  await page.goto(`${siteUrl()}${path}#table=Anna~~milk.nuts&table=Ben~vegan~`);
  await expect(page.getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  expect(page.url()).toBe(siteUrl() + path);
  await expect(page.getByText('no milk, no tree nuts')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Anna' })).toBeVisible();
  expect(requestedUrls.filter((url) => /Anna|vegan|milk/.test(url))).toEqual([]);
  await page.goto(`${siteUrl()}/allergens`);
  await page.goto(siteUrl() + path);
  await expect(page.getByRole('group', { name: 'Guest 1' })).toBeVisible();
  await expect(page.getByText(/\d+ dishes\. Nobody has named a diet/)).toBeVisible();
});

test('a shared table warns about values that no longer exist, and only then', async ({ page }) => {
  await closePopup(page);
  await page.goto(`${siteUrl()}${path}#table=Anna~vegan~milk`);
  await expect(page.getByRole('columnheader', { name: 'Anna' })).toBeVisible();
  const alert = page.locator('#guests').getByRole('alert');
  await expect(alert).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${siteUrl()}${path}#table=Ben~vegan.moonlight~milk`);
  await expect(page.getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  await expect(alert).toContainText('Please check each guest’s needs');
  await expect(page.getByText('Vegan, no milk')).toBeVisible();
});

test('a link opened on the page itself restores its table', async ({ page }) => {
  await openTable(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    location.hash = '#table=Cleo~~nuts';
  });
  await reloaded;
  await expect(page.getByRole('columnheader', { name: 'Cleo' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Zebedee' })).toHaveCount(0);
  expect(page.url()).toBe(siteUrl() + path);
});

test('a table has from one to eight guests', async ({ page }) => {
  await openTable(page);
  const add = page.getByRole('button', { name: 'Add a guest' });
  for (let guests = 2; guests < 8; guests += 1) await add.click();
  await expect(add).toHaveCount(0);
  for (let guests = 8; guests > 1; guests -= 1)
    await page
      .getByRole('button', { name: /^Take .* away$/ })
      .last()
      .click();
  await expect(page.getByRole('button', { name: /^Take .* away$/ })).toHaveCount(0);
});

test('switching the menu keeps the guests', async ({ page }) => {
  await openTable(page);
  await page.locator('#guests select').selectOption('kids');
  await expect(page.getByText(/(kid|child).*: \d+ dishes\. Nobody has named a diet/i)).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Zebedee');
});

for (const width of [360, 1280]) {
  test(`the table has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    await choose(page, 1, 'Milk');
    // The header covers part of the first guest where the page has scrolled.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findPageErrors(page, { within: '#guests' })).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says where to find the same information, and sends no guest’s needs', async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expect(page.getByRole('link', { name: 'allergen guide' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a guest' })).toBeHidden();
  });
});
