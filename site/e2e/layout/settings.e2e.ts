import { expect, type Page, test } from '@playwright/test';
import { farDay, newGuest, openDetails, press, referenceOf, typeDetails } from '../booking/testing/booking-visitor.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { atRest } from '../product/pass-time.ts';
import { ask, changeSettings, publish, scrollDown, siteUrl } from '../product/product.ts';
import { chooseCookies, cookieChoices } from './cookie-choices.ts';

test('editors’ redirects work as soon as they are saved [redirect.content]', async () => {
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

/** Everything stored in a browser for a page, in the format of the page about cookies. */
async function readStoredNames(page: Page): Promise<readonly string[]> {
  const stores = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local storage ${name}`),
    // A confirmation has the name of its booking.
    ...Object.keys(sessionStorage).map(
      (name) => `session storage ${name.replace(/(?<=^booking-confirmation\.).*/, '*')}`,
    ),
  ]);
  const others = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stores, ...others];
}

/** Books a table and calls `onSending` while the answer of the booking system is awaited. */
async function book(page: Page, onSending: () => Promise<void>): Promise<void> {
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/booking/create/**', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await openDetails(page, 'cardiff', farDay(60), '18:00');
  await typeDetails(page, newGuest());
  await press(page, 'Book the table');
  await onSending();
  sent.resolve();
  await referenceOf(page);
}

test('the cookie page lists everything stored in a browser, and nothing else is stored', async ({ page }) => {
  test.setTimeout(60_000);
  const restore = await changeSettings((settings) => ({
    ...settings,
    banner: { text: 'Christmas tables are open.' },
    popup: { heading: 'A pudding', body: '<p>On your birthday.</p>' },
  }));
  const slides = ['Satay', 'Laksa', 'Rendang'].map((title) => ({ title }));
  await publish('test-stored', [{ type: 'carousel', key: 'slides', slides }]);
  await expect.poll(async () => (await ask('/about')).body).toContain('Christmas tables are open.');
  const seen = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    await page.goto(siteUrl() + path);
    await atRest(page);
    for (const each of await readStoredNames(page)) seen.add(each);
  };
  await visit('/');
  expect([...seen]).toEqual([]);
  await page.goto(`${siteUrl()}/about`, { referer: `${siteUrl()}/` });
  await scrollDown(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await cookieChoices(page).getByRole('button', { name: 'Accept all' }).click();
  await page.locator('site-banner').getByRole('button').click();
  for (const path of [
    '/menu/main',
    '/find-us',
    '/restaurants/bath/bath',
    '/offers',
    '/careers/job-search',
    '/booking/soho',
  ])
    await visit(path);
  await page.goto(`${siteUrl()}/menu/main`);
  // On a narrow tile the choices are in a sheet, which has its own tests.
  await page.locator('input[name="diet"]').first().dispatchEvent('click');
  await expect.poll(() => readStoredNames(page)).toContain('local storage diet');
  await page.goto(`${siteUrl()}/restaurants/bath/bath#booking`);
  await expect(page.locator('#booking').getByRole('button', { name: /date/ })).toBeVisible();
  await page.locator('#booking').getByRole('button', { name: 'Find a table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => readStoredNames(page)).toContain('session storage ended-journeys');
  for (const each of await readStoredNames(page)) seen.add(each);
  await book(page, async () => {
    await expect.poll(() => readStoredNames(page)).toContain('cookie uncertain-bookings');
    seen.add('cookie uncertain-bookings');
  });
  for (const each of await readStoredNames(page)) seen.add(each);
  // Stored only while the booking page of another restaurant loads, which has its own test.
  seen.add('session storage moved-booking');
  await visit('/booking/soho');
  const joining = { form: 'sign-up', firstName: 'Zoë', emailAddress: 'kept@example.com', acceptTerms: 'on' };
  await page.request.post(`${siteUrl()}/sign-up`, { form: joining });
  await page.locator('[data-journey]').hover();
  await expect.poll(() => readStoredNames(page)).toContain('local storage session-id');
  seen.add('local storage session-id');
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${siteUrl()}/test-stored`);
  // The page reloads itself meanwhile, so evaluating in it fails for a moment.
  await expect.poll(() => readStoredNames(page).catch(() => [])).toContain('session storage reloaded-at');
  for (const each of await readStoredNames(page)) seen.add(each);
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

test('the popup is an accessible dialog: labelled, without axe violations, with a focus trap until Escape or its button', async ({
  page,
}) => {
  const restore = await changeSettings((settings) => ({
    ...settings,
    popup: {
      heading: 'A pudding',
      body: '<p>On your birthday.</p>',
      link: { linkText: 'Sign up', linkUrl: '/sign-up' },
    },
  }));
  await expect.poll(async () => (await ask('/about')).body).toContain('On your birthday.');
  await chooseCookies(page.context(), siteUrl());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${siteUrl()}/about`, { referer: `${siteUrl()}/` });
  const popup = page.getByRole('dialog', { name: 'A pudding' });
  await scrollDown(page);
  await expect(popup).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findPageErrors(page), `${width} px`).toEqual([]);
  }
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const where = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body || element?.closest('dialog') ? 'inside' : element?.outerHTML.slice(0, 80);
    });
    expect(where).toBe('inside');
  }
  await popup.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(popup).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull();
  await restore();
});
