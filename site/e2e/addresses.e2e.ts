import { expect, test } from '@playwright/test';
import { ask, publish, siteUrl } from './product.ts';

/** Addresses that must be there, each with what its page is about. */
const found: readonly [path: string, title: RegExp, ids: string][] = [
  ['/', /./, '[route.home]'],
  ['/find-us', /./, '[route.home]'],
  ['/our-menu', /./, '[route.home]'],
  ['/our-menu/drinks', /./, '[route.home]'],
  ['/menu', /menu/i, '[route.menu]'],
  ['/menu/main', /./, '[route.menu]'],
  ['/restaurants/london/soho', /soho/i, '[route.restaurant]'],
  ['/restaurants/london/soho/menu', /./, '[route.restaurant]'],
  ['/restaurants/london/soho/menu/main', /./, '[route.restaurant]'],
  ['/restaurants/london', /london/i, '[route.city]'],
  ['/restaurants/soho', /soho/i, '[route.city]'],
  ['/restaurants/london/menu', /./, '[route.city]'],
  ['/restaurants/london/menu/main', /./, '[route.city]'],
  ['/restaurants/london/soho/book-now', /soho/i, '[route.restaurant-book]'],
  ['/booking/soho', /./, '[route.booking]'],
  ['/booking/1018', /./, '[route.booking]'],
  ['/preferences', /./, '[route.preferences]'],
  ['/preferences/5f0c3c1e-0000-4000-8000-000000000000', /./, '[route.preferences]'],
  ['/careers/job-search', /./, '[route.jobs]'],
  ['/careers/job-search/management', /./, '[route.jobs]'],
  ...[
    '/offers',
    '/sign-up',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refer-a-friend',
    '/referral',
    '/signup-thanks',
  ].map((path): [string, RegExp, string] => [path, /./, '[page.routes-by-tiles]']),
];

for (const [path, title, ids] of found) {
  test(`${path} answers with its page ${ids}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const answer = await page.goto(siteUrl() + path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main section[data-tile]').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

const lost: readonly [path: string, message: string, ids: string][] = [
  ['/nowhere', 'This page could not be found', '[route.404] [page.catchall]'],
  ['/no/where', 'This page could not be found', '[route.404] [page.catchall]'],
  ['/a/b/c', 'This page could not be found', '[route.404]'],
  ['/_restaurant', 'This page could not be found', '[route.404]'],
  ['/%', 'This page could not be found', '[route.404]'],
  ['/%c0%ae', 'This page could not be found', '[route.404]'],
  ['/menu/nothing', 'Menu not found', '[route.menu] [menu.notfound]'],
  ['/our-menu/nothing', 'Menu not found', '[route.menu]'],
  ['/restaurants/atlantis', 'This page could not be found', '[route.city]'],
  ['/restaurants/atlantis/menu', 'This page could not be found', '[route.city]'],
  ['/restaurants/bath/soho', 'This page could not be found', '[route.restaurant]'],
  ['/booking/atlantis', 'This page could not be found', '[route.booking]'],
  ['/careers/job/none', 'This page could not be found', '[route.jobs]'],
];

for (const [path, message, ids] of lost) {
  test(`${path} is nowhere: 404, “${message}” ${ids}`, async ({ page }) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    await page.setContent(body);
    await expect(page).toHaveTitle(message);
    await expect(page.locator('h1')).toHaveText(message);
  });
}

test('/offer/{id} shows the offer; without an id it leads to the offers [route.offer]', async ({ page }) => {
  expect(await ask('/offer').then(({ status, headers }) => [status, headers.location])).toEqual([301, '/offers']);
  expect((await ask('/offer/nothing')).status).toBe(404);
  await page.goto(`${siteUrl()}/sitemap.xml`);
  const offers = /\/offer\/[a-z0-9-]+/.exec(await page.content());
  const answer = await page.goto(siteUrl() + (offers?.[0] ?? '/none'));
  expect(answer?.status()).toBe(200);
});

test('a page of one or two words is loaded by its id, from its tiles [page.catchall]', async ({ page }) => {
  await publish('test-guides/rice', [
    { type: 'text', key: 'rice', heading: 'How we steam rice', body: '<p>Slowly.</p>' },
  ]);
  const answer = await page.goto(`${siteUrl()}/test-guides/rice`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#rice h1')).toHaveText('How we steam rice');
});

test('a restaurant under its city is the canonical one [route.city]', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/soho`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl()}/restaurants/london/soho`);
});

const redirects: readonly [from: string, to: string, ids: string][] = [
  ['/BOOK/', '/#booking', '[redirect.book] [redirect.once]'],
  ['/terms', '/terms-and-conditions', '[redirect.terms]'],
  ['/restaurants/henley/book-now', '/restaurants/henley#booking', '[redirect.restaurant-book]'],
  ['/offers/?a=1', '/offers?a=1', '[redirect.slash]'],
  ['//evil.example/', '/evil.example', '[redirect.double-slash]'],
  ['/restaurants//london/', '/restaurants/london', '[redirect.double-slash] [redirect.once]'],
];

for (const [from, to, ids] of redirects) {
  test(`${from} is answered with one 301 to ${to} ${ids}`, async () => {
    const { status, headers } = await ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });
}
