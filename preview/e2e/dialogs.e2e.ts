import { expect, type Locator, type Page, test } from '@playwright/test';
import { previewUrl } from '#site/e2e/product/product.ts';
import { openPage, signIn, waitForChecks, writeDraft } from './testing/editor.ts';
import { openDialog, text } from './testing/publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

/** Pixels by which a focus ring is outside its element. */
const focusRing = 6;

const dialog = (page: Page): Locator => page.locator('dialog:modal').last();

/** The distances of the texts and boxes of a dialog from its edges, and how it fits. */
const measure = (page: Page) =>
  dialog(page).evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const [startEdge, endEdge] = [
      frame.left + element.clientLeft,
      frame.left + element.clientLeft + element.clientWidth,
    ];
    const start = (each: Element) => Math.round(each.getBoundingClientRect().left - startEdge);
    const textEnd = (each: Element) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return Math.round(endEdge - range.getBoundingClientRect().right);
    };
    const body = [...element.querySelectorAll('.dialog-body > *')].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    const bar = element.querySelector('.ui-dialog-bar');
    const search = bar?.querySelector('input')?.getBoundingClientRect();
    const starts = [element.querySelector('h2'), body[0], element.querySelector('.dialog-foot > :not(:empty)')].flatMap(
      (each) => (each ? start(each) : []),
    );
    return {
      starts: [...new Set(starts)],
      closeEnd: bar && textEnd(bar.querySelector('button') ?? bar),
      bodyStart:
        body[0] && Math.round(body[0].getBoundingClientRect().top - (bar ?? element).getBoundingClientRect().bottom),
      roomForRing:
        search && Math.min(search.top - frame.top, (bar?.getBoundingClientRect().bottom ?? 0) - search.bottom),
      isWider: element.scrollWidth > element.clientWidth,
    };
  });

for (const width of [360, 768, 1280])
  test(`at ${width} px the parts of a dialog begin at one edge, and focus rings fit [preview.compose]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await writeDraft('test-dialogs', [{ type: 'text', key: 'one', heading: 'One', body: '<p>One.</p>' }]);
    await openPage(page, 'test-dialogs');
    const inset = width < 640 ? 15 : 23;
    const opened = async (open: () => Promise<void>): Promise<void> => {
      await open();
      await expect(dialog(page)).toBeVisible();
      const { starts, closeEnd, bodyStart, roomForRing, isWider } = await measure(page);
      expect(
        starts.every((start) => Math.abs(start - inset) <= 1),
        String(starts),
      ).toBe(true);
      if (closeEnd !== null) {
        expect(Math.abs(closeEnd - inset)).toBeLessThanOrEqual(1);
        expect(bodyStart).toBeGreaterThanOrEqual(inset - 1);
      }
      if (roomForRing !== undefined) expect(roomForRing).toBeGreaterThanOrEqual(focusRing);
      expect(isWider).toBe(false);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    };
    await opened(() => page.getByRole('button', { name: 'Add a tile', exact: true }).click());
    await opened(() => page.getByRole('button', { name: /^Publish…/ }).click());
    await page.goto(previewUrl());
    await opened(() => page.getByRole('button', { name: 'New page' }).click());
  });

/** What has the focus: “nothing” if the control that had it is gone. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement && activeElement !== document.body ? activeElement.textContent?.trim() : 'nothing';
  });

test('the focus stays in the publish dialog after a publication and after a schedule is cancelled [preview.publish]', async ({
  page,
}) => {
  const id = `test-focus-${Date.now()}`;
  await writeDraft(id, text('Words'));
  await openPage(page, id);
  const opened = await openDialog(page);
  await opened.getByRole('textbox', { name: 'Publish on', exact: true }).fill('2099-07-01T10:00');
  await opened.getByRole('button', { name: 'Schedule publication' }).click();
  await opened.getByRole('button', { name: 'Cancel' }).click();
  await expect(opened.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect.poll(() => focusIn(page)).not.toBe('nothing');
  await waitForChecks(page);
  await opened.getByRole('button', { name: 'Publish now' }).click();
  await expect(opened.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  await expect.poll(() => focusIn(page)).not.toBe('nothing');
});

test('the focus is on the outcome of a bulk deletion, then on the heading of the list, where Undo is offered [editor.find]', async ({
  page,
}) => {
  const name = `Focus ${Date.now()}`;
  for (const each of ['one', 'two']) await writeDraft(`test-focus-${each}`, text('Words'), `${name} ${each}`);
  await page.goto(`${previewUrl()}/?text=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Select ${name} one` }).click();
  await page.getByRole('checkbox', { name: `Select ${name} two` }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const status = dialog(page).getByRole('status');
  await dialog(page).getByRole('button', { name: 'Delete 2 pages' }).click();
  await expect(status).toHaveText('2 pages were deleted.');
  await expect(status).toBeFocused();
  await expect(page.locator('.toasts')).toBeEmpty();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toasts')).toContainText('2 pages were restored.');
});

test('a bulk deletion is undone in its own dialog [editor.find] [editor.undo]', async ({ page }) => {
  const name = `Undone ${Date.now()}`;
  await writeDraft('test-undone', text('Words'), name);
  await page.goto(`${previewUrl()}/?text=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await dialog(page).getByRole('button', { name: 'Delete 1 page' }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.toasts')).toContainText('1 page was restored.');
  await expect(page.getByRole('link', { name })).toBeVisible();
});
