import { expect, type Page, test } from '@playwright/test';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { operatorFormEndpoints } from '#schemas/api/operator/operator-forms.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { editorKey } from '../product/editor-key.ts';
import { ask, closePopup, serviceUrl, siteUrl } from '../product/product.ts';
import { fillIn, openForm } from './testing/fill-form.ts';

const newAddress = (): string => `card.${crypto.randomUUID().slice(0, 8)}@example.com`;
const tile = (page: Page) => page.locator('[data-tile="wallet-links"]');
const buttons = (page: Page) => tile(page).getByRole('button');

/** Joins the mailing list as a visitor does, and returns the address. */
async function join(page: Page): Promise<string> {
  const emailAddress = newAddress();
  const form = await openForm(page, '/sign-up', 'sign-up');
  await fillIn(form, { firstName: 'Zoë', emailAddress, acceptTerms: true });
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page).toHaveURL(/\/signup-thanks(#|$)/);
  return emailAddress;
}

const operate = async (path: string): Promise<string> =>
  (await fetch(`${serviceUrl()}${path}?since=2020-01-01`, { headers: { 'x-editor-key': editorKey } })).text();

/** Reads a customer as the operator does. */
async function customer(address: string) {
  const { signUps, signUpsFile } = operatorFormEndpoints;
  const list = signUps.reply.parse(JSON.parse(await operate(signUps.path)));
  const row = (await operate(signUpsFile.path)).split('\r\n').find((line) => line.includes(address));
  return { known: list.signUps.find(({ email }) => email === address), row };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a subscriber adds the card to either wallet, and the operator sees since when [signup.wallet]', async ({
      page,
    }) => {
      if (javaScriptEnabled) await closePopup(page);
      const address = await join(page);
      await expect(buttons(page)).toHaveText(['Add to Apple Wallet', 'Save to Google Wallet']);
      expect((await customer(address)).known).toMatchObject({ appleWalletSince: null, googleWalletSince: null });

      await buttons(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member’s card in Apple Wallet');
      expect(page.url()).toContain(`${serviceUrl()}/wallet/apple/`);
      const number = await page.locator('strong').textContent();
      expect(number).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      const { known, row } = await customer(address);
      expect(known?.googleWalletSince).toBeNull();
      expect(row).toContain(`"${known?.appleWalletSince}"`);

      await page.goto(`${siteUrl()}/signup-thanks`);
      await buttons(page).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member’s card in Google Wallet');
      expect(await page.locator('strong').textContent()).toBe(number);
      expect((await customer(address)).known?.googleWalletSince).not.toBeNull();
    });

    test('without its cookie a subscriber sees how to join again, and the title says so [signup.wallet]', async ({
      page,
    }) => {
      if (javaScriptEnabled) await closePopup(page);
      await join(page);
      await page.context().clearCookies({ name: 'joined' });
      await buttons(page).first().click();
      await expect(tile(page).getByRole('alert')).toContainText('Join again with the same address');
      await expect(tile(page).getByRole('alert')).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(buttons(page)).toHaveCount(0);
      await page.goto(`${siteUrl()}/signup-thanks`);
      await expect(tile(page)).toHaveCount(0);
    });
  });
}

test('only subscribers are offered a card, and no script can read who is a subscriber [signup.wallet]', async ({
  page,
  browser,
}) => {
  await closePopup(page);
  await page.goto(`${siteUrl()}/signup-thanks`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tile(page)).toHaveCount(0);
  const address = await join(page);
  await expect(tile(page)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('joined');
  expect(await page.content()).not.toContain(address);
  const other = await browser.newPage();
  await other.goto(`${siteUrl()}/signup-thanks`);
  await expect(tile(other)).toHaveCount(0);
  await other.close();
});

test('subscribers who visit at the same time each get their own page, and everyone else the shared one [signup.wallet]', async () => {
  const joined = async () => {
    const fields = { form: 'sign-up', firstName: 'Zoë', emailAddress: newAddress(), acceptTerms: 'on' };
    const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const;
    const reply = await fetch(`${siteUrl()}/sign-up`, init);
    const joining = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('joined='));
    return joining?.split(';')[0] ?? '';
  };
  const cookies = [await joined(), await joined()];
  const visits = Array.from({ length: 30 }, (_, at) => (at % 3 === 2 ? undefined : cookies[at % 3]));
  const answers = await Promise.all(
    visits.map(async (cookie) => ({
      cookie,
      ...(await ask('/signup-thanks', cookie === undefined ? {} : { cookie })),
    })),
  );
  for (const { cookie, headers, body } of answers) {
    expect(headers['cache-control']).toBe('no-store');
    expect(body.includes('Add to Apple Wallet')).toBe(cookie !== undefined);
  }
  const put = async (cookie = '') => {
    const body = new URLSearchParams({ wallet: 'apple' });
    const reply = await fetch(`${siteUrl()}/signup-thanks`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie },
    });
    return reply.headers.get('location');
  };
  const [one, other] = [await put(cookies[0]), await put(cookies[1])];
  expect(one).toContain('/wallet/apple/');
  expect(other).toContain('/wallet/apple/');
  expect(one).not.toBe(other);
});

test('the list of stored data names it, and axe reports no violations for the offer [signup.wallet]', async ({
  page,
}) => {
  await chooseCookies(page.context(), siteUrl());
  await closePopup(page);
  await page.goto(`${siteUrl()}/cookies`);
  await expect(page.getByRole('rowheader', { name: 'joined', exact: true })).toBeVisible();
  await join(page);
  for (const width of Object.values(breakpoints)) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findPageErrors(page), `${width} px`).toEqual([]);
    const box = await tile(page).boundingBox();
    expect(box?.width, `${width} px`).toBeLessThanOrEqual(width);
    for (const button of await buttons(page).all())
      expect((await button.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44);
  }
});
