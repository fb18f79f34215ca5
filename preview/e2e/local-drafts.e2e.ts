import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { editorKey } from '#site/e2e/product/editor-key.ts';
import { type OwnProcess, startProcess } from '#site/e2e/product/setting-probes/start-process.ts';
import { startUpstreamSite, type UpstreamSite } from '#site/e2e/upstream/start-upstream-site.ts';
import { canvas, waitForChecks, waitForSave } from './testing/editor.ts';

let running: UpstreamSite;
let preview: OwnProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite({ EDITOR_KEY: editorKey });
  preview = await startProcess('preview/server/main.ts', {
    ...running.env,
    PREVIEW_PORT: '0',
    SITE_ADDRESS: running.site.url,
    DATA_DIR: running.site.dataDir,
  });
});
test.afterAll(async () => {
  await preview.stop();
  await running.stop();
});

test('on an API without calls for editing, a page is composed, saved as a draft, exported and discarded [upstream.diagnosis]', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await context.request.post(`${preview.url}/sign-in`, { form: { secret: editorKey }, maxRedirects: 0 });
  await page.goto(preview.url);
  await expect(page.getByRole('link', { name: 'Book a table' })).toBeVisible();
  await page.goto(`${preview.url}/pages/terms-and-conditions`);
  // The first draft of a site that has just started waits for a rendering worker of its own.
  await expect(canvas(page).getByText('One voucher for each table.')).toBeVisible({ timeout: 60_000 });

  await page.getByLabel('Title *').fill('Terms, revised');
  await waitForSave(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms, revised' })).toBeVisible();
  const draft = await page.request.get(`${running.site.url}/_draft/terms-and-conditions`, {
    headers: { 'x-editor-key': editorKey },
  });
  expect(await draft.text()).toContain('<title>Terms, revised');
  expect(await (await page.request.get(`${running.site.url}/terms-and-conditions`)).text()).not.toContain('revised');

  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Export…/ }).click();
  await waitForChecks(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('terms-and-conditions.json');
  const exported: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ id: 'terms-and-conditions', title: 'Terms, revised' });

  await page.getByRole('button', { name: 'Discard draft…' }).click();
  await page.getByRole('button', { name: 'Discard draft', exact: true }).click();
  await expect(page).toHaveURL(`${preview.url}/`);
  await page.goto(`${preview.url}/pages/terms-and-conditions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
});
