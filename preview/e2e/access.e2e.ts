import { get, type RequestOptions } from 'node:http';
import { expect, test } from '@playwright/test';
import { ask, previewUrl, siteUrl, unpublish } from '#site/e2e/product/product.ts';
import { secret, signIn, writeDraft } from './testing/editor.ts';

const id = 'test-secret-draft';
const secretText = 'Nobody may read this yet';

test.beforeAll(() => writeDraft(id, [{ type: 'text', key: 'hidden', body: `<p>${secretText}</p>` }], secretText));

test('without the secret nothing of a draft is exposed, on the site or in the preview [preview.access]', async ({
  request,
}) => {
  for (const path of [`/_draft/${id}`, `/_draft/${id}?key=wrong`, `/_draft/${id}?pass=1.x`, `/${id}`]) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(body, path).not.toContain(secretText);
  }
  const wrong = await ask(`/_draft/${id}`, { 'x-editor-key': 'wrong', cookie: 'editor=9999999999999.x' });
  expect(wrong.status).toBe(404);
  for (const path of [
    '/_preview/api/editing/pages',
    `/_preview/api/editing/page/${id}/draft`,
    `/_draft/${id}`,
    '/_preview/api/facts',
  ]) {
    const answer = await request.get(`${previewUrl()}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(401);
    expect(await answer.text(), path).not.toContain(secretText);
  }
  const view = await request.get(`${previewUrl()}/pages/${id}`, { maxRedirects: 0 });
  expect(view.headers().location).toBe(`/sign-in?then=${encodeURIComponent(`/pages/${id}`)}`);
});

test('an unsaved page cannot be rendered without the secret, whatever cookie is sent [preview.access]', async ({
  context,
  request,
}) => {
  const body = { id, title: 'x', tiles: [] };
  expect((await request.post(`${siteUrl()}/_draft/${id}`, { data: body })).status()).toBe(404);
  await context.request.get(`${siteUrl()}/_draft/${id}?key=${secret}`);
  expect((await context.request.post(`${siteUrl()}/_draft/${id}`, { data: body })).status()).toBe(403);
});

test('signing in works without script, and a wrong secret shows an error [preview.access]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${previewUrl()}/pages/${id}`);
  await page.getByLabel('Editors’ secret').fill('guessed');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#error')).toContainText('That is not the secret');
  await expect(page).toHaveTitle(/^Error/);
  await page.getByLabel('Editors’ secret').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${previewUrl()}/pages/${id}`);
  await context.close();
});

test('neither the preview nor a draft may be cached, framed by others, or indexed [preview.access]', async ({
  context,
}) => {
  await signIn(context);
  const app = await context.request.get(`${previewUrl()}/`);
  expect(app.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(app.headers()['cache-control']).toBe('no-store');
  const draft = await context.request.get(`${previewUrl()}/_draft/${id}`);
  expect(await draft.text()).toContain(secretText);
  expect(draft.headers()['cache-control']).toBe('no-store');
  expect(draft.headers()['x-robots-tag']).toContain('noindex');
  expect(draft.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  const onSite = await context.request.get(`${siteUrl()}/_draft/${id}?key=${secret}`);
  expect(onSite.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('no address makes the preview send a request to another host, with the secret or without [preview.access]', async ({
  context,
}) => {
  await signIn(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { hostname, port } = new URL(previewUrl());
  for (const path of ['//127.0.0.1:1/_draft/x', '/\\127.0.0.1:1/_draft', 'http://127.0.0.1:1/_draft'])
    expect(await statusOf({ hostname, port, path, headers: { cookie } }), path).toBe(400);
});

const statusOf = (options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ ...options, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

test('interactive mode in the preview sends nothing: no form, no booking [preview.access]', async ({ context }) => {
  await signIn(context);
  for (const path of ['/contact', '/api/v1/booking/create', '/sign-up']) {
    const answer = await context.request.post(`${previewUrl()}${path}`, { form: { firstName: 'Ada' } });
    expect(answer.status(), path).toBe(403);
  }
});

test.afterAll(() => unpublish(id));
