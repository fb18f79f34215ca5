import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { answers, everything, watchOthers } from './configured-services.ts';
import { chooseCookies, cookieChoices } from './cookie-choices.ts';
import { type RecordingServer, startRecordingServer } from './recording-server.ts';
import { type OwnSite, startSite } from './start-site.ts';

/** Addresses that no sitemap lists. */
const unlisted = [
  '/booking',
  '/booking/holiday-park',
  '/careers/job-search/london',
  '/find-us?near=bath',
  '/menu/main?diet=vegan',
  '/no-such-page',
  '/preferences',
  '/preferences/0b5c8f0e-7a5e-4a59-9f8e-2f1b5f0f7a11',
  '/restaurants/bath/bath/book-now',
  '/restaurants/bath/bath/menu/main',
  '/signup-thanks',
];

/** What is asked for is noted here; a trace of two hundred pages would only cost time. */
test.use({ trace: 'off' });

let services: RecordingServer;
let site: OwnSite;

/** Without the usual delay, so that a service that may start has started by the time a page is whole. */
test.beforeAll(async () => {
  services = await startRecordingServer(answers);
  site = await startSite({ ...everything(services.url), THIRD_PARTY_DELAY_MS: '0' });
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});

async function allAddresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(60);
  return [...listed, ...unlisted];
}

/** Opens every address, in a few tabs at a time, down to its foot. Pictures and fonts are asked for, and noted, but not fetched. */
async function openAll(context: BrowserContext): Promise<void> {
  await context.route(/\.(svg|webp|avif|png|jpg|woff2|webm)(\?|$)/, (route) => route.abort());
  const addresses = await allAddresses();
  const openNext = async (page: Page, others: readonly string[]): Promise<void> => {
    for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
      await page.goto(site.url + path, { waitUntil: 'load' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(100);
      expect(others, path).toEqual([]);
    }
  };
  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(pages.map((page) => openNext(page, watchOthers(page, site.url))));
}

for (const moment of ['before any choice', 'after Reject']) {
  test(`no public address asks another host for anything ${moment}, with every service configured [cookie.scripts]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    services.forget();
    if (moment === 'after Reject') {
      await page.goto(site.url);
      await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
    }
    await openAll(context);
    expect(services.asked).toEqual([]);
    // Had they been allowed, they would have been seen.
    await chooseCookies(context, site.url, ['analytics']);
    await page.goto(site.url);
    await expect.poll(() => services.asked.length).toBe(2);
  });
}
