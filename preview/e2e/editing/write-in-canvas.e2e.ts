import { expect, type Locator, type Page, test } from '@playwright/test';
import { canvas, openPage, planKeys, planTile, readDraft, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const text = (key: string, more: object = {}) => ({
  type: 'text',
  key,
  heading: `Heading of ${key}`,
  body: `<p>Words of ${key}.</p>`,
  ...more,
});

async function open(page: Page, id: string, ...tiles: readonly object[]): Promise<void> {
  await writeDraft(id, tiles);
  await openPage(page, id);
  await expect(page.locator('.canvas')).toHaveAttribute('aria-busy', 'false');
}

const heading = (page: Page, name: string): Locator => canvas(page).getByRole('heading', { name });

test('a click on a text of the page focuses its field, in the form of its tile [editor.canvas]', async ({ page }) => {
  await open(page, 'test-click-text', text('one'), text('two'));
  await heading(page, 'Heading of two').click();
  const field = page.getByLabel('Heading', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Heading of two');
  await canvas(page).getByText('Words of one.').click();
  await expect(page.locator('.side-panel [contenteditable]')).toBeFocused();
  await expect(page.locator('.side-panel [contenteditable]')).toHaveText('Words of one.');
});

test('a double click edits a heading in the page; undo is that of the browser while typing, of the page afterwards [editor.canvas]', async ({
  page,
}) => {
  await open(page, 'test-type-in-canvas', text('one'), text('two'));
  const edited = heading(page, 'of one');
  await edited.dblclick({ position: { x: 20, y: 15 } });
  await page.keyboard.type('Name');
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Name of one');
  await expect(planTile(page, 0)).toContainText('Name of one');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Heading', { exact: true })).not.toHaveValue('Name of one');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Name of one');
  await expect(heading(page, 'Name of one')).toBeVisible();
  await waitForSave(page);
  expect((await readDraft('test-type-in-canvas')).tiles[0]).toMatchObject({ heading: 'Name of one' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(page, 'Heading of one')).toBeVisible();
});

test('an optional heading that is emptied in the page is removed when editing ends [editor.canvas]', async ({
  page,
}) => {
  await open(page, 'test-empty-in-canvas', text('one'));
  await heading(page, 'Heading of one').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('');
  // The empty element stays while it is edited, whatever the site renders.
  await expect(page.locator('.canvas')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.type('Back');
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Back')).toBeVisible();
  // A double click on an element that is about to be replaced edits nothing.
  await expect(page.locator('.canvas')).toHaveAttribute('aria-busy', 'false');
  await heading(page, 'Back').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(canvas(page).getByRole('heading')).toHaveCount(0);
});

test('a “+” between two tiles adds a tile there [editor.canvas]', async ({ page }) => {
  const half = { width: 'half' };
  await open(page, 'test-plus', text('one', half), text('two', half), text('three'));
  const second = canvas(page).locator('#two');
  const box = await second.boundingBox();
  if (!box) throw new Error('The tile is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await canvas(page).getByRole('button', { name: 'Add a tile here' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a tile' });
  await picker.getByLabel('Search tiles').fill('divider');
  await picker.getByRole('button', { name: /^Divider/ }).click();
  await expect.poll(() => planKeys(page)).toEqual(['one', 'divider', 'two', 'three']);
  await expect(canvas(page).locator('main > .tile')).toHaveCount(4);
});

test('panels are resized by keyboard and closed; the layout is the same after a reload [editor.canvas]', async ({
  page,
}) => {
  await open(page, 'test-panels', text('one'));
  const width = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
  const before = await width('.plan');
  await page.getByRole('separator', { name: 'Width of the page plan' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => width('.plan')).toBe(before + 16);
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(page.locator('.side-panel')).toBeHidden();
  await page.getByLabel('Zoom').selectOption('100 %');
  await expect.poll(() => width('.frame.main iframe')).toBe(1280);
  await page.reload();
  await expect(canvas(page).locator('main > .tile')).toBeVisible();
  await expect(page.locator('.side-panel')).toBeHidden();
  expect([await width('.plan'), await width('.frame.main iframe')]).toEqual([before + 16, 1280]);
  // Enter opens the form of a tile, even if the panel is closed.
  await planTile(page, 0).press('Enter');
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
});

test('at 1,440 × 900 pixels the page is shown at 70 % or more, without scrolling to its frame [editor.canvas]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'test-large-frame', text('one'));
  const frame = await page.locator('.frame.main iframe').boundingBox();
  expect(frame?.width).toBeGreaterThan(1280 * 0.7);
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThan(900);
});

test('page settings show the search result and the shared link of what is typed [editor.canvas]', async ({ page }) => {
  await open(page, 'test-share', text('one'));
  const previews = page.getByRole('region', { name: 'Search result and shared link' });
  await page.getByLabel('Title when shared').fill('Come for lunch');
  await expect(previews.getByText('Come for lunch')).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Lunch in town');
  await expect(previews.getByText(/^Lunch in town/)).toBeVisible();
  const source = (await previews.locator('img').getAttribute('src')) ?? '';
  const picture = await page.request.get(new URL(source, page.url()).href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
