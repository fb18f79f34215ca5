import { expect, test } from '@playwright/test';
import { previewUrl } from '#site/e2e/product/product.ts';
import { signIn } from './testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

test('the API page shows how each response was read, and the mapping [upstream.diagnosis]', async ({ page }) => {
  await page.goto(previewUrl());
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(
    /\d+ requests: \d+ OK, 0 converted, 0 incomplete, 0 failed, 0 access denied, 0 not available, 1 not sent\./,
  );
  const calls = page.getByRole('region', { name: 'Requests' });
  await expect(calls.getByRole('listitem').filter({ hasText: 'search-restaurants' })).toContainText('24 entries');
  await expect(calls.getByRole('listitem').filter({ hasText: 'brand-settings' })).toContainText('OK');
  await expect(page.getByRole('region', { name: 'Mapping' })).toContainText('brandKeyHeader');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status')).toContainText('0 failed');
});
