import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { ask, previewUrl, publish } from '#site/e2e/product/product.ts';
import { readDraft, signIn, writeDraft } from './testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const text = (body: string) => [{ type: 'text', key: 'words', heading: 'Words', body }];
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('words in a tile find a page in any order, and the address keeps the search for Back and a reload [editor.find]', async ({
  page,
}) => {
  await writeDraft('test-find-words', text('<p>Quince and marmalade</p>'), 'A breakfast');
  await page.goto(previewUrl());
  await search(page).fill('marmalade breakfast');
  await expect(row(page, 'A breakfast')).toBeVisible();
  await expect(page.getByText('1 page', { exact: true })).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('marmalade breakfast');
  await expect(row(page, 'A breakfast')).toBeVisible();
  await page.getByLabel('Status').selectOption('live');
  await expect(page.getByText('No pages match these filters.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('all');
  await expect(row(page, 'A breakfast')).toBeVisible();
});

test('a search is saved under a name and opened again [editor.find]', async ({ page }) => {
  await page.goto(`${previewUrl()}/?status=live&sort=title`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill('Live by title');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('The view “Live by title” is saved for all editors.')).toBeVisible();
  await page.goto(previewUrl());
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('link', { name: 'Live by title' }).click();
  await expect(page).toHaveURL(/status=live&sort=title$/);
  await page.getByRole('button', { name: 'Delete the view Live by title' }).click();
  await expect(page.getByText('No saved views yet.')).toBeVisible();
});

test('selected pages are published together: what blocks one is named, the others go on [editor.find]', async ({
  page,
}) => {
  const news = crypto.randomUUID();
  await writeDraft('test-bulk-one', text(`<p>${news}</p>`), 'Bulk one');
  await writeDraft('test-bulk-two', text(`<p>${crypto.randomUUID()}</p>`), 'Bulk two');
  await writeDraft(
    'test-bulk-wrong',
    [
      { type: 'nonsense', key: 'unknown' },
      { type: 'text', key: 'a', body: 7 },
    ],
    'Bulk wrong',
  );
  await page.goto(`${previewUrl()}/?text=bulk`);
  await row(page, 'Bulk one').focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('region', { name: 'Selected pages' })).toContainText('3 pages selected');
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 3 pages' });
  await expect(dialog.getByRole('heading', { name: '2 pages will be published' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '1 page left out' })).toBeVisible();
  expect((await ask('/test-bulk-one')).body).not.toContain(news);
  await dialog.getByRole('button', { name: 'Publish 2 pages' }).click();
  await expect(dialog.getByText('2 pages were published.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Selected pages' })).toHaveCount(0);
  await expect.poll(async () => (await ask('/test-bulk-one')).body).toContain(news);
  await expect(row(page, 'Bulk wrong')).toContainText('Never published');
});

test('pages that are deleted together are restored with Undo [editor.find]', async ({ page }) => {
  for (const name of ['one', 'two'])
    await publish(`test-removal-${name}`, text('<p>Gone</p>'), { title: `Removal ${name}` });
  await page.goto(`${previewUrl()}/?text=removal`);
  await page.getByRole('checkbox', { name: 'Select Removal one' }).click();
  await page.getByRole('checkbox', { name: 'Select Removal two' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete 2 pages' }).click();
  await expect(dialog.getByText('2 pages were deleted.')).toBeVisible();
  await expect.poll(async () => (await ask('/test-removal-one')).status).toBe(404);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 pages were restored.')).toBeVisible();
  await expect.poll(async () => (await ask('/test-removal-one')).status).toBe(200);
});

test('the link report leads to the field of a broken link [editor.find]', async ({ page }) => {
  await writeDraft('test-unpublished', text('<p>Later</p>'));
  const links = [{ linkText: 'Later', linkUrl: '/test-unpublished' }];
  await publish('test-links', [{ type: 'hero', key: 'start', heading: 'Links', links }], {
    title: 'With a broken link',
  });
  await page.goto(`${previewUrl()}/find/links`);
  await page.getByLabel('Show').selectOption('unpublished');
  const entry = page.getByRole('listitem').filter({ hasText: '/test-unpublished' });
  await expect(entry).toContainText('This page is not published.');
  await entry.getByRole('link', { name: /^Go to field/ }).click();
  await expect(page).toHaveURL(/pages\/test-links\?tile=start/);
  await expect(page.locator('[data-path="links[0].linkUrl"] :focus')).toHaveValue('/test-unpublished');
});

test('a text is replaced in drafts only where it was chosen, pages that changed meanwhile are left out, and it is undone [editor.find]', async ({
  page,
}) => {
  await publish('test-replace-one', text('<p>Old zither, old zither</p>'), { title: 'Zither one' });
  await writeDraft('test-replace-two', text('<p>Old zither</p>'), 'Zither two');
  await page.goto(`${previewUrl()}/find/replace`);
  await page.getByLabel('Find', { exact: true }).fill('old zither');
  await page.getByLabel('Replace with').fill('New lute');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('3 hits in 2 pages.')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /Old zither/ })
    .first()
    .uncheck();
  await writeDraft('test-replace-two', text('<p>Another old zither</p>'), 'Zither two');
  await page.getByRole('button', { name: 'Replace 2 of 3 in drafts' }).click();
  await expect(page.getByText('Replaced in the drafts of 1 of 2. Nothing is published.')).toBeVisible();
  await expect(page.getByText('Left out: somebody has changed it')).toBeVisible();
  expect((await readDraft('test-replace-one')).tiles[0]?.body).toBe('<p>Old zither, New lute</p>');
  expect((await readDraft('test-replace-two')).tiles[0]?.body).toBe('<p>Another old zither</p>');
  expect((await ask('/test-replace-one')).body).not.toContain('New lute');
  await page.getByRole('button', { name: 'Undo in Zither one' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await readDraft('test-replace-one')).tiles[0]?.body).toBe('<p>Old zither, old zither</p>');
});

for (const width of isFullRun ? [390, 1280, 1440] : [390])
  test(`at ${width} px axe finds no violation where pages are found, and nothing is wider than the window [editor.find]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const violations: Record<string, readonly string[]> = {};
    const check = async (name: string): Promise<void> => {
      const result = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .exclude('iframe')
        .setLegacyMode()
        .analyze();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      violations[name] = [
        ...result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        ),
        ...(wider > 0 ? [`${wider} px too wide`] : []),
      ];
      await page.screenshot({ path: `test-results/find/${name.replaceAll(' ', '-')}-${width}.png` });
    };
    await page.goto(previewUrl());
    await page.getByRole('checkbox').first().click();
    await check('table');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await check('saved views');
    await page.keyboard.press('Escape');
    if (width < 768) {
      await page.getByRole('button', { name: 'More for 1 page selected' }).click();
      await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
    } else await page.getByRole('button', { name: 'Unpublish…' }).click();
    await expect(page.getByRole('heading', { name: /left out|will be unpublished/ }).first()).toBeVisible();
    await check('bulk');
    await page.goto(`${previewUrl()}/?layout=gallery`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await check('gallery');
    await page.goto(`${previewUrl()}/find/calendar`);
    await expect(page.getByRole('status').first()).toContainText('London time');
    await check('calendar');
    await page.goto(`${previewUrl()}/find/links`);
    await expect(page.getByText(/links? needs? attention/)).toBeVisible();
    await check('links');
    await page.goto(`${previewUrl()}/find/replace`);
    await page.getByLabel('Find', { exact: true }).fill('rice');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    // The first search reads the drafts that all other tests have written.
    const outcome = page.getByText(/ hits? in /).or(page.getByRole('alert'));
    await expect(outcome).toHaveText(/ hits? in /, { timeout: 60_000 });
    await check('replace');
    expect(Object.fromEntries(Object.entries(violations).filter(([, found]) => found.length > 0))).toEqual({});
  });
