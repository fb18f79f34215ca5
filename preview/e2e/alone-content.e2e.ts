import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { ask, edit, previewUrl } from '#site/e2e/product/product.ts';
import { productClock } from '#site/e2e/product/product-time.ts';
import { secret, signIn, waitForSave } from './testing/editor.ts';
import { openDialog } from './testing/publish-dialog.ts';

/** Content that the tests have added. */
const added: string[] = [];
/** Live content of which the tests have left a draft. */
const drafted: string[] = [];

test.beforeEach(({ context }) => signIn(context));
test.afterAll(async () => {
  for (const item of drafted.splice(0)) await edit('DELETE', `/api/v1/editing/content/${item}/draft`);
  // The settings have a redirect to the address of an added restaurant, which could not be deleted.
  for (const item of ['restaurants/1001', 'menu/main', 'settings/brand'])
    await edit('POST', `/api/v1/editing/content/${item}/publish`, { revision: 1 });
  for (const item of added.splice(0)) await edit('DELETE', `/api/v1/editing/content/${item}`);
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${previewUrl()}/content/${path}`);
  await expect(page.locator('h1')).toBeVisible();
};

const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`).locator('input, textarea').first();

const bodyOf = async (path: string): Promise<string> => (await ask(path)).body;

async function publish(page: Page): Promise<void> {
  await waitForSave(page);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^The [a-z ]+ (is|are) live\./ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Publishes an offer of its own, so that tests do not depend on each other. */
async function publishOffer(id: string, title: string): Promise<void> {
  const path = `/api/v1/editing/content/offer/${id}`;
  const description = '<p>Two curries for £25.</p>';
  await edit('PUT', `${path}/draft`, { id, title, description });
  await edit('POST', `${path}/publish`, {});
  added.push(`offer/${id}`);
}

test('the hours of a restaurant and a price in an offer change on the site once they are published [editor.content]', async ({
  page,
}) => {
  await page.goto(previewUrl());
  await page.getByRole('navigation', { name: 'Preview' }).getByRole('link', { name: 'Restaurants' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('bath');
  await page.getByRole('link', { name: 'Bath', exact: true }).click();
  await field(page, 'openingTimes.sunday.Open').fill('10:35');
  await waitForSave(page);
  await expect(page.locator('.top-bar')).toContainText('Changes not live');
  expect(await bodyOf('/restaurants/bath/bath')).not.toContain('10:35');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sunday: Opening time' })).toContainText('→ ‘10:35’');
  await dialog.getByText(/^Shown on \d+ pages?(, chosen in \d+ places?)?$/).click();
  await expect(dialog.getByRole('link', { name: '/restaurants/bath/bath', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^The [a-z ]+ (is|are) live\./ })).toBeVisible();
  await expect.poll(() => bodyOf('/restaurants/bath/bath')).toContain('10:35');

  await publishOffer('test-price', 'Curry night');
  await open(page, 'offer/test-price');
  const text = page.locator('[data-path="description"]').locator('textarea, [contenteditable="true"]').first();
  await text.click();
  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Two curries for £27.');
  await publish(page);
  await expect.poll(() => bodyOf('/offer/test-price')).toContain('Two curries for £27.');
});

test('a draft with an error is not published, and the way to its field is one click [editor.content]', async ({
  page,
}) => {
  await publishOffer('test-error', 'Before');
  await open(page, 'offer/test-error');
  await field(page, 'title').fill('');
  await waitForSave(page);
  await page.getByRole('button', { name: 'Publish… (1 error)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Go to .*Title/ }).click();
  await expect(field(page, 'title')).toBeFocused();
});

test('a change goes live at its scheduled time, and the list says when [editor.content]', async ({ page }) => {
  await publishOffer('test-later', 'Before');
  await open(page, 'offer/test-later');
  await field(page, 'title').fill('After');
  await waitForSave(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Publish on', { exact: true }).fill('2099-06-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule publication' }).click();
  await expect(dialog.getByText(/^Goes live on Monday,? 1 June 2099/)).toBeVisible();
  await open(page, 'offer');
  await expect(page.getByRole('listitem').filter({ hasText: 'test-later' })).toContainText('Goes live Mon');
  const publishAt = new Date(productClock.now() + 1000).toISOString();
  await edit('PUT', '/api/v1/editing/content/offer/test-later/schedule', { publishAt });
  await expect.poll(() => bodyOf('/offer/test-later')).toContain('After');
});

test('two windows are merged by field, and asked where both changed the same one [editor.content]', async ({
  page,
  context,
}) => {
  await publishOffer('test-windows', 'Both');
  const other = await openSecond(context, 'offer/test-windows');
  await open(page, 'offer/test-windows');
  await field(page, 'title').fill('Mine');
  await waitForSave(page);
  await expect(field(other, 'title')).toHaveValue('Mine');
  await page.route('**/draft?version=*', (route) => route.abort());
  await field(page, 'validityText').fill('Until Monday');
  await expect(page.locator('.top-bar .save')).toHaveText(/Not saved/);
  await field(other, 'validityText').fill('Until Sunday');
  await waitForSave(other);
  await page.getByRole('button', { name: 'Load it' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The same fields were last saved from this browser' });
  await expect(notice).toContainText('Saved: ‘Until Sunday’');
  await page.unroute('**/draft?version=*');
  await notice.getByRole('button', { name: 'Use what is saved' }).click();
  await waitForSave(page);
  await expect(field(page, 'validityText')).toHaveValue('Until Sunday');
});

async function openSecond(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

test('a price changes in the grid of a menu with the keyboard, is compared in words and goes live [editor.menus]', async ({
  page,
}) => {
  await open(page, 'menu/main');
  const row = page.getByRole('row').filter({ hasText: 'Chicken satay' });
  const price = row.locator('[data-column="4"]');
  await expect(price).toHaveText('7.95');
  await row.getByRole('rowheader').click();
  for (const _ of ['origin', 'description', 'price']) await page.keyboard.press('ArrowRight');
  await expect(price).toBeFocused();
  await page.keyboard.type('8.25');
  await page.keyboard.press('Enter');
  await expect(price).toHaveText('8.25');
  await waitForSave(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Chicken satay: price £7.95 → £8.25' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^The [a-z ]+ (is|are) live\./ })).toBeVisible();
  await expect.poll(() => bodyOf('/menu/main')).toContain('£8.25');
});

test('a price that is being typed is stored before a reload [editor.menus]', async ({ page }) => {
  await open(page, 'menu/main');
  drafted.push('menu/main');
  const price = page.getByRole('row').filter({ hasText: 'Prawn crackers' }).locator('[data-column="4"]');
  await price.dblclick();
  await page.keyboard.type('4.75');
  await page.reload();
  await expect(price).toHaveText('4.75');
});

/** The site starts what renders drafts with the first of them. */
const firstDraft = { timeout: 60_000 };

/** The page in the preview beside a form. */
const previewOf = (page: Page, path: string) => page.locator(`iframe[title="Preview of ${path}"]`).contentFrame();

test('the preview shows the saved draft of a menu on its pages, which visitors do not get [editor.menus]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const item = 'menu/group-set';
  const path = `/${item}`;
  await open(page, item);
  const frame = previewOf(page, path);
  await expect(frame.locator('main')).toContainText('Kuih dadar', firstDraft);
  await frame.locator('body').evaluate(() => scrollTo(0, 400));
  drafted.push(item);
  const row = page.getByRole('row').filter({ hasText: 'Kuih dadar' });
  await row.getByRole('rowheader').click();
  await page.keyboard.type('Pancake of the preview');
  await page.keyboard.press('Enter');
  await waitForSave(page);
  await expect(frame.locator('main')).toContainText('Pancake of the preview');
  await expect.poll(() => frame.locator('body').evaluate(() => scrollY)).toBeGreaterThan(300);

  const select = page.getByRole('combobox', { name: 'Page', exact: true });
  const other = await select.locator('option', { hasText: '/restaurants/bath/bath/menu/' }).getAttribute('value');
  await select.selectOption(other ?? '');
  await expect(previewOf(page, other ?? '').locator('main')).toContainText('Pancake of the preview');

  const draft = `/_draft${path}?_content=${encodeURIComponent(item)}&_live=`;
  const withSecret = await ask(draft, { 'x-editor-key': secret });
  expect([withSecret.status, withSecret.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(withSecret.body).toContain('Pancake of the preview');
  for (const [address, status] of [
    [draft, 404],
    [path, 200],
    [`${path}?_content=${encodeURIComponent(item)}`, 200],
  ] as const) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(status);
    expect(answer.body, address).not.toContain('Pancake of the preview');
  }
});

test('the preview is closed and stays closed; on a phone it is a dialog [editor.content]', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, 'restaurants/1001');
  await expect(previewOf(page, '/restaurants/bath/bath').locator('main')).toContainText('Bath', firstDraft);
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  await button.click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(previewOf(page, '/restaurants/bath/bath').locator('main')).toContainText('Bath');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('an item is added with the keyboard, deleted and restored; one that is referred to stays [editor.content]', async ({
  page,
}) => {
  await open(page, 'job');
  await page.getByRole('button', { name: 'New vacancy' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New vacancy' });
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Enter a title.');
  await page.keyboard.type('Test host');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Test host');
  await expect(page.getByRole('button', { name: /^Publish… \(\d+ fields? to fill in\)$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Vacancies' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Test host' });
  await expect(item).toContainText('Never published');
  await item.getByRole('button', { name: 'Actions for Test host' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete vacancy' }).click();
  await expect(page.getByText('Test host was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Test host was restored as a draft/)).toBeVisible();
  await open(page, 'menu');
  await page.getByRole('button', { name: 'Actions for Main menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: 'Main menu cannot be deleted' });
  await expect(refusal).toContainText('Other content still refers to this menu.');
  await expect(refusal.getByRole('link').first()).toBeVisible();
});

test('a restaurant with another address leads visitors from the old one, if the editor wants that [editor.addresses]', async ({
  page,
}) => {
  const storeId = '9077';
  const restaurant = { storeId, slug: 'old-quay', city: 'hull', title: 'Hull' };
  await edit('PUT', `/api/v1/editing/restaurant/${storeId}`, restaurant);
  added.push(`restaurants/${storeId}`);
  await open(page, `restaurants/${storeId}`);
  await field(page, 'slug').fill('new-quay');
  await waitForSave(page);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('/restaurants/hull/old-quay → /restaurants/hull/new-quay');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: /^The [a-z ]+ (is|are) live\./ })).toBeVisible();
  await expect
    .poll(async () => (await ask('/restaurants/hull/old-quay')).headers.location)
    .toContain('/restaurants/hull/new-quay');
  expect((await ask('/restaurants/hull/new-quay')).status).toBe(200);
});

test('a live page gets another address, visitors of the old one are led to it, and this can be undone [editor.addresses]', async ({
  page,
}) => {
  const path = '/api/v1/editing/page/test-move';
  await edit('PUT', `${path}/draft`, { id: 'test-move', title: 'A page that moves', tiles: [] });
  await edit('POST', `${path}/publish`, {});
  await page.goto(previewUrl());
  await page.getByRole('searchbox', { name: 'Search' }).fill('page that moves');
  await page.getByRole('button', { name: 'Actions for A page that moves' }).click();
  await page.getByRole('menuitem', { name: 'Change address…' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('menu');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The site uses /menu itself');
  await address.fill('moved/there');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('A page that moves is now at /moved/there.')).toBeVisible();
  await expect.poll(async () => (await ask('/test-move')).headers.location).toContain('/moved/there');
  expect((await ask('/moved/there')).status).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('A page that moves is at /test-move again.')).toBeVisible();
  await expect.poll(async () => (await ask('/test-move')).status).toBe(200);
  await edit('DELETE', path);
});

for (const width of isFullRun ? [390, 1280] : [390])
  test(`at ${width} px axe finds no violation in lists, forms and the publish dialog [editor.content]`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    const violations: Record<string, readonly string[]> = {};
    const check = async (name: string): Promise<void> => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze();
      violations[name] = [
        ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        ...(wider > 0 ? [`${wider} px too wide`] : []),
      ];
    };
    for (const path of [
      'restaurants',
      'offer',
      'settings/brand',
      'restaurants/1001',
      'booking-rules/1001',
      'menu/main',
      'job',
    ]) {
      await open(page, path);
      await expect(page.locator('.page-list li, .item-form, :is(.dish-grid, .dish-list)').first()).toBeVisible();
      await check(path);
    }
    await page.getByRole('button', { name: 'New vacancy' }).click();
    await check('new vacancy');
    await open(page, 'restaurants/1001');
    if (width < 1152) {
      if (width < 768) await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(previewOf(page, '/restaurants/bath/bath').locator('main')).toBeVisible(firstDraft);
      await check('preview');
      await page.keyboard.press('Escape');
    }
    const dialog = await openDialog(page);
    await expect(dialog.locator('.revisions li').first()).toBeVisible();
    await check('publish');
    expect(violations).toEqual(Object.fromEntries(Object.keys(violations).map((name) => [name, []])));
  });
