import { expect, test } from '@playwright/test';
import { type FailingService, startFailingService } from '../product/failing-service.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { expectFilled, fillIn, formOn, openForm } from './testing/fill-form.ts';
import { type FilledIn, formCases } from './testing/form-cases.ts';

let service: FailingService;
let site: OwnSite;

test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startFailingService();
  site = await startSite({ API_URL: service.url, FORMS_PER_VISITOR: '50' });
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});
test.afterEach(() => service.fail(undefined));

const everything = /./;
const shown = formCases.filter(({ name }) => ['sign-up', 'contact', 'group-booking'].includes(name));

for (const { name, address, submit, good, thanks } of shown) {
  test(`without script and with the service down, the form ${name} is shown again with all that was typed, and is accepted once the service is back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const filled = good();
    const path = await address();
    // The site does not call a service that has just failed until a moment has passed.
    const rendered = async (): Promise<string> => (await fetch(site.url + path)).text();
    await expect.poll(rendered, { timeout: 40_000 }).toContain(`data-form="${name}"`);
    const form = await openForm(page, path, name, site.url);
    await fillIn(form, filled);
    service.fail(everything);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form.getByRole('button', { name: submit }).click(),
    ]);
    expect(answer.status()).toBe(503);
    await expect(form.getByRole('alert')).toContainText(/try again/);
    await expectFilled(form, filled);
    service.fail(undefined);
    await expect(async () => {
      await form.getByRole('button', { name: submit }).click();
      if (typeof thanks === 'string') await expect(page.locator('main')).toContainText(thanks, { timeout: 1000 });
      else await expect(page).toHaveURL(thanks, { timeout: 1000 });
    }).toPass({ timeout: 40_000, intervals: [2000] });
  });
}

test('a form with unknown page and options is shown again with the posted values', async ({ page }) => {
  const siteWithoutService = await startSite({ API_URL: service.url });
  try {
    // The site has loaded its settings, but has never rendered the form.
    expect((await fetch(`${siteWithoutService.url}/cookies`)).status).toBe(200);
    service.fail(everything);
    const filled: FilledIn = formCases.find(({ name }) => name === 'contact')?.good() ?? {};
    const body = new URLSearchParams({ form: 'contact' });
    for (const [field, value] of Object.entries(filled)) body.set(field, String(value));
    const answer = await fetch(`${siteWithoutService.url}/contact`, { method: 'POST', body });
    expect(answer.status).toBe(503);
    await page.setContent(await answer.text());
    await expectFilled(formOn(page, 'contact'), filled);
  } finally {
    await siteWithoutService.stop();
  }
});
