import type { Page } from '@playwright/test';

/** The tiles of a page of one heading. */
export const text = (heading: string) => [{ type: 'text', key: 'words', heading, body: '<p>Words.</p>' }];
export const description = { description: 'A page for tests.' };

/** Opens the publish dialog. */
export async function openDialog(page: Page) {
  await page.getByRole('button', { name: /^Publish/ }).click();
  return page.getByRole('dialog', { name: 'Publish', exact: true });
}
