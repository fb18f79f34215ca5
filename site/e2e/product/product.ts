import { request } from 'node:http';
import { type Page, test } from '@playwright/test';
import { editorKey } from './editor-key.ts';
import { ownProduct } from './own-product.ts';

/** Whether the running test belongs to a project with a product of its own. */
function hasOwnProduct(): boolean {
  try {
    return test.info().project.metadata.product === ownProduct;
  } catch {
    // No test is running yet.
    return false;
  }
}

const addressOf = (name: string): string =>
  (hasOwnProduct() ? process.env[ownProduct + name] : undefined) ?? process.env[name] ?? '';

/** The addresses of the product under test; set by the global setup. */
export const siteUrl = (): string => addressOf('SITE_URL');
export const serviceUrl = (): string => addressOf('SERVICE_URL');
export const previewUrl = (): string => addressOf('PREVIEW_URL');

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request for exactly this address: no client normalizes it, follows redirects or adds headers. */
export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    outgoing.on('error', reject).end();
  });
}

/** Calls the service with the editors' key. */
export async function edit(method: string, path: string, body?: unknown, service = serviceUrl()): Promise<void> {
  const answer = await fetch(`${service}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-editor-key': editorKey, 'x-brand-key': 'pandan-row' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} gave ${answer.status}: ${await answer.text()}`);
}

/** Publishes a page as an editor would. */
export async function publish(id: string, tiles: readonly unknown[], more: object = {}): Promise<void> {
  await edit('PUT', `/api/v1/editing/page/${encodeURIComponent(id)}/draft`, {
    id,
    title: `Test page ${id}`,
    tiles,
    ...more,
  });
  await edit('POST', `/api/v1/editing/page/${encodeURIComponent(id)}/publish`, {});
}

export const unpublish = (id: string): Promise<void> =>
  edit('POST', `/api/v1/editing/page/${encodeURIComponent(id)}/unpublish`);

/** Replaces the brand's settings with the result of `change`. Returns a function that restores them. */
export async function changeSettings(
  change: (settings: Record<string, unknown>) => Record<string, unknown>,
  service = serviceUrl(),
): Promise<() => Promise<void>> {
  const token: { accessToken: string } = await (
    await fetch(`${service}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json();
  const headers = {
    authorization: `Bearer ${token.accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
  };
  const before: Record<string, unknown> = await (
    await fetch(`${service}/api/v1/content/brand-settings`, { headers })
  ).json();
  const put = (settings: object): Promise<void> => edit('PUT', '/api/v1/editing/brand-settings', settings, service);
  await put(change(structuredClone(before)));
  return () => put(before);
}

/** Closes the popup whenever it covers what a test presses. */
export const closePopup = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('dialog[data-popup][open]'), () => page.keyboard.press('Escape'));

/** Scrolls a little, which opens the popup a moment later. */
export const scrollDown = (page: Page): Promise<void> => page.evaluate(() => scrollBy(0, 200));

/** Waits until the layout of a page is rendered to its end: the browser renders what is far below when it is idle. */
export const waitForLayout = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.page > .tile:not([data-laid-out])') === null);
