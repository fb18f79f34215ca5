import { expect, test } from '@playwright/test';
import { ask, publish } from '#site/e2e/product/product.ts';
import { openPage, planTile, signIn, waitForChecks, waitForSave } from './testing/editor.ts';
import { description, openDialog, text } from './testing/publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

test('a draft is compared with the live page as a list and side by side, and is live once it is published [preview.publish]', async ({
  page,
}) => {
  const id = 'test-publish-now';
  await publish(id, text('As it was'), description);
  await expect.poll(async () => (await ask(`/${id}`)).body).toContain('As it was');
  await openPage(page, id);
  await planTile(page, 0).click();
  await page.getByLabel('Heading', { exact: true }).fill('As it is');
  await waitForSave(page);
  const dialog = await openDialog(page);
  await expect(dialog.locator('.differences li')).toHaveCount(1);
  await expect(dialog.locator('.differences')).toContainText('As it is');
  await dialog.getByRole('button', { name: 'Compare side by side' }).click();
  const picture = (name: string) => dialog.frameLocator(`iframe[title="${name} version"]`);
  await expect(picture('Live').getByRole('heading', { name: 'As it was' })).toBeVisible();
  await expect(picture('Draft').getByRole('heading', { name: 'As it is' })).toBeVisible();
  await waitForChecks(page);

  const press = dialog.getByRole('button', { name: 'Publish now' });
  await press.click();
  await expect.poll(async () => (await ask(`/${id}`)).body).toContain('As it is');
  await expect(dialog.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  await expect(press).toBeFocused();
  await expect(dialog.getByText('No changes: the draft is the same as the live page.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'View live page' })).toHaveAttribute('href', new RegExp(`/${id}$`));
});
