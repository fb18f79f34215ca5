import { expect, type Page, test } from '@playwright/test';
import { passTime } from '../product/pass-time.ts';
import { closePopup, siteUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { answers, everything, watchOthers } from './configured-services.ts';
import { chooseCookies, chosenCategories, cookieChoices } from './cookie-choices.ts';
import { type RecordingServer, startRecordingServer } from './recording-server.ts';

let services: RecordingServer;
let site: OwnSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  services = await startRecordingServer(answers);
  site = await startSite(everything(services.url));
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});
test.beforeEach(async ({ page }) => {
  services.forget();
  await closePopup(page);
});

test.describe('with every service configured', () => {
  const signalsOf = (page: Page) =>
    page.evaluate(() => {
      const queue: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(queue) ? queue.map((each) => Array.from(each)).filter(([word]) => word === 'consent') : [];
    });
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });

  test('nothing loads before consent; a second after it the scripts do, with their signals in order [cookie.scripts] [thirdparty.tags]', async ({
    page,
  }) => {
    await page.clock.install();
    const others = watchOthers(page, site.url);
    await page.goto(`${site.url}/about`);
    await cookieChoices(page).getByRole('button', { name: 'Accept all' }).waitFor();
    await page.clock.pauseAt(Date.now() + 10_000);
    expect(others).toEqual([]);
    // The code of the services is loaded after the cookie choices are shown.
    await expect.poll(() => signalsOf(page)).toEqual([['consent', 'default', all('denied')]]);
    await cookieChoices(page).getByRole('button', { name: 'Accept all' }).click();
    await passTime(page, 990);
    expect(others).toEqual([]);
    await passTime(page, 100);
    await page.clock.resume();
    await expect.poll(() => services.requestedPaths.length, { timeout: 10_000 }).toBe(3);
    expect([...services.requestedPaths].sort()).toEqual(['/gtag/js', '/gtm.js', '/js/exponea.min.js']);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'engaged')))
      .toMatchObject({
        token: 'token-of-a-test',
        target: services.url,
      });
    const found = await page.evaluate(() => Reflect.get(window, 'found'));
    expect(found.slice(0, 3)).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  });

  test('they also load a second after the next page; once consent is withdrawn they are notified, their data is removed and the next page is without them [cookie.scripts]', async ({
    page,
  }) => {
    await page.clock.install();
    await chooseCookies(page.context(), site.url, ['analytics', 'marketing', 'embeds']);
    await page.goto(`${site.url}/about`);
    await expect.poll(() => services.requestedPaths.length, { timeout: 10_000 }).toBe(3);
    const whole = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation');
      return performance.timeOrigin + (load instanceof PerformanceNavigationTiming ? load.loadEventStart : 0);
    });
    expect(Math.min(...services.requestedAtMs) - whole).toBeGreaterThanOrEqual(990);
    const names = async () => (await page.context().cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(['_ga', '_gcl_au', 'consent', 'mine']);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
    expect((await signalsOf(page)).at(-1)).toEqual(['consent', 'update', all('denied')]);
    expect(await names()).toEqual(['consent', 'mine']);
    services.forget();
    const others = watchOthers(page, site.url);
    await page.goto(`${site.url}/offers`);
    await passTime(page, 2000);
    expect(others).toEqual([]);
    expect(services.requestedPaths).toEqual([]);
  });

  test('only those in an allowed category load, and the signals say which [cookie.scripts]', async ({ page }) => {
    await page.clock.install();
    await chooseCookies(page.context(), site.url, ['analytics']);
    await page.goto(`${site.url}/about`);
    await expect.poll(() => services.requestedPaths.length, { timeout: 10_000 }).toBe(2);
    await passTime(page, 500);
    expect([...services.requestedPaths].sort()).toEqual(['/gtag/js', '/gtm.js']);
    expect((await signalsOf(page)).at(-1)).toEqual([
      'consent',
      'update',
      { ...all('denied'), analytics_storage: 'granted' },
    ]);
  });

  test('a changed list of services asks for consent again', async ({ page }) => {
    await page.clock.install();
    await chooseCookies(page.context(), siteUrl(), ['analytics']);
    await page.goto(`${siteUrl()}/about`);
    await passTime(page, 500);
    await expect(cookieChoices(page)).toBeHidden();
    await page.goto(`${site.url}/about`);
    await expect(cookieChoices(page)).toBeVisible();
    await passTime(page, 1500);
    expect(services.requestedPaths).toEqual([]);
  });

  for (const path of ['/booking/holiday-park', '/restaurants/holiday-park/holiday-park']) {
    test(`the booking widget waits for consent beside a plain link on ${path} [thirdparty.booking-widget]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(site.url + path);
      const link = page.getByRole('link', { name: 'Book on tables.example' });
      await expect(link).toHaveAttribute('href', 'https://tables.example/great-wood-1023');
      await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
      await passTime(page, 1500);
      expect(services.requestedPaths).toEqual([]);
      await expect(link).toBeVisible();
      await page.getByRole('button', { name: 'Open cookie choices' }).click();
      await cookieChoices(page).getByRole('checkbox', { name: 'Maps, films and posts' }).check();
      await cookieChoices(page).getByRole('button', { name: 'Save my choices' }).click();
      await expect(page.getByText('Form of great-wood-1023')).toBeVisible();
      expect(services.requestedPaths).toEqual(['/widget.js']);
      await expect(page.getByRole('button', { name: 'Open cookie choices' })).toBeHidden();
      await expect(link).toBeVisible();
    });
  }

  test('the booking widget is not requested where it has no place', async ({ page }) => {
    await page.clock.install();
    await chooseCookies(page.context(), site.url, ['embeds']);
    await page.goto(`${site.url}/booking/soho`);
    await expect(page.getByRole('link', { name: /Book on/ })).toHaveCount(0);
    await passTime(page, 1500);
    expect(services.requestedPaths).toEqual([]);
  });
});

test('a service’s script that throws, or never loads, does not affect the page', async ({ page }) => {
  const bad = await startRecordingServer({
    '/gtm.js': 'throw new Error("broken tag")',
    '/gtag/js': undefined,
    '/js/exponea.min.js': 'window.exponea = { initialize() { throw new Error("broken start"); } };',
  });
  const own = await startSite(everything(bad.url));
  await chooseCookies(page.context(), own.url, ['analytics', 'marketing', 'embeds']);
  await page.goto(`${own.url}/about`, { waitUntil: 'load' });
  await expect.poll(() => bad.requestedPaths.length, { timeout: 10_000 }).toBe(3);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => chosenCategories(page.context())).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { name: 'What is kept in your browser' })).toBeVisible();
  await own.stop();
  await bad.stop();
});

test('a consent provider’s script replaces the banner, and its groups decide [cookie.provider]', async ({ page }) => {
  await page.clock.install();
  const provider = await startRecordingServer({
    ...answers,
    '/asks.js': `const id = document.currentScript.dataset.domainScript;
      window.OnetrustActiveGroups = ',C0001,';
      window.OneTrust = { ToggleInfoDisplay() { window.OnetrustActiveGroups = ',C0001,C0002,'; OptanonWrapper(); } };
      document.documentElement.dataset.providerId = id; OptanonWrapper();`,
  });
  const own = await startSite({
    ...everything(provider.url),
    CONSENT_PROVIDER: 'script',
    CONSENT_PROVIDER_URL: `${provider.url}/asks.js`,
    CONSENT_PROVIDER_ID: '0000-test',
  });
  await page.goto(`${own.url}/about`);
  await expect(page.locator('html')).toHaveAttribute('data-provider-id', '0000-test');
  await passTime(page, 1500);
  expect(provider.requestedPaths).toEqual(['/asks.js']);
  await expect(cookieChoices(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect
    .poll(() => [...provider.requestedPaths].sort(), { timeout: 10_000 })
    .toEqual(['/asks.js', '/gtag/js', '/gtm.js']);
  await own.stop();
  await provider.stop();
});
