import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { editorKey } from './editor-key.ts';

/** Where the product under test is; set by the global setup. */
export const siteUrl = (): string => process.env.SITE_URL ?? '';
export const serviceUrl = (): string => process.env.SERVICE_URL ?? '';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks the site for exactly this address: no client tidies it, follows redirects or adds headers. */
export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

/** Asks the service for what only editors may do. */
export async function edit(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${serviceUrl()}${path}`, {
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

/** Replaces the brand's settings by what `change` makes of them, and gives what puts them back. */
export async function changeSettings(
  change: (settings: Record<string, unknown>) => Record<string, unknown>,
): Promise<() => Promise<void>> {
  const token: { accessToken: string } = await (
    await fetch(`${serviceUrl()}/api/token`, {
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
    await fetch(`${serviceUrl()}/api/v1/content/brand-settings`, { headers })
  ).json();
  await edit('PUT', '/api/v1/editing/brand-settings', change(structuredClone(before)));
  return () => edit('PUT', '/api/v1/editing/brand-settings', before);
}

/** Closes the popup whenever it comes between a test and what it presses. */
export const closePopup = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('dialog[data-popup][open]'), () => page.keyboard.press('Escape'));

/** Begins to read: the popup opens a moment later. */
export const scrollDown = (page: Page): Promise<void> => page.evaluate(() => scrollBy(0, 200));

/** Waits until all of a page is laid out: what lies far below is, once the browser has time for it. */
export const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.page > .tile:not([data-laid-out])') === null);
