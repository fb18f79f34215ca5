import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { answers, everything, watchOthers } from '#site/e2e/layout/configured-services.ts';
import { chooseCookies, cookieChoices } from '#site/e2e/layout/cookie-choices.ts';
import { type RecordingServer, startRecordingServer } from '#site/e2e/layout/recording-server.ts';
import { atRest } from '#site/e2e/product/pass-time.ts';
import { type OwnSite, startSite } from '#site/e2e/product/start-site.ts';
import { routeKinds, visitedRoutes } from './public-routes.ts';

/** The test records requests itself; a trace of two hundred pages would only cost time. */
test.use({ trace: 'off' });

let services: RecordingServer;
let site: OwnSite;

/** Without the default delay, so that an allowed service has started by the time a page has loaded. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  services = await startRecordingServer(answers);
  site = await startSite({ ...everything(services.url), THIRD_PARTY_DELAY_MS: '0' });
});
test.afterAll(async () => {
  await site.stop();
  await services.stop();
});

async function allAddresses(): Promise<string[]> {
  const addresses = (await Promise.all(routeKinds.map(visitedRoutes))).flat();
  expect(addresses.length).toBeGreaterThan(50);
  return addresses;
}

/** One address of each kind. */
const someAddresses = (): Promise<string[]> =>
  Promise.all(routeKinds.map(async (kind) => (await visitedRoutes(kind))[0] ?? '/'));

/**
 * Opens addresses in a few tabs at a time and scrolls to the end. Requests for images and fonts are recorded, but not
 * sent.
 */
async function openAll(context: BrowserContext, addresses: string[]): Promise<void> {
  await context.route(/\.(svg|webp|avif|png|jpg|woff2|webm)(\?|$)/, (route) => route.abort());
  const openNext = async (page: Page, others: readonly string[]): Promise<void> => {
    for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
      await page.goto(site.url + path, { waitUntil: 'load' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await atRest(page);
      expect(others, path).toEqual([]);
    }
  };
  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(pages.map((page) => openNext(page, watchOthers(page, site.url))));
}

for (const moment of ['before any choice', 'after Reject']) {
  test(`no public address requests anything from another host ${moment}, with every service configured [cookie.scripts]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    services.forget();
    if (moment === 'after Reject') {
      await page.goto(site.url);
      await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
    }
    await openAll(context, await (isFullRun ? allAddresses() : someAddresses()));
    expect(services.requestedPaths).toEqual([]);
    // With consent, the requests would have been recorded.
    await chooseCookies(context, site.url, ['analytics']);
    await page.goto(site.url);
    await expect.poll(() => services.requestedPaths.length).toBe(2);
  });
}
