import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ask, edit, previewUrl, publish } from '#site/e2e/product/product.ts';
import {
  canvas,
  openPage,
  planKeys,
  planTile,
  readDraft,
  signIn,
  waitForChecks,
  waitForSave,
  writeDraft,
} from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const text = (key: string, more: object = {}) => ({ type: 'text', key, heading: key, body: `<p>${key}</p>`, ...more });
const invalid = [text('before'), { type: 'hero', key: 'bad', heading: 'H'.repeat(300) }, text('after')];

test('a tile with errors shows them in its place in the canvas, at the field and in the plan [preview.errors]', async ({
  page,
}) => {
  await writeDraft('test-errors-shown', invalid);
  await openPage(page, 'test-errors-shown');
  const tiles = canvas(page).locator('main > .tile');
  await expect(tiles).toHaveCount(3);
  await expect(tiles.nth(1)).toContainText('is not shown');
  await expect(tiles.nth(1)).toContainText('“Heading” must have at most 90 characters.');
  await expect(planTile(page, 1)).toContainText('1 error');
  await tiles.nth(1).click();
  const heading = page.locator('.side-panel').getByLabel('Heading *');
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).toHaveAccessibleDescription(/at most \d+/);

  await heading.fill('Short');
  await expect(tiles.nth(1)).not.toContainText('is not shown');
  await expect(canvas(page).getByRole('heading', { name: 'Short' })).toBeVisible();
  await expect(planTile(page, 1)).not.toContainText('error');
  await expect(heading).not.toHaveAttribute('aria-invalid');
});

test('a page with errors cannot be published: the dialog says why, and leads to the field [preview.errors]', async ({
  page,
}) => {
  const id = 'test-errors-dialog';
  await writeDraft(id, invalid);
  await openPage(page, id);
  await page.getByRole('button', { name: 'Publish… (1 error)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(dialog.getByText('Fix the error to publish.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Publish on', exact: true }).fill('2099-01-01T10:00');
  await expect(dialog.getByRole('button', { name: 'Schedule publication' })).toBeDisabled();
  const mistake = dialog.locator('.findings .error');
  await expect(mistake).toHaveCount(1);
  await mistake.getByRole('button', { name: 'Go to field' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.side-panel').getByLabel('Heading *')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Short');
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  await waitForChecks(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  expect((await ask(`/${id}`)).body).toContain('Short');
});

test('an error in a field of the page prevents publishing too, and is shown at that field [preview.errors]', async ({
  page,
}) => {
  const id = 'test-errors-page';
  await writeDraft(id, [text('only')], '');
  await openPage(page, id);
  const title = page.locator('.side-panel').getByLabel('Title *');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Publish… (1 error)' }).click();
  await page.locator('.findings .error').getByRole('button', { name: 'Go to field' }).click();
  await expect(title).toBeFocused();
  await title.fill('A page with a title');
  await expect(page.getByRole('button', { name: 'Publish…', exact: true })).toBeVisible();
});

test('a fix is applied with one click, and the page is checked again [preview.errors]', async ({ page }) => {
  await writeDraft('test-errors-fix', [text('only', { height: 'huge' })]);
  await openPage(page, 'test-errors-fix');
  await page.getByRole('button', { name: /^Publish/ }).click();
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: 'Remove “height”' }).click();
  await expect(page.locator('.findings .error')).toHaveCount(0);
  await expect(publish).toBeEnabled();
  await page.getByRole('button', { name: 'Close' }).click();
  await waitForSave(page);
  await expect(canvas(page).locator('#only')).toBeVisible();
});

const refused = z.object({ message: z.string(), errors: z.array(z.object({ path: z.string(), message: z.string() })) });

test('the server refuses to publish or schedule a page with errors, and says where they are [preview.errors]', async ({
  context,
}) => {
  const headers = { origin: previewUrl(), 'sec-fetch-site': 'same-origin' };
  const ways = [
    ['post', 'publish', {}],
    ['put', 'schedule', { publishAt: '2099-01-01T10:00:00Z' }],
  ] as const;
  const pages = [
    ['test-errors-tile', invalid, 'Fine', 'tiles[1].heading'],
    ['test-errors-title', [text('only')], '', 'title'],
  ] as const;
  for (const [id, tiles, title, path] of pages) {
    await writeDraft(id, tiles, title);
    for (const [method, way, data] of ways) {
      const answer = await context.request[method](`${previewUrl()}/_preview/api/editing/page/${id}/${way}`, {
        data,
        headers,
      });
      expect(answer.status(), `${id} ${way}`).toBe(422);
      expect(refused.parse(await answer.json()).errors.map((error) => error.path)).toEqual([path]);
    }
    expect((await ask(`/${id}`)).status).toBe(404);
  }
});

test('text with too little contrast is reported with its tile [preview.errors]', async ({ page }) => {
  await writeDraft('test-contrast', [text('fine'), text('pale')]);
  // Every colour that editors can choose has a readable text colour. A theme may have an error.
  await page.route('**/_next/**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} #pale p { color: #b9b09a !important; }` });
  });
  await openPage(page, 'test-contrast');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await waitForChecks(page);
  const found = page.locator('.findings li').filter({ hasText: 'hard to read' });
  await expect(found.first()).toContainText('“pale” is hard to read');
  await expect(found).toHaveCount(1);
  await found.first().getByRole('button', { name: 'Go to field' }).click();
  await expect(planTile(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('a draft without a list of tiles says so in the app and on the site, and an earlier revision replaces it [preview.errors] [preview.publish]', async ({
  page,
}) => {
  await publish('test-no-list', [text('first')], { title: 'No list' });
  await edit('PUT', '/api/v1/editing/page/test-no-list/draft', {
    id: 'test-no-list',
    title: 'No list',
    tiles: { a: 1 },
  });
  const onSite = await page.context().request.get(`${previewUrl()}/_draft/test-no-list`);
  expect(await onSite.text()).toContain('This draft cannot be shown. The page has no list of tiles.');
  await page.goto(`${previewUrl()}/pages/test-no-list`);
  await expect(page.getByRole('heading', { name: 'This draft cannot be edited' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Restore: revision/ })
    .first()
    .click();
  await expect.poll(() => planKeys(page)).toEqual(['first']);
  expect((await readDraft('test-no-list')).tiles.map(({ key }) => key)).toEqual(['first']);
});
