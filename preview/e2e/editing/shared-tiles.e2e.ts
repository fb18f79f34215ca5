import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { ask, previewUrl, publish } from '#site/e2e/product/product.ts';
import { canvas, openPage, planTile, readDraft, signIn, waitForChecks, waitForSave } from '../testing/editor.ts';
import { openDialog } from '../testing/publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

const text = (key: string, heading: string) => ({ type: 'text', key, heading, body: '<p>Words.</p>' });
const place = { type: 'shared-tiles', key: 'hours' };

const menuOf = async (page: Page, at: number, item: string): Promise<void> => {
  const cell = page.locator('.plan [data-at]').nth(at);
  await cell.getByRole('button', { name: /^Actions for/ }).click();
  await cell.getByRole('menuitem', { name: item }).click();
};

async function publishNow(page: Page): Promise<void> {
  await waitForSave(page);
  const dialog = await openDialog(page);
  await waitForChecks(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a tile is shared, shown on a second page, and edited once for both [editor.shared-tiles]', async ({ page }) => {
  test.setTimeout(120_000);
  await publish('test-shared-one', [text('first', 'First'), text('hours', 'Opening hours')]);
  await publish('test-shared-two', [text('other', 'Other')]);
  await openPage(page, 'test-shared-one');
  await menuOf(page, 1, 'Share with other pages…');
  const dialog = page.getByRole('dialog', { name: 'Share this tile' });
  await dialog.getByLabel('Name').fill('Test hours');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(planTile(page, 1)).toContainText('Test hours');
  await expect(canvas(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await publishNow(page);
  expect((await ask('/test-shared-one')).body).toContain('Opening hours');

  await openPage(page, 'test-shared-two');
  await page.getByRole('button', { name: 'Add a tile', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Add a tile' });
  await picker.getByLabel('Search tiles').fill('test hours');
  await picker.getByRole('button', { name: /^Test hours/ }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await publishNow(page);

  await page.getByRole('link', { name: 'Edit these tiles' }).click();
  await expect(page.locator('h1')).toHaveText('Test hours');
  await planTile(page, 0).click();
  await page.getByLabel('Heading', { exact: true }).fill('Open all night');
  await expect(canvas(page).getByRole('heading', { name: 'Open all night' })).toBeVisible();
  await waitForSave(page);
  const review = await openDialog(page);
  for (const id of ['one', 'two'])
    await expect(review.getByRole('link', { name: `Test page test-shared-${id}` })).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();
  await publishNow(page);
  for (const id of ['one', 'two'])
    await expect.poll(async () => (await ask(`/test-shared-${id}`)).body).toContain('Open all night');
});

test('shared tiles have no address, and cannot be unpublished or deleted while a page shows them [editor.shared-tiles]', async ({
  page,
}) => {
  await publish('_shared/test-used', [text('one', 'Used')]);
  await publish('test-shared-user', [{ ...place, shared: 'test-used' }]);
  expect((await ask('/test-shared-user')).body).toContain('Used');
  expect((await ask('/_shared/test-used')).status).toBe(404);
  await openPage(page, '_shared/test-used');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Unpublish…' }).click();
  const unpublishing = page.getByRole('dialog', { name: 'These shared tiles cannot be unpublished' });
  await expect(unpublishing).toContainText('These tiles are shown on 1 page. Remove them there first:');
  await expect(unpublishing.getByRole('link', { name: 'Test page test-shared-user' })).toBeVisible();
  await unpublishing.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${previewUrl()}/?status=shared`);
  await page.getByRole('button', { name: 'Actions for Test page _shared/test-used' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: /cannot be deleted$/ });
  await expect(deletion.getByRole('link', { name: 'Test page test-shared-user' })).toBeVisible();
  await deletion.getByRole('button', { name: 'Close' }).click();
  await expect(deletion).toHaveCount(0);
});

test('a page whose shared tiles are not live is not published, and shows what is left [editor.shared-tiles]', async ({
  page,
}) => {
  await publish('test-shared-gap', [text('first', 'Still here'), { ...place, shared: 'test-never-live' }]);
  const { status, body } = await ask('/test-shared-gap');
  expect([status, body.includes('Still here'), body.includes('test-never-live')]).toEqual([200, true, false]);
  await openPage(page, 'test-shared-gap');
  await planTile(page, 0).click();
  await page.getByLabel('Heading', { exact: true }).fill('Changed');
  await waitForSave(page);
  const dialog = await openDialog(page);
  await waitForChecks(page);
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(page.locator('.findings .error')).toContainText('The shared tiles “test-never-live” are not live.');
});

test('shared tiles become the tiles of a page again [editor.shared-tiles]', async ({ page }) => {
  await publish('_shared/test-copied', [text('one', 'Copied one'), text('two', 'Copied two')]);
  await publish('test-shared-copy', [{ ...place, shared: 'test-copied' }]);
  await openPage(page, 'test-shared-copy');
  await canvas(page).getByRole('heading', { name: 'Copied two' }).click();
  await expect(planTile(page, 0)).toHaveAttribute('aria-current', 'true');
  await menuOf(page, 0, 'Replace with a copy');
  await expect(planTile(page, 1)).toContainText('Copied two');
  await waitForSave(page);
  expect((await readDraft('test-shared-copy')).tiles.map(({ heading }) => heading)).toEqual([
    'Copied one',
    'Copied two',
  ]);
});

test('a page becomes a template, and a new page starts with it [editor.shared-tiles]', async ({ page }) => {
  const [source, copy] = ['test-template-source', `test-from-template-${Date.now()}`];
  await publish(source, [text('first', 'From the template')]);
  await page.goto(`${previewUrl()}/?text=${source}`);
  await page.getByRole('button', { name: `Actions for Test page ${source}` }).click();
  await page.getByRole('menuitem', { name: 'Make a template…' }).click();
  const name = `Event ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await page.goto(previewUrl());
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(copy);
  await dialog.getByLabel(name).check();
  await page.getByRole('button', { name: 'Create page' }).click();
  // The title of the page replaces that of the template, whose other texts stay.
  await expect(canvas(page).getByRole('heading', { name: copy })).toBeVisible();
  await expect(canvas(page).locator('#first')).toBeVisible();
});

for (const width of isFullRun ? [390, 1280] : [390])
  test(`at ${width} px axe finds no violation in the dialog, the picker and the form of shared tiles [editor.shared-tiles]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await publish('_shared/test-axe', [text('one', 'Shared')]);
    await publish('test-shared-axe', [text('first', 'First'), { ...place, shared: 'test-axe' }]);
    await openPage(page, 'test-shared-axe');
    await planTile(page, 1).click();
    await expect(page.getByRole('link', { name: 'Edit these tiles' })).toBeVisible();
    const check = async (): Promise<void> =>
      expect((await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze()).violations).toEqual([]);
    await check();
    await menuOf(page, 0, 'Share with other pages…');
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a tile', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Shared tiles' })).toBeVisible();
    await check();
  });
