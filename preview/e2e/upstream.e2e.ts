import { expect, test } from '@playwright/test';
import { previewUrl } from '#site/e2e/product/product.ts';
import { signIn } from './testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

test('the API page shows how each reply was read, and the guesses about them [upstream.diagnosis]', async ({
  page,
}) => {
  await page.goto(previewUrl());
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(
    /\d+ calls: \d+ read, 0 repaired, 0 incomplete, 0 failed, 0 refused, 0 absent, 1 unchecked\./,
  );
  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls.getByRole('listitem').filter({ hasText: 'search-restaurants' })).toContainText('24 entries');
  await expect(calls.getByRole('listitem').filter({ hasText: 'brand-settings' })).toContainText('Read');
  await expect(page.getByRole('region', { name: 'Guesses' })).toContainText('brandKeyHeader');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status')).toContainText('0 failed');
});
