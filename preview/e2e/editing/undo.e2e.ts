import { expect, test } from '@playwright/test';
import { canvas, openPage, planTile, readDraft, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const links = ['One', 'Two', 'Three'].map((linkText) => ({ linkText, linkUrl: '/menu' }));

test('removing and moving list entries are separate undo steps [editor.undo]', async ({ page }) => {
  await writeDraft('test-undo-list', [{ type: 'text', key: 'one', heading: 'Before', body: '<p>Words.</p>', links }]);
  await openPage(page, 'test-undo-list');
  await planTile(page, 0).click();
  await page.getByRole('button', { name: 'Remove One' }).click();
  await page.getByRole('button', { name: 'Remove Two' }).click();
  const undo = page.locator('.top-bar').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('button', { name: /^Remove (One|Two|Three)/ })).toHaveCount(2);
  const notice = page.locator('.toast');
  await expect(notice).toContainText('Undone: Text “Before”');
  await notice.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: /^Remove (One|Two|Three)/ })).toHaveCount(1);
});

test('on a phone what was undone covers no control that cannot be scrolled above it, and can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await writeDraft('test-undo-phone', [{ type: 'text', key: 'one', heading: 'Before', body: '<p>Words.</p>' }]);
  await openPage(page, 'test-undo-phone');
  await planTile(page, 0).press('Control+d');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.locator('.top-bar').getByRole('button', { name: 'Undo' }).click();
  await more.click();
  const notice = page.locator('.toast');
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const lowestControl = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.workbench :is(button, input, select, textarea, summary)')]
          .filter((control) => control.checkVisibility() && !control.closest('.toast'))
          .map((control) => control.getBoundingClientRect().bottom),
      ),
    );
  const toastTop = () => notice.evaluate((element) => element.getBoundingClientRect().top);
  expect(await lowestControl()).toBeLessThanOrEqual(await toastTop());
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('Ctrl+Z in a text field undoes the typing there, and no change to other tiles [editor.undo]', async ({ page }) => {
  const tiles = ['first', 'second'].map((key) => ({ type: 'text', key, heading: key, body: '<p>Words.</p>' }));
  await writeDraft('test-undo-field', tiles);
  await openPage(page, 'test-undo-field');
  await planTile(page, 1).press('Alt+ArrowUp');
  await planTile(page, 0).click();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.click();
  await heading.press('End');
  // A single character: the browser decides where a longer text is undone in steps.
  await heading.press('s');
  await heading.press('Control+z');
  await expect(heading).toHaveValue('second');
  await heading.press('Control+z');
  await waitForSave(page);
  expect((await readDraft('test-undo-field')).tiles.map(({ key }) => key)).toEqual(['second', 'first']);
  await expect(canvas(page).getByRole('heading', { name: 'second' })).toBeVisible();
});

test('Ctrl+Z in a dialog changes nothing on the page behind it [editor.undo]', async ({ page }) => {
  await writeDraft('test-undo-dialog', [{ type: 'text', key: 'one', heading: 'Before', body: '<p>Words.</p>' }]);
  await openPage(page, 'test-undo-dialog');
  await planTile(page, 0).press('Control+d');
  await expect(page.locator('.plan [data-at]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a tile', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a tile' });
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.locator('.plan [data-at]')).toHaveCount(2);
});
