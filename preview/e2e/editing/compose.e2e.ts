import { expect, test } from '@playwright/test';
import { ask, previewUrl } from '#site/e2e/product/product.ts';
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

const text = (key: string, more: object = {}) => ({ type: 'text', key, heading: key, body: `<p>${key}</p>`, ...more });

test('an editor composes and publishes a page by keyboard alone [preview.compose]', async ({ page }) => {
  test.setTimeout(90_000);
  const { keyboard } = page;
  const id = `composed-by-keys-${Date.now()}`;
  /** Presses the Tab key until an element with this name has the focus. */
  const tabTo = async (name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    for (let step = 0; step < 100; step += 1) {
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document;
        const label =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.labels?.[0]?.textContent
            : undefined;
        return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(focused.trim())) return;
      await keyboard.press(key);
    }
    throw new Error(`Nothing called ${name} can be reached.`);
  };
  const addTile = async (search: string): Promise<void> => {
    await keyboard.press('Insert');
    await expect(page.getByRole('dialog', { name: 'Add a tile' })).toBeVisible();
    await tabTo(/^Search tiles$/);
    await keyboard.type(search);
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await tabTo(new RegExp(`^(Example of .*)?${search}`, 'i'));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const liveRegion = page.locator('.visually-hidden[role=status][aria-live=polite]');

  await page.goto(previewUrl());
  await expect(page.getByRole('link', { name: 'Allergens' })).toBeVisible();
  await tabTo(/^New page$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New page' })).toBeVisible();
  await tabTo(/^Title/);
  await keyboard.type(id);
  await tabTo(/^Create page$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(id));
  await expect(canvas(page).locator('main > .tile')).toHaveCount(4);

  await tabTo(/^Hero/);
  await keyboard.press('End');
  await addTile('Questions and answers');
  await expect(liveRegion).toContainText('Added Questions and answers');
  await expect(planTile(page, 4)).toBeFocused();
  await keyboard.press('Alt+ArrowUp');
  await expect(liveRegion).toContainText('moved. Row 4 of 5, full. On phones after Picture and text');
  await keyboard.press('Control+d');
  await expect(liveRegion).toContainText('duplicated');
  await keyboard.press('Delete');
  await expect(liveRegion).toContainText('removed');
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await expect(liveRegion).toContainText('Undone: Duplicated');
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Heading *')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Written with keys');
  await expect(canvas(page).getByRole('heading', { name: 'Written with keys' })).toBeVisible();
  await waitForSave(page);
  expect((await readDraft(id)).tiles.map(({ type }) => type)).toEqual([
    'hero',
    'text',
    'image-text',
    'accordion',
    'call-to-action',
  ]);

  await tabTo(/^Publish/, 'Shift+Tab');
  await keyboard.press('Enter');
  await waitForChecks(page);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(page.getByText(/^\d+ sample texts$/)).toBeVisible();
  await keyboard.press('Escape');
  await tabTo(/^Hero/);
  await keyboard.press('End');
  for (const count of [4, 3, 2, 1]) {
    await keyboard.press('Delete');
    await expect(page.locator('.plan .cell-face')).toHaveCount(count);
  }
  await keyboard.press('Enter');
  await tabTo(/^Text$/);
  await keyboard.press('Control+a');
  await keyboard.type('Every word of it.');
  await waitForSave(page);
  await tabTo(/^Publish/, 'Shift+Tab');
  await keyboard.press('Enter');
  await waitForChecks(page);
  await tabTo(/^Publish now$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  expect((await ask(`/${id}`)).body).toContain('Written with keys');
});

test('tiles are dragged to new positions, and the change can be undone and redone [preview.compose]', async ({
  page,
}) => {
  await writeDraft('test-drag', [text('a'), text('b', { width: 'half' }), text('c', { width: 'half' }), text('d')]);
  await openPage(page, 'test-drag');
  const from = await planTile(page, 3).boundingBox();
  const to = await planTile(page, 1).boundingBox();
  if (!from || !to) throw new Error('The plan is not rendered.');
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 30, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => planKeys(page)).toEqual(['a', 'd', 'b', 'c']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planKeys(page)).toEqual(['a', 'b', 'c', 'd']);
  const notice = page.locator('.toast');
  await expect(notice).toHaveText(/^Undone: Moved Text/);
  await expect(notice).toBeInViewport();
  await notice.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => planKeys(page)).toEqual(['a', 'd', 'b', 'c']);
  await waitForSave(page);
  expect((await readDraft('test-drag')).tiles.map(({ key }) => key)).toEqual(['a', 'd', 'b', 'c']);
});

test('tiles are moved, duplicated and removed by menu, and copied to another page [preview.compose]', async ({
  page,
}) => {
  await writeDraft('test-menu-one', [text('first'), text('second')]);
  await writeDraft('test-menu-two', [text('other')]);
  await openPage(page, 'test-menu-one');
  const act = async (tile: RegExp, action: string): Promise<void> => {
    await page.getByRole('button', { name: tile }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act(/Actions for Text “second”/, 'Move up');
  await expect.poll(() => planKeys(page)).toEqual(['second', 'first']);
  await act(/Actions for Text “second”/, 'Duplicate');
  await expect.poll(() => planKeys(page)).toEqual(['second', 'second-2', 'first']);
  await act(/Actions for Text “first”/, 'Remove');
  await page
    .getByRole('button', { name: /Actions for Text “second”/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await waitForSave(page);
  await openPage(page, 'test-menu-two');
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect.poll(() => planKeys(page)).toEqual(['other', 'second']);
  await waitForSave(page);
  expect((await readDraft('test-menu-two')).tiles).toHaveLength(2);
});

test('a row that is not filled says why, and can be filled with one click [preview.compose]', async ({ page }) => {
  await writeDraft('test-row', [text('lone', { width: 'half' }), text('wide')]);
  await openPage(page, 'test-row');
  await expect(page.locator('.row-note')).toContainText('The width half leaves part of the row empty');
  await page.locator('.row-note').getByRole('button', { name: 'full', exact: true }).click();
  await expect(page.locator('.row-note')).toHaveCount(0);
  await waitForSave(page);
  expect((await readDraft('test-row')).tiles[0]?.width).toBe('full');
});

test('a click in the canvas opens the form of its tile, and selecting in the plan scrolls the canvas to it [preview.compose]', async ({
  page,
}) => {
  const many = Array.from({ length: 12 }, (_, at) => text(`tile-${at}`, { height: 'half' }));
  await writeDraft('test-choose', many);
  await openPage(page, 'test-choose');
  await canvas(page).getByRole('heading', { name: 'tile-0' }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('tile-0');
  await planTile(page, 11).click();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('tile-11');
  await expect(canvas(page).getByRole('heading', { name: 'tile-11' })).toBeInViewport();
});

test('images, colours, links and menus are chosen, not typed [preview.compose]', async ({ page }) => {
  await writeDraft('test-fields', [
    { type: 'image-text', key: 'picture', heading: 'A picture', body: '<p>Words</p>' },
    { type: 'menu-section', key: 'menu' },
  ]);
  await openPage(page, 'test-fields');
  await planTile(page, 0).click();
  await page
    .getByRole('button', { name: /^Choose picture/i })
    .first()
    .click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.getByLabel('Search').fill('rendang');
  await pictures.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeFocused();
  await page.getByText('Placement and appearance').click();
  await page.getByRole('radio', { name: 'Primary' }).check({ force: true });
  await planTile(page, 1).click();
  await page.getByLabel('Menu', { exact: true }).selectOption({ index: 1 });
  await waitForSave(page);
  const [first, second] = (await readDraft('test-fields')).tiles;
  expect(first).toMatchObject({ backgroundColor: 'primary', image: { url: expect.stringContaining('rendang') } });
  expect(second?.menuId).toMatch(/^[a-z-]+$/);
  await expect(canvas(page).locator('#picture img').first()).toHaveAttribute('src', /rendang/);
});
