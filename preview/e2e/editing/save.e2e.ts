import { expect, test } from '@playwright/test';
import { interceptFirst } from '#site/e2e/product/intercept-first.ts';
import { edit } from '#site/e2e/product/product.ts';
import { openPage, planTile, readDraft, secret, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const text = (key: string, heading: string) => ({ type: 'text', key, heading, body: '<p>Words.</p>' });
const heading = 'Heading';

test('changes are saved automatically, shortly after the last keystroke [preview.compose]', async ({ page }) => {
  await writeDraft('test-autosave', [text('one', 'Before')]);
  await openPage(page, 'test-autosave');
  await planTile(page, 0).click();
  await page.getByLabel(heading, { exact: true }).fill('After');
  await expect(page.locator('.top-bar .save')).toHaveText('Saving…');
  await waitForSave(page);
  expect((await readDraft('test-autosave')).tiles[0]?.heading).toBe('After');
});

test('changes made offline are kept, and saved when the connection is back [preview.compose]', async ({
  page,
  context,
}) => {
  await writeDraft('test-offline', [text('one', 'Before')]);
  await openPage(page, 'test-offline');
  await planTile(page, 0).click();
  await context.setOffline(true);
  await page.getByLabel(heading, { exact: true }).fill('Written on a train');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toContainText('stored in this browser');
  await page.getByLabel(heading, { exact: true }).fill('Written on a long train');
  expect((await readDraft('test-offline')).tiles[0]?.heading).toBe('Before');
  await context.setOffline(false);
  await waitForSave(page);
  expect((await readDraft('test-offline')).tiles[0]?.heading).toBe('Written on a long train');
});

test('changes that were unsaved when the browser closed are recovered, and can be discarded [preview.compose]', async ({
  page,
  context,
}) => {
  await writeDraft('test-crash', [text('one', 'Before')]);
  await openPage(page, 'test-crash');
  await planTile(page, 0).click();
  await page.route('**/draft?version=*', (route) => route.abort());
  await page.getByLabel(heading, { exact: true }).fill('Written before the crash');
  await expect(page.locator('.top-bar .save')).toHaveText(/Not saved/);
  await page.close();
  const reopened = await context.newPage();
  await openPage(reopened, 'test-crash');
  await planTile(reopened, 0).click();
  await expect(reopened.getByLabel(heading, { exact: true })).toHaveValue('Written before the crash');
  await waitForSave(reopened);
  expect((await readDraft('test-crash')).tiles[0]?.heading).toBe('Written before the crash');
  await expect(reopened.getByText('Unsaved changes recovered.')).toBeHidden();
  await reopened.locator('.top-bar').getByRole('button', { name: 'Undo' }).click();
  await waitForSave(reopened);
  expect((await readDraft('test-crash')).tiles[0]?.heading).toBe('Before');
  await reopened.locator('.top-bar').getByRole('button', { name: 'Redo' }).click();
  await expect(reopened.getByLabel(heading, { exact: true })).toHaveValue('Written before the crash');
});

test('two windows of one browser each recover their own changes [preview.compose]', async ({ page, context }) => {
  await writeDraft('test-windows', [text('one', 'Before')]);
  const other = await context.newPage();
  const windows = [
    { window: page, typed: 'In the first window' },
    { window: other, typed: 'In the second window' },
  ];
  for (const { window, typed } of windows) {
    await openPage(window, 'test-windows');
    await planTile(window, 0).click();
    await window.route('**/draft?version=*', (route) => route.abort());
    await window.getByLabel(heading, { exact: true }).fill(typed);
    await expect(window.locator('.top-bar .save')).toHaveText(/Not saved/);
  }
  for (const { window, typed } of windows) {
    await window.reload();
    await expect(window.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible();
    await planTile(window, 0).click();
    await expect(window.getByLabel(heading, { exact: true })).toHaveValue(typed);
  }
});

test('a save with a lost response does not conflict with itself [preview.compose]', async ({ page }) => {
  await writeDraft('test-lost-answer', [text('one', 'Before')]);
  await openPage(page, 'test-lost-answer');
  await planTile(page, 0).click();
  await interceptFirst(page, '**/draft?version=*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel(heading, { exact: true }).fill('Arrived, but not answered');
  await expect(page.locator('.top-bar .save')).toHaveText(/no connection/);
  expect((await readDraft('test-lost-answer')).tiles[0]?.heading).toBe('Arrived, but not answered');
  await page.getByLabel(heading, { exact: true }).fill('Written meanwhile');
  await waitForSave(page);
  expect((await readDraft('test-lost-answer')).tiles[0]?.heading).toBe('Written meanwhile');
});

test('an editor of a deleted page is told so, and can go on once it is restored [preview.compose]', async ({
  page,
}) => {
  const id = `test-deleted-${Date.now()}`;
  const path = `/api/v1/editing/page/${id}`;
  await writeDraft(id, [text('one', 'Before')]);
  await openPage(page, id);
  await planTile(page, 0).click();
  await edit('DELETE', path);
  await page.getByLabel(heading, { exact: true }).fill('Written too late');
  const notice = page.getByRole('alert').filter({ hasText: 'This page is deleted. Restore it first.' });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText('retried');
  await edit('POST', `${path}/restore`);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await waitForSave(page);
  expect((await readDraft(id)).tiles[0]?.heading).toBe('Written too late');
});

test('when the session ends while an editor types, they sign in again in place and everything is saved [preview.access]', async ({
  page,
  context,
}) => {
  await writeDraft('test-session', [text('one', 'Before')]);
  await openPage(page, 'test-session');
  await planTile(page, 0).click();
  await context.clearCookies();
  const field = page.getByLabel(heading, { exact: true });
  await field.fill('Typed after');
  const notice = page.getByRole('alert').filter({ hasText: 'You are signed out.' });
  await expect(notice).toBeVisible();
  await page.keyboard.type(' the session ended');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await notice.getByRole('button', { name: 'Sign in…' }).click();
  await dialog.getByLabel('Editors’ secret').fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That is not the editors’ secret');
  await dialog.getByLabel('Editors’ secret').fill(secret);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await waitForSave(page);
  await expect(field).toHaveValue('Typed after the session ended');
  expect((await readDraft('test-session')).tiles[0]?.heading).toBe('Typed after the session ended');
});

test('changes of two editors to different tiles are merged without a question [editor.merge]', async ({
  page,
  browser,
}) => {
  await writeDraft('test-merge', [text('one', 'First'), text('two', 'Second')]);
  await openPage(page, 'test-merge');
  const otherBrowser = await browser.newContext();
  await signIn(otherBrowser);
  const other = await otherBrowser.newPage();
  await openPage(other, 'test-merge');
  await planTile(other, 1).click();
  await other.getByLabel(heading, { exact: true }).fill('Theirs');
  await waitForSave(other);
  await planTile(page, 0).click();
  await page.getByLabel(heading, { exact: true }).fill('Mine');
  await expect(page.locator('.toast')).toContainText('Another editor’s changes were merged into yours.');
  await waitForSave(page);
  expect((await readDraft('test-merge')).tiles.map((tile) => tile.heading)).toEqual(['Mine', 'Theirs']);
  await expect(page.getByLabel(heading, { exact: true })).toHaveValue('Mine');
  await otherBrowser.close();
});

test('a second window of one browser loads what the first has saved [editor.merge]', async ({ page, context }) => {
  await writeDraft('test-second', [text('one', 'Before')]);
  await openPage(page, 'test-second');
  const other = await context.newPage();
  await openPage(other, 'test-second');
  await planTile(other, 0).click();
  await planTile(page, 0).click();
  await page.getByLabel(heading, { exact: true }).fill('Saved in the first window');
  await expect(other.getByLabel(heading, { exact: true })).toHaveValue('Saved in the first window');
});

test('when two editors change one field the second is asked, and the losing version can be restored [editor.merge]', async ({
  page,
  browser,
}) => {
  await writeDraft('test-conflict', [text('one', 'Before')]);
  await openPage(page, 'test-conflict');
  const otherBrowser = await browser.newContext();
  await signIn(otherBrowser);
  const other = await otherBrowser.newPage();
  await openPage(other, 'test-conflict');
  await planTile(other, 0).click();
  await other.getByLabel(heading, { exact: true }).fill('Theirs');
  await waitForSave(other);
  await planTile(page, 0).click();
  await page.getByLabel(heading, { exact: true }).fill('Mine');
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else has changed the same fields' });
  await expect(notice).toContainText('Theirs: ‘Theirs’');
  expect((await readDraft('test-conflict')).tiles[0]?.heading).toBe('Theirs');
  await notice.getByRole('button', { name: 'Use mine' }).click();
  await waitForSave(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await readDraft('test-conflict')).tiles[0]?.heading).toBe('Mine');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.locator('.revisions li').first()).toContainText(', draft');

  await other.getByLabel(heading, { exact: true }).fill('Theirs again');
  const second = other.getByRole('alert').filter({ hasText: 'Somebody else has changed the same fields' });
  await second.getByRole('button', { name: 'Use theirs' }).click();
  await expect(other.getByLabel(heading, { exact: true })).toHaveValue('Mine');
  await waitForSave(other);
  expect((await readDraft('test-conflict')).tiles[0]?.heading).toBe('Mine');
  await other.locator('.top-bar').getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByLabel(heading, { exact: true })).toHaveValue('Theirs again');
  await otherBrowser.close();
});
