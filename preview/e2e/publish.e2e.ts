import { expect, test } from '@playwright/test';
import { ask, edit, previewUrl, publish } from '#site/e2e/product/product.ts';
import { productClock } from '#site/e2e/product/product-time.ts';
import { canvas, openPage, readDraft, signIn, waitForSave, writeDraft } from './testing/editor.ts';
import { description, openDialog, text } from './testing/publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

test('a page is unpublished, and its draft is kept [preview.publish]', async ({ page }) => {
  const id = 'test-publish-off';
  await publish(id, text('For a while'), description);
  await openPage(page, id);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Unpublish…' }).click();
  const question = page.getByRole('dialog', { name: 'Unpublish this page?' });
  await expect(question).toContainText(`Visitors of /${id} will get “Page not found”`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await ask(`/${id}`)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Unpublish…' }).click();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The draft and all revisions remain' })).toBeVisible();
  await expect.poll(async () => (await ask(`/${id}`)).status).toBe(404);
  await expect(page.locator('.top-bar')).toContainText('Unpublished');
  expect((await readDraft(id)).tiles[0]?.heading).toBe('For a while');
});

test('a scheduled change is shown, happens automatically, and the dialog updates [preview.publish]', async ({
  page,
}) => {
  const id = `test-publish-clock-${Date.now()}`;
  await writeDraft(id, text('By the clock'));
  const schedule = (times: object): Promise<void> => edit('PUT', `/api/v1/editing/page/${id}/schedule`, times);
  const inMs = (ms: number): string => new Date(productClock.now() + ms).toISOString();
  const [later, soon] = [3_600_000, 1000];
  await page.clock.install();
  await schedule({ publishAt: inMs(later) });
  expect((await ask(`/${id}`)).status).toBe(404);
  await openPage(page, id);
  const dialog = await openDialog(page);
  await expect(dialog.getByText(/^Goes live on .+, as it was when scheduled\.$/)).toBeVisible();
  await schedule({ publishAt: inMs(soon) });
  await expect.poll(async () => (await ask(`/${id}`)).status, { timeout: 15_000 }).toBe(200);
  await page.clock.fastForward(later);
  await expect(dialog.getByText(/^Goes live on .+ scheduled\.$/)).toHaveCount(0);
  await expect(page.locator('.top-bar')).toContainText('Live');
  await schedule({ unpublishAt: inMs(later) });
  await page.reload();
  await openDialog(page);
  await expect(dialog.getByText(/^Unpublishes on .+\.$/)).toBeVisible();
  await schedule({ unpublishAt: inMs(soon) });
  await expect.poll(async () => (await ask(`/${id}`)).status, { timeout: 15_000 }).toBe(404);
  await page.clock.fastForward(later);
  await expect(page.locator('.top-bar')).toContainText('Unpublished');
});

test('a publication is scheduled in London time and can be cancelled; a time in the past is refused [preview.publish]', async ({
  page,
}) => {
  const id = 'test-publish-field';
  await writeDraft(id, text('Later'));
  await openPage(page, id);
  const dialog = await openDialog(page);
  const scheduled = async (): Promise<unknown> => {
    const answer = await page.request.get(`${previewUrl()}/_preview/api/editing/page/${id}/draft`);
    const { state }: { state: { scheduledAt?: string | null } } = await answer.json();
    return state.scheduledAt;
  };
  const field = dialog.getByRole('textbox', { name: 'Publish on', exact: true });
  await field.fill('2020-07-01T10:00');
  await expect(dialog.getByText('Enter a date and time in the future.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Schedule publication' })).toBeDisabled();
  await field.fill('2099-07-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule publication' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: /goes live on Wednesday,? 1 July 2099 at 10:00\./ }),
  ).toBeVisible();
  expect(await scheduled()).toBe('2099-07-01T09:00:00.000Z');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The scheduled publication is cancelled.' })).toBeVisible();
  expect(await scheduled()).toBeNull();
});

test('an earlier revision is restored to the draft and undone, or made live at once [preview.publish]', async ({
  page,
}) => {
  const id = `test-publish-back-${Date.now()}`;
  await publish(id, text('First'), description);
  await publish(id, text('Second'), description);
  await openPage(page, id);
  const heading = (name: string) => canvas(page).getByRole('heading', { name });
  await expect(heading('Second')).toBeVisible();
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Restore: revision 1' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Revision 1 is restored to the draft' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(heading('First')).toBeVisible();
  expect((await ask(`/${id}`)).body).toContain('Second');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading('Second')).toBeVisible();
  await waitForSave(page);
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Make live: revision 1' }).click();
  const question = page.getByRole('dialog', { name: 'Make revision 1 live?' });
  await expect(question.getByRole('listitem')).toContainText('‘Second’ → ‘First’');
  await question.getByRole('button', { name: 'Make revision 1 live' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Revision 1 is live again, as a new revision.' }),
  ).toBeVisible();
  await expect.poll(async () => (await ask(`/${id}`)).body).toContain('First');
  await expect(page.locator('.top-bar')).toContainText('Changes not live');
});

test('changes that somebody else saves meanwhile are not published unseen: the editor is told, and decides [preview.publish]', async ({
  page,
}) => {
  const id = `test-publish-seen-${Date.now()}`;
  await writeDraft(id, text('Seen'));
  await openPage(page, id);
  const dialog = await openDialog(page);
  await writeDraft(id, text('Not seen'));
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This page was changed in another window or by somebody else');
  expect((await ask(`/${id}`)).status).toBe(404);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toast')).toContainText('Another editor’s changes were merged into yours.');
  await waitForSave(page);
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  await expect.poll(async () => (await ask(`/${id}`)).body).toContain('Not seen');
});

test('the comparison shows the draft after a revision has replaced it [preview.publish]', async ({ page }) => {
  const id = 'test-publish-picture';
  await publish(id, text('As it was'), description);
  await writeDraft(id, [...text('As it was'), ...text('To be taken away').map((tile) => ({ ...tile, key: 'more' }))]);
  await openPage(page, id);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Compare side by side' }).click();
  const picture = dialog.frameLocator('iframe[title="Draft version"]');
  await expect(picture.getByRole('heading', { name: 'To be taken away' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Hide comparison' }).click();
  await dialog.getByRole('button', { name: 'Restore: revision 1' }).click();
  await dialog.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(picture.getByRole('heading', { name: 'As it was' })).toBeVisible();
  await expect(picture.getByRole('heading', { name: 'To be taken away' })).toHaveCount(0);
});

test('nothing is published before its checks can be read [preview.publish]', async ({ page }) => {
  const id = `test-publish-checks-${Date.now()}`;
  await writeDraft(id, [{ type: 'text', key: 'words', heading: 'Words', body: '<p>Words.</p>', width: 'third' }]);
  await openPage(page, id);
  const checked = Promise.withResolvers<void>();
  await page.route('**/_preview/api/review?*', async (route) => {
    await checked.promise;
    await route.continue();
  });
  const dialog = await openDialog(page);
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(dialog.getByText('Checking… You can publish once the checks have finished.')).toBeVisible();
  await expect(publish).toHaveCount(0);
  checked.resolve();
  await expect(dialog.getByRole('button', { name: 'Set widths to full' })).toBeVisible();
  await expect(publish).toHaveAccessibleDescription('There are warnings: see Checks.');
  expect((await ask(`/${id}`)).status).toBe(404);
  await publish.click();
  await expect(dialog.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
});

test('a draft that a revision replaces is stored among the revisions, even after a reload [preview.publish]', async ({
  page,
}) => {
  const id = `test-publish-stored-${Date.now()}`;
  await publish(id, text('First'), description);
  await writeDraft(id, text('Rewritten'));
  await openPage(page, id);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Restore: revision 1' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'The previous draft is saved as a revision.' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await waitForSave(page);
  await page.reload();
  await expect(page.locator('.top-bar')).toContainText('Live');
  await expect(page.locator('.top-bar')).not.toContainText('Changes not live');
  await openDialog(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: ', draft' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Restore: revision 2' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Rewritten' })).toBeVisible();
});
