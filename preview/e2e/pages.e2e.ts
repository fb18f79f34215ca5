import { expect, type Page, test } from '@playwright/test';
import { ask, previewUrl, publish } from '#site/e2e/product/product.ts';
import { openPage, planKeys, readDraft, signIn, writeDraft } from './testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const openList = async (page: Page): Promise<void> => {
  await page.goto(previewUrl());
  await expect(page.getByRole('link', { name: 'Allergens' })).toBeVisible();
};

test('the first Tab reaches the link that skips the navigation [editor.content]', async ({ page }) => {
  await openList(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('pages are found by text, by status, and by the tiles they use [preview.compose] [editor.find]', async ({
  page,
}) => {
  await writeDraft('test-found', [{ type: 'divider', key: 'line' }], 'A quillon to be found');
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('found quillon');
  await expect(page.locator('.page-item')).toHaveCount(1);
  await page.getByLabel('Status').selectOption('live');
  await expect(page.getByText('No pages match these filters.')).toBeVisible();
  await page.getByLabel('Status').selectOption('all');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByLabel('Uses tile').selectOption('job-search');
  await expect(page.getByRole('link', { name: 'Open jobs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A quillon to be found' })).toHaveCount(0);
  // Other tests publish pages with that tile too.
  const jobs = page.locator('.page-item').filter({ hasText: 'Open jobs' });
  await expect(jobs).toContainText('once in the draft, 1 live');
});

test('no page is created at an address that the site uses itself: the field says why [editor.addresses]', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Menu');
  const address = page.getByRole('textbox', { name: 'Address' });
  for (const [id, reason] of [
    ['menu', 'The site uses /menu itself'],
    ['book-a-table', 'Visitors of /book-a-table are redirected to /#booking'],
  ] as const) {
    await address.fill(id);
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
  }
  const call = { data: { id: 'menu', tiles: [] } };
  const answer = await page.context().request.put(`${previewUrl()}/_preview/api/editing/page/menu/draft`, call);
  expect(answer.status()).toBe(422);
});

test('a page is duplicated, and its copy is a separate page [preview.compose]', async ({ page }) => {
  const id = `test-copy-${Date.now()}`;
  await writeDraft('test-original', [{ type: 'divider', key: 'line' }], 'An original');
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('An original');
  await page.getByRole('button', { name: 'Actions for An original' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(id);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect.poll(() => planKeys(page)).toEqual(['line']);
  expect((await readDraft(id)).title).toBe(id);
  expect((await readDraft('test-original')).title).toBe('An original');
});

test('a page is deleted, and Undo restores it for visitors too [preview.compose]', async ({ page }) => {
  await publish('test-deleted', [{ type: 'divider', key: 'line' }], { title: 'To be deleted' });
  await expect.poll(async () => (await ask('/test-deleted')).status).toBe(200);
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('To be deleted');
  await page.getByRole('button', { name: 'Actions for To be deleted' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Delete / });
  await expect(question).toContainText('will get “Page not found”');
  await question.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.locator('.toast')).toBeInViewport();
  await expect(page.locator('.toast')).toContainText('To be deleted was deleted.');
  await expect.poll(async () => (await ask('/test-deleted')).status).toBe(404);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'To be deleted' })).toBeVisible();
  await expect.poll(async () => (await ask('/test-deleted')).status).toBe(200);
});

test('a new page says what is wrong with its title or address, and keeps what was typed [preview.compose]', async ({
  page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a title.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Title' }).fill('Allergens');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('alert')).toContainText('A page at /allergens already exists');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Address' }).fill('Not An Address');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('alert')).toContainText('must have one or two parts of lower-case letters');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Allergens');
});

test('home and templates, which other addresses need, cannot be deleted [preview.compose]', async ({ page }) => {
  await openList(page);
  await page.getByLabel('Status').selectOption('template');
  await page.getByRole('button', { name: /^Actions for Template of restaurant pages, / }).click();
  const item = page.getByRole('menuitem', { name: 'Delete', exact: true });
  await expect(item).toBeDisabled();
  await expect(item).toHaveAccessibleDescription('Other addresses need this template.');
});

test('an address without a page says so, and links to all pages', async ({ page }) => {
  await page.goto(`${previewUrl()}/pages/no-such-page`);
  await expect(page.getByRole('heading')).toHaveText('The page could not be opened');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page.getByRole('link', { name: 'Allergens' })).toBeVisible();
});

test('a template of a restaurant can be previewed for any restaurant [preview.time]', async ({ page }) => {
  await openPage(page, '_restaurant');
  const target = page.getByLabel('Preview for');
  await target.selectOption({ label: 'Soho' });
  await expect(page.locator('.frame iframe').first()).toHaveAttribute('src', /restaurants\/london\/soho/);
  await expect(page.locator('.frame iframe').first().contentFrame().locator('main')).toContainText('Soho');
  await target.selectOption({ label: 'Bath' });
  await expect(page.locator('.frame iframe').first().contentFrame().locator('main')).toContainText('Bath');
});
