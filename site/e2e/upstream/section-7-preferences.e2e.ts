import { expect, type Locator, type Page, test } from '@playwright/test';
import { customerGuid } from '#adapters/testing/section-7/records.ts';
import { fillIn, openForm } from '../forms/testing/fill-form.ts';
import { startUpstreamSite, type UpstreamSite, visit } from './start-upstream-site.ts';

test.use({ javaScriptEnabled: false });

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());
test.beforeEach(() => {
  running.upstream.recover();
  running.upstream.forget();
});

const path = `/preferences/${customerGuid}`;
const load = /^\/api\/exponea\/getcustomerpreferences\//;
const update = /^\/api\/exponea\/updateCustomerPreferences$/;
const open = (page: Page): Promise<Locator> => openForm(page, path, 'preferences', running.site.url);
const save = (page: Page): Promise<void> => page.locator('[id="form.preferences.send"]').click();
const thanks = (page: Page): Locator => page.locator('[id="form.preferences.thanks"]');
const updates = (): readonly unknown[] => running.upstream.receivedAt(update).map(({ body }) => body);

test('stored preferences are asked for with attributes, and are shown in whatever notation they are stored [upstream.entries] [upstream.requests]', async ({
  page,
}) => {
  const form = await open(page);
  expect(running.upstream.receivedAt(load)).toMatchObject([{ body: { attributes: expect.any(Array) } }]);
  await expect(form.locator('[name="firstName"]')).toHaveValue('Siti');
  await expect(form.locator('[name="phoneNumber"]')).toHaveValue('07700 900 461');
  await expect(form.locator('[name="birthday.day"]')).toHaveValue('1');
  await expect(form.locator('[name="birthday.month"]')).toHaveValue('1');
  await expect(form.locator('[name="birthday.year"]')).toHaveValue('1990');
  await expect(form.locator('[name="websiteSmsOptIn"]')).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'New dishes' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Events' })).not.toBeChecked();
});

test('a stored restaurant that is no longer known is shown as it is [upstream.untouched]', async ({ page }) => {
  const form = await open(page);
  await expect(form.locator('[name="favRestaurantCode"]')).toHaveValue('LEEDS-OLD');
});

test('a changed first name is all that is sent [upstream.untouched]', async ({ page }) => {
  const form = await open(page);
  await fillIn(form, { firstName: 'Sari' });
  await save(page);
  await expect(thanks(page)).toBeVisible();
  expect(updates()).toEqual([{ customerGuid, firstName: 'Sari' }]);
});

test('saving without a change changes nothing [upstream.untouched]', async ({ page }) => {
  await open(page);
  await save(page);
  await expect(thanks(page)).toBeVisible();
  for (const body of updates()) expect(body).toEqual({ customerGuid });
});

test('what the visitor unticks and clears is sent, and nothing else [upstream.untouched]', async ({ page }) => {
  const form = await open(page);
  await fillIn(form, { websiteSmsOptIn: false });
  await save(page);
  await expect(thanks(page)).toBeVisible();
  expect(updates()).toEqual([{ customerGuid, websiteSmsOptIn: false }]);
});

test('with gender shown, a stored value that is not a label of ours is kept [upstream.untouched]', async ({ page }) => {
  const asking = await startUpstreamSite({ HIDE_GENDER_PREFERENCE: 'false' });
  try {
    const form = await openForm(page, path, 'preferences', asking.site.url);
    await expect(form.locator('[name="gender"][value="F"]')).toBeChecked();
    await fillIn(form, { firstName: 'Sari' });
    await save(page);
    await expect(thanks(page)).toBeVisible();
    expect(asking.upstream.receivedAt(update).map(({ body }) => body)).toEqual([{ customerGuid, firstName: 'Sari' }]);
  } finally {
    await asking.stop();
  }
});

for (const [what, reply] of [
  ['an empty body', { status: 200 }],
  ['204', { status: 204 }],
  ['{}', { status: 200, json: {} }],
  ['a message', { status: 200, json: { message: 'Success' } }],
  ['a message in data', { status: 200, json: { data: { message: 'Success' } } }],
] as const)
  test(`preferences are saved when the upstream answers with ${what} [upstream.success]`, async ({ page }) => {
    running.upstream.fail(update, () => reply);
    const form = await open(page);
    await fillIn(form, { firstName: 'Sari' });
    await save(page);
    await expect(thanks(page)).toBeVisible();
  });

test('another message than Success is a failure [upstream.success]', async ({ page }) => {
  running.upstream.fail(update, () => ({ status: 200, json: { data: { message: 'Customer is locked' } } }));
  const form = await open(page);
  await fillIn(form, { firstName: 'Sari' });
  await save(page);
  await expect(page.locator('[id="form.preferences.failed"]')).toBeVisible();
});

test('preferences that cannot be loaded are the error page [upstream.untouched]', async () => {
  running.upstream.fail(load, 500);
  const { status, text, html } = await visit(running.site, path);
  expect(status).toBe(500);
  expect(text).toContain('Something went wrong');
  expect(text).toContain('Return to homepage');
  expect(html).not.toContain('id="form.preferences.send"');
  expect(html).not.toContain('Siti');
});
