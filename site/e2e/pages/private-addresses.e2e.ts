import { expect, type Page, test } from '@playwright/test';
import { answers, everything, watchOthers } from '../layout/configured-services.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { type RecordingServer, startRecordingServer } from '../layout/recording-server.ts';
import { passTime } from '../product/pass-time.ts';
import { closePopup } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';

/** A typical analytics tag: it sends what it reads from its page. */
const tag = `navigator.sendBeacon(new URL('/collect', document.currentScript.src),
  JSON.stringify([location.href, document.referrer, document.title]));`;

let services: RecordingServer;
let site: OwnSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  services = await startRecordingServer({ ...answers, '/gtm.js': tag, '/gtag/js': tag, '/collect': '' });
  site = await startSite(everything(services.url));
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});
test.beforeEach(async ({ page }) => {
  services.forget();
  await closePopup(page);
  await chooseCookies(page.context(), site.url, ['analytics', 'marketing', 'embeds']);
});

/** Records everything a page sends in requests from now on: addresses, bodies and referrers. */
function recordSentData(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`),
  );
  return sent;
}

const collected = (): number => services.requestedPaths.filter((path) => path === '/collect').length;
const bothCollected = () => expect.poll(collected, { timeout: 10_000 }).toBe(2);

test('none runs where the address is secret, whatever is allowed [preferences.privacy]', async ({ page }) => {
  await page.clock.install();
  const others = watchOthers(page, site.url);
  const answer = await page.goto(`${site.url}/preferences/0b5c8f0e-7a5e-4a59-9f8e-2f1b5f0f7a11`);
  await passTime(page, 2000);
  expect(others).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain(services.url);
});

test('none runs where the address contains the visitor’s position, and none can read it on the next page', async ({
  page,
}) => {
  await page.clock.install();
  const others = watchOthers(page, site.url);
  await page.goto(`${site.url}/restaurants?near=51.48,-0.61`);
  await expect(page.getByText(/the nearest first/)).toBeVisible();
  await passTime(page, 2000);
  expect(others).toEqual([]);
  const sent = recordSentData(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await bothCollected();
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.url}/`);
  expect(sent.filter((each) => /51\.48|0\.61/.test(each))).toEqual([]);
  await page.goBack();
  await expect(page.getByText(/the nearest first/)).toBeVisible();
});

test('they run on the page of a search by name', async ({ page }) => {
  const sent = recordSentData(page);
  await page.goto(`${site.url}/restaurants?near=Bath`);
  await bothCollected();
  expect(sent.some((each) => each.includes('/collect') && each.includes('near=Bath'))).toBe(true);
});

test('they get no data of a table for everyone, from its link, its address or its guests’ needs', async ({ page }) => {
  const sent = recordSentData(page);
  await page.goto(`${site.url}/table-for-everyone#table=Zebedee~vegan~milk`);
  await bothCollected();
  const first = page.locator('#guests summary').first();
  await expect(first).toContainText('Zebedee');
  await first.click();
  await page.getByLabel('Name').first().fill('Wilhelmina');
  await expect(first).toContainText('Wilhelmina');
  await page.reload();
  await expect.poll(collected, { timeout: 10_000 }).toBe(4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect.poll(collected, { timeout: 10_000 }).toBe(6);
  expect(sent.some((each) => each.includes('/collect'))).toBe(true);
  expect(sent.filter((each) => /table=|Zebedee|Wilhelmina|vegan|milk/i.test(each))).toEqual([]);
});
