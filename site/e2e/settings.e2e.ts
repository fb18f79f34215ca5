import { expect, type Page, test } from '@playwright/test';
import { cookieChoices } from './cookie-choices.ts';
import { ask, changeSettings, publish, siteUrl } from './product.ts';

test('editors’ redirects hold as soon as they are saved [redirect.content]', async () => {
  const restore = await changeSettings((settings) => ({
    ...settings,
    redirects: [
      { from: '/gift', to: 'https://gifts.example/a/' },
      { from: '/loop', to: '/loop' },
    ],
  }));
  await expect.poll(async () => (await ask('/Gift/')).headers.location).toBe('https://gifts.example/a/');
  expect((await ask('/loop')).status).toBe(404);
  await restore();
});

/** Everything that is kept in a browser for a page, as the page about cookies names it. */
async function keptFor(page: Page): Promise<readonly string[]> {
  const stores = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local storage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session storage ${name}`),
  ]);
  const others = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stores, ...others];
}

test('the page about cookies lists what is kept in a browser, and nothing else is kept', async ({ page }) => {
  const restore = await changeSettings((settings) => ({
    ...settings,
    banner: { text: 'Christmas tables are open.' },
    popup: { heading: 'A pudding', body: '<p>On your birthday.</p>' },
  }));
  const slides = ['Satay', 'Laksa', 'Rendang'].map((title) => ({ title }));
  await publish('test-kept', [{ type: 'carousel', key: 'slides', slides }]);
  await expect.poll(async () => (await ask('/about')).body).toContain('Christmas tables are open.');
  const seen = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.waitForTimeout(200);
    for (const each of await keptFor(page)) seen.add(each);
  };
  await visit('/');
  expect([...seen]).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await cookieChoices(page).getByRole('button', { name: 'Accept all' }).click();
  await page.locator('site-banner').getByRole('button').click();
  for (const path of [
    '/menu/main',
    '/find-us',
    '/restaurants/bath/bath',
    '/booking/soho',
    '/offers',
    '/careers/job-search',
  ])
    await visit(path);
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await visit('/test-kept');
  await expect.poll(() => keptFor(page)).toContain('session storage reloaded-at');
  for (const each of await keptFor(page)) seen.add(each);
  await visit('/cookies');
  const rows = await page
    .locator('#kept tbody tr')
    .evaluateAll((all) =>
      all.map((row) => `${row.querySelector('td')?.textContent} ${row.querySelector('th')?.textContent}`),
    );
  const own = rows.filter((row) => !row.startsWith('another site’s own '));
  expect([...seen].sort()).toEqual([...own].sort());
  await restore();
});
