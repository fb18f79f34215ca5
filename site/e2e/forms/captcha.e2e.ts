import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  createAcceptedReply,
  createRejectedReply,
  startSiteverify,
} from '#adapters/integrations/captcha/fake-siteverify.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { closePopup, siteUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { watchPolicy } from '../scripts/watch-policy.ts';
import { fakeRecaptcha, recaptchaRecord } from './testing/fake-recaptcha.ts';
import { expectFilled, fillIn, formOn, isScripted, openForm } from './testing/fill-form.ts';
import { type FilledIn, formCases } from './testing/form-cases.ts';

const key = 'site-key-of-a-test';
const secret = 'secret-of-a-test';
const refused = 'We could not check that you are a person. Nothing you typed is lost: please try again.';
const person = createAcceptedReply('127.0.0.1', { action: 'sign_up', score: 0.9 });
const tokens = {
  ...Object.fromEntries(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => [name, person])),
  'of-a-machine': createAcceptedReply('127.0.0.1', { action: 'sign_up', score: 0.1 }),
  'too-old': createRejectedReply('timeout-or-duplicate'),
  broken: { status: 500, body: '' },
};

let google: Awaited<ReturnType<typeof startSiteverify>>;
let sites: Readonly<Record<'v2' | 'v3', OwnSite>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  google = await startSiteverify(secret, tokens);
  const start = (version: string): Promise<OwnSite> =>
    startSite({
      CAPTCHA_ENABLED: 'true',
      CAPTCHA_KEY: key,
      CAPTCHA_SECRET: secret,
      CAPTCHA_VERSION: version,
      CAPTCHA_VERIFY_URL: google.url,
      FORMS_PER_VISITOR: '1000',
    });
  sites = { v2: await start('v2'), v3: await start('v3') };
});
test.afterAll(async () => {
  await sites.v2.stop();
  await sites.v3.stop();
  google.close();
});

const signUp = formCases.find(({ name }) => name === 'sign-up');
const submit = (form: Locator): Promise<void> => form.getByRole('button', { name: signUp?.submit ?? '' }).click();
const expectThanks = (page: Page): Promise<void> => expect(page).toHaveURL(signUp?.thanks ?? '');

/** Opens a form, takes more than two seconds over it as a person does, and fills it in after `touch` has run. */
async function fillSignUp(
  page: Page,
  site: OwnSite,
  touch: () => void = () => undefined,
): Promise<[Locator, FilledIn]> {
  await closePopup(page);
  const form = await openForm(page, '/sign-up', 'sign-up', site.url);
  await isScripted(form);
  await page.waitForFunction(() => performance.now() > 2100);
  touch();
  const filled = signUp?.good() ?? {};
  await fillIn(form, filled);
  return [form, filled];
}

test.describe('version 3', () => {
  test('loads only when the form is used, and scores the visitor when the form is sent [form.captcha]', async ({
    page,
  }) => {
    const problems = await watchPolicy(page);
    const requests = await fakeRecaptcha(page, ['first']);
    const [form] = await fillSignUp(page, sites.v3, () => expect(requests).toEqual([]));
    await expect.poll(() => requests.map(({ search }) => search)).toEqual([`?render=${key}&hl=en-GB`]);
    await expect.poll(async () => (await recaptchaRecord(page)).executed).toEqual([]);
    await submit(form);
    await expectThanks(page);
    expect(google.requests.at(-1)?.fields.get('response')).toBe('first');
    expect(problems).toEqual([]);
  });

  test('keeps the form when it rejects the visitor, and shows and focuses a message', async ({ page }) => {
    await fakeRecaptcha(page, ['of-a-machine', 'second']);
    const [form, filled] = await fillSignUp(page, sites.v3);
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(refused);
    await expect(form.getByRole('alert')).toBeFocused();
    await expectFilled(form, filled);
    expect(await findPageErrors(page)).toEqual([]);
    await submit(form);
    await expectThanks(page);
  });

  test('renews an expired token without asking the visitor', async ({ page }) => {
    await fakeRecaptcha(page, ['too-old', 'third']);
    const before = google.requests.length;
    const [form] = await fillSignUp(page, sites.v3);
    await submit(form);
    await expectThanks(page);
    expect(google.requests.slice(before).map(({ fields }) => fields.get('response'))).toEqual(['too-old', 'third']);
  });

  test('loses nothing when it cannot be verified or does not load', async ({ page }) => {
    let isBlocked = true;
    await fakeRecaptcha(page, ['broken', 'fourth']);
    const requests = await fakeRecaptcha(page, [], (route) => (isBlocked ? route.abort() : route.fallback()));
    const [form, filled] = await fillSignUp(page, sites.v3);
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(refused);
    await expectFilled(form, filled);
    expect(requests.length).toBeGreaterThan(0);
    isBlocked = false;
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(refused);
    await expectFilled(form, filled);
    await submit(form);
    await expectThanks(page);
  });
});

test.describe('version 2', () => {
  test('renders its box in the form, and says what to do while it is not ticked [form.captcha]', async ({ page }) => {
    const problems = await watchPolicy(page);
    const requests = await fakeRecaptcha(page, ['fifth']);
    const [form, filled] = await fillSignUp(page, sites.v2, () => expect(requests).toEqual([]));
    const box = form.getByRole('checkbox', { name: 'I’m not a robot' });
    await expect(box).toBeVisible();
    expect(requests.map(({ search }) => search)).toEqual(['?render=explicit&hl=en-GB']);
    expect(await findPageErrors(page)).toEqual([]);
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(
      'Show that you are a person, then send again. Nothing you typed is lost.',
    );
    await expectFilled(form, filled);
    await box.check();
    await submit(form);
    await expectThanks(page);
    expect(problems).toEqual([]);
  });

  test('asks for a new tick when the first has expired, with all that was typed still there', async ({ page }) => {
    await fakeRecaptcha(page, ['too-old', 'sixth']);
    const [form, filled] = await fillSignUp(page, sites.v2);
    const box = form.getByRole('checkbox', { name: 'I’m not a robot' });
    await box.check();
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(
      'The check that you are a person has run out. Nothing you typed is lost: please do it again.',
    );
    await expect(box).not.toBeChecked();
    expect((await recaptchaRecord(page)).resets).toBeGreaterThan(0);
    await expectFilled(form, filled);
    await box.check();
    await submit(form);
    await expectThanks(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const version of ['v2', 'v3'] as const)
    test(`with ${version} the form says what to expect, requests nothing from Google and is accepted`, async ({
      page,
    }) => {
      const requests = await fakeRecaptcha(page, []);
      const form = await openForm(page, '/sign-up', 'sign-up', sites[version].url);
      // Text locators ignore the content of a `noscript`.
      await expect(form.locator('noscript p')).toContainText('You can send this without it');
      await expect(form.locator('noscript p')).toBeVisible();
      await fillIn(form, signUp?.good() ?? {});
      await submit(form);
      await expectThanks(page);
      expect(requests).toEqual([]);
    });
});

test('its origins and styles are only in the policy of pages with a form, and nowhere without a captcha', async ({
  page,
}) => {
  const policyOf = async (url: string): Promise<string> =>
    (await fetch(url)).headers.get('content-security-policy') ?? '';
  const [withForm, without, plain] = await Promise.all(
    [`${sites.v3.url}/sign-up`, `${sites.v3.url}/cookies`, `${siteUrl()}/sign-up`].map(policyOf),
  );
  expect(withForm).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
  );
  expect(withForm).toMatch(/style-src 'self' 'unsafe-inline'/);
  for (const policy of [without, plain]) expect(policy).not.toMatch(/recaptcha|style-src[^;]*unsafe-inline/);
  await chooseCookies(page.context(), siteUrl());
  const requests = await fakeRecaptcha(page, []);
  await page.goto(`${siteUrl()}/sign-up`);
  await formOn(page, 'sign-up').getByLabel('First name').fill('Zoë');
  expect(requests).toEqual([]);
});
