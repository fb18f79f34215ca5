import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { editorKey } from '#site/e2e/product/editor-key.ts';
import { edit, previewUrl, serviceUrl } from '#site/e2e/product/product.ts';

/** The editors’ secret of the product under test. */
export const secret = editorKey;

/** Signs a browser in, as the sign-in page does. */
export async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`${previewUrl()}/sign-in`, { form: { secret }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

const draftPath = (id: string): string => `/api/v1/editing/page/${encodeURIComponent(id)}/draft`;

/** Writes a draft without publishing it, whatever was there before. */
export const writeDraft = (id: string, tiles: readonly unknown[], title = `Test page ${id}`): Promise<void> =>
  edit('PUT', draftPath(id), { id, title, description: 'A page for tests.', tiles });

interface Draft {
  readonly title?: string;
  readonly tiles: readonly Record<string, unknown>[];
}

/** A page as the service has it. */
export async function readDraft(id: string): Promise<Draft> {
  const headers = { 'x-editor-key': secret, 'x-brand-key': 'pandan-row' };
  const answer = await fetch(`${serviceUrl()}${draftPath(id)}`, { headers });
  const { page }: { page: Draft } = await answer.json();
  return page;
}

/** Opens a page in the app, and waits until the canvas has rendered it. */
export async function openPage(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`${previewUrl()}/pages/${encodeURIComponent(id)}${query}`);
  await expect(canvas(page).locator('main')).toBeVisible();
}

/** The large frame of the canvas. */
export const canvas = (page: Page) => page.locator('.frame.main iframe').contentFrame();

/** The tile at a position of the plan, counted from 0. */
export const planTile = (page: Page, at: number): Locator =>
  page.locator('.plan [data-at]').nth(at).locator('.cell-face');

export const waitForSave = (page: Page): Promise<void> =>
  expect(page.locator('.top-bar .page-info p')).toHaveText(/^(?!Saving…|Not saved)/);

/** Keys of the tiles in the plan, in order. */
export const planKeys = (page: Page): Promise<(string | null)[]> =>
  page.locator('.plan [data-at]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-key')));

/**
 * Waits until the publish dialog is open and has checked the page: the site renders it, and its links are followed.
 * A comparison may hide the checks.
 */
export const waitForChecks = (page: Page): Promise<void> =>
  expect(page.locator('dialog [aria-labelledby="findings-heading"]')).toHaveAttribute('aria-busy', 'false', {
    timeout: 20_000,
  });
