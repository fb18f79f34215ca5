import { expect, type Page, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { ask, closePopup, siteUrl } from '../product/product.ts';

const path = '/table-for-everyone';
const popupPicture = demoData.settings.popup?.image?.url;

async function openTable(page: Page, fragment = ''): Promise<void> {
  await closePopup(page);
  await page.goto(siteUrl() + path + fragment);
  const first = guest(page, 1);
  await first.scrollIntoViewIfNeeded();
  await expect(page.locator('#guests [inert]')).toHaveCount(0);
  await first.locator('summary').click();
  await first.getByLabel('Name').fill('Zebedee');
  await expect(page.getByRole('group', { name: 'Zebedee' })).toBeVisible();
}

const guest = (page: Page, number: number) => page.locator('#guests details:has(fieldset)').nth(number - 1);
/** The groups of dishes whose title matches. */
const groups = (page: Page, title: RegExp) =>
  page.locator('#guests details:not(:has(fieldset))').filter({ has: page.locator('summary', { hasText: title }) });
/** How many dishes a guest can eat, by what the table says. */
const countFor = async (page: Page, number: number): Promise<number> =>
  Number(
    /(\d+) dish/.exec(
      await page
        .getByRole('list', { name: 'What each guest can eat' })
        .locator('li')
        .nth(number - 1)
        .innerText(),
    )?.[1],
  );
const tableStatus = (page: Page) => page.locator('[role=status]').filter({ hasText: /middle of the table|suits all/ });

async function choose(page: Page, number: number, ...needs: readonly string[]): Promise<void> {
  const form = guest(page, number);
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
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
  await choose(page, 2, 'Vegan');
  const { body } = await ask('/menu/main?diet=vegan');
  const shown = Number(/(\d+) of \d+ dishes/.exec(body)?.[1]);
  expect(shown).toBeGreaterThan(3);
  expect(await countFor(page, 2)).toBe(shown);
  await expect(tableStatus(page)).toContainText('everyone has a choice');
  await expect(tableStatus(page)).toContainText(`${shown} dishes for the middle of the table`);
  const shared = groups(page, /^For everyone/);
  await expect(shared.locator('li').filter({ visible: true })).toHaveCount(shown);
  const others = groups(page, /^Not for Guest 2/);
  await expect(others.locator('li').filter({ visible: true })).toHaveCount(0);
  await others.locator('summary').click();
  await expect(others.locator('li').first()).toBeVisible();
  expect(sent).toEqual([]);
  expect(page.url()).toBe(siteUrl() + path);
});

test('a dish without allergen data is never suitable for a guest who avoids something', async ({ page }) => {
  await openTable(page);
  await choose(page, 1, 'Tree nuts');
  await expect(groups(page, /^Not known for Zebedee: ask us/)).toHaveCount(1);
  expect(await countFor(page, 1)).toBeLessThan(await countFor(page, 2));
  await expect(tableStatus(page)).toContainText('we do not know enough: ask the team');
});

test('a link restores the table and is removed from the address at once; a reload keeps the table, another page forgets it', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await closePopup(page);
  await page.goto(`${siteUrl()}${path}#table=Anna~~milk.nuts&table=Ben~vegan~`);
  await expect(guest(page, 2)).toContainText('Ben');
  expect(page.url()).toBe(siteUrl() + path);
  await expect(page.getByText('No milk, no tree nuts')).toBeVisible();
  await page.reload();
  await expect(guest(page, 1).locator('summary')).toContainText('Anna');
  expect(requestedUrls.filter((url) => /Anna|vegan|milk/.test(url))).toEqual([]);
  await page.goto(`${siteUrl()}/allergens`);
  await page.goto(siteUrl() + path);
  await expect(guest(page, 1).locator('summary')).toContainText('Guest 1');
  await expect(page.getByText(/\d+ dishes\.$/)).toBeVisible();
});

test('a shared table warns about values that no longer exist, and only then', async ({ page }) => {
  await closePopup(page);
  await page.goto(`${siteUrl()}${path}#table=Anna~vegan~milk`);
  await expect(guest(page, 1).locator('summary')).toContainText('Anna');
  const alert = page.locator('#guests').getByRole('alert');
  await expect(alert).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${siteUrl()}${path}#table=Ben~vegan.moonlight~milk`);
  await expect(guest(page, 1).locator('summary')).toContainText('Ben');
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
  await expect(guest(page, 1).locator('summary')).toContainText('Cleo');
  await expect(page.getByRole('group', { name: 'Zebedee' })).toHaveCount(0);
  expect(page.url()).toBe(siteUrl() + path);
});

test('a table has from one to eight guests', async ({ page }) => {
  await openTable(page);
  const add = page.getByRole('button', { name: 'Add a guest' });
  for (let guests = 2; guests < 8; guests += 1) await add.click();
  await expect(add).toHaveCount(0);
  for (let guests = 8; guests > 1; guests -= 1) {
    // A new guest is open already.
    if (guests < 8) await guest(page, guests).locator('summary').click();
    // One guest is open at a time.
    await expect(page.locator('#guests details[open]:has(fieldset)')).toHaveCount(1);
    await page.getByRole('button', { name: /^Take .* away$/ }).click();
  }
  await guest(page, 1).locator('summary').click();
  await expect(page.getByRole('button', { name: /^Take .* away$/ })).toHaveCount(0);
});

test('switching the menu keeps the guests', async ({ page }) => {
  await openTable(page);
  await page.locator('#guests select').selectOption('kids');
  await expect(page.getByText(/(kid|child).*: \d+ dishes\.$/i)).toBeVisible();
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
    // The guests are never a scroll area of their own.
    const scrollers = await page
      .locator('#guests *')
      .evaluateAll((all) =>
        all.filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY)).map(({ className }) => className),
      );
    expect(scrollers).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a form asks for the needs of the whole table, and the menu shows what suits all', async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expect(page.getByRole('link', { name: 'allergen guide' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a guest' })).toBeHidden();
    await page.getByLabel('Vegan', { exact: true }).filter({ visible: true }).check();
    await page.getByLabel('Tree nuts', { exact: true }).filter({ visible: true }).check();
    await page.getByRole('button', { name: /dishes for everyone$/ }).click();
    await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=vegan&avoid=nuts`);
    await expect(
      page
        .getByText(/Vegan, leaving out tree nuts · \d+ of \d+ dishes/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});
