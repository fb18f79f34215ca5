import { expect, type Page, test } from '@playwright/test';
import { type FailingService, startFailingService } from '../product/failing-service.ts';
import { closePopup, serviceUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { expectFilled, fillIn, formOn, isScripted, openForm } from './testing/fill-form.ts';
import { type FilledIn, formCases } from './testing/form-cases.ts';
import { mailsTo, newCustomer } from './testing/new-customer.ts';

let service: FailingService;
let site: OwnSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startFailingService();
  site = await startSite({ API_URL: service.url, FORMS_PER_VISITOR: '5000' });
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});
test.beforeEach(async ({ page }) => {
  service.fail(undefined);
  service.answer(/^$/, {});
  await closePopup(page);
});

const goodOf = (name: string): FilledIn => formCases.find((each) => each.name === name)?.good() ?? {};
const thanks = (page: Page, name: string) => page.locator(`[id="form.${name}.thanks"]`);
const failed = (page: Page, name: string) => page.locator(`[id="form.${name}.failed"]`);

async function open(page: Page, path: string, name: string) {
  const form = await openForm(page, path, name, site.url);
  await isScripted(form);
  return form;
}

/** The last body posted to a path of the API. */
const lastSent = (path: RegExp): unknown =>
  JSON.parse(service.posted.filter((each) => path.test(each.path)).at(-1)?.body ?? 'null');

test('a failed sign-up is logged and shows an error with all that was typed; a successful one leads to /signup-thanks [signup.thanks]', async ({
  page,
}) => {
  const filled = goodOf('sign-up');
  const form = await open(page, '/sign-up', 'sign-up');
  await fillIn(form, filled);
  service.fail(/^\/api\/signup$/);
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await expect(failed(page, 'sign-up')).toBeFocused();
  await expect(failed(page, 'sign-up')).toContainText('We could not sign you up just now. Nothing you typed is lost');
  await expectFilled(form, filled);
  expect(site.log()).toMatch(/"event":"form-failed","form":"sign-up"/);
  expect(site.log()).not.toContain(String(filled.emailAddress));
  service.fail(undefined);
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page).toHaveURL(`${site.url}/signup-thanks`);
});

test('a sign-up sends each of its fields, and a birthday without a year is sent in 1904, which has a 29 February [signup.fields]', async ({
  page,
}) => {
  const form = await open(page, '/sign-up', 'sign-up');
  const filled: FilledIn = {
    ...goodOf('sign-up'),
    favouriteRestaurant: '1001',
    phoneNumber: '07700 900 982',
    acceptSMSTerms: true,
    'birthday.day': '30',
    'birthday.month': '2',
  };
  await fillIn(form, filled);
  const wrong = form.getByRole('link', { name: 'Birthday must be a real date' });
  const send = () => form.getByRole('button', { name: 'Sign me up' }).click();
  await send();
  await expect(wrong).toBeVisible();
  await fillIn(form, { 'birthday.day': '29', 'birthday.year': '2023' });
  await send();
  await expect(wrong).toBeVisible();
  await fillIn(form, { 'birthday.year': '' });
  await send();
  await expect(page).toHaveURL(`${site.url}/signup-thanks`);
  expect(lastSent(/^\/api\/signup$/)).toEqual({
    firstName: 'Zoë',
    emailAddress: filled.emailAddress,
    favouriteRestaurant: '1001',
    birthday: { day: 29, month: 2, year: 1904 },
    phoneNumber: '07700 900 982',
    acceptSMSTerms: true,
    acceptTerms: true,
  });
});

test('a voucher requires both fields, then shows thanks; each address gets one code by mail, however often and in whatever spelling it is requested [offer.voucher]', async ({
  page,
}) => {
  const path = '/offer/birthday-pudding';
  const form = await open(page, path, 'voucher');
  await form.getByRole('button', { name: 'Send me the code' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your email address',
    'Tick the box to accept the terms',
  ]);
  const email = String(goodOf('voucher').emailAddress);
  for (const written of [email, email.toUpperCase(), email.replace('@', '+pudding@')]) {
    const again = await open(page, path, 'voucher');
    await fillIn(again, { emailAddress: written, acceptTerms: true });
    await again.getByRole('button', { name: 'Send me the code' }).click();
    await expect(thanks(page, 'voucher')).toContainText('Your code is on its way');
    await expect(thanks(page, 'voucher').getByRole('link', { name: 'Choose your pudding' })).toHaveAttribute(
      'href',
      '/menu/main#menu-sweets',
    );
  }
  const mails = await Promise.all([email, email.toUpperCase(), email.replace('@', '+pudding@')].map(mailsTo));
  expect(mails.flat()).toHaveLength(1);
  expect(await page.content()).not.toContain(/[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}/.exec(mails[0]?.[0]?.text ?? '')?.[0]);
  const friend = await open(page, '/offer/refer-a-friend', 'voucher');
  await fillIn(friend, goodOf('voucher'));
  await friend.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page).toHaveURL(`${site.url}/refer-a-friend/code-sent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your code comes by email');
});

test('preferences are requested by guid with their attributes and fill the form, without gender unless it is configured [preferences.load]', async ({
  page,
}) => {
  const { guid } = await newCustomer('Nguyễn');
  const form = await open(page, `/preferences/${guid}`, 'preferences');
  const call = service.posted.find(({ path }) => path === `/api/exponea/getcustomerpreferences/${guid}`);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    attributes: ['first_name', 'phone', 'gender', 'birth_date', 'fav_restaurant_code', 'sms_opt_in', 'interests'],
  });
  await expect(form.locator('[name="firstName"]')).toHaveValue('Nguyễn');
  await expect(form.locator('[name="gender"]')).toHaveCount(0);
  for (const name of ['birthday.day', 'phoneNumber', 'favRestaurantCode', 'websiteSmsOptIn'])
    await expect(form.locator(`[name="${name}"]`)).toHaveCount(1);
  await expect(form.getByRole('checkbox', { name: 'New dishes' })).toBeVisible();
  await fillIn(form, {
    phoneNumber: '07700 900 982',
    'birthday.day': '1',
    'birthday.month': '6',
    'birthday.year': '1990',
    favRestaurantCode: '1001',
    websiteSmsOptIn: true,
    interests: ['New dishes'],
  });
  await form.getByRole('button', { name: 'Save my preferences' }).click();
  await expect(thanks(page, 'preferences')).toContainText('Your preferences are saved');
  const again = await open(page, `/preferences/${guid}`, 'preferences');
  await expectFilled(again, {
    phoneNumber: '07700 900 982',
    'birthday.day': '1',
    'birthday.month': '6',
    'birthday.year': '1990',
    favRestaurantCode: '1001',
    websiteSmsOptIn: true,
  });
  await expect(again.getByRole('checkbox', { name: 'New dishes' })).toBeChecked();
  const asking = await startSite({ API_URL: service.url, HIDE_GENDER_PREFERENCE: 'false' });
  expect(await (await fetch(`${asking.url}/preferences/${guid}`)).text()).toContain('name="gender"');
  await asking.stop();
});

test('only changes are sent, a birthday in seconds at midnight UTC; any reply but Success shows an error [preferences.save]', async ({
  page,
}) => {
  const { guid } = await newCustomer();
  const update = /^\/api\/exponea\/updateCustomerPreferences$/;
  const form = await open(page, `/preferences/${guid}`, 'preferences');
  const save = () => form.getByRole('button', { name: 'Save my preferences' }).click();
  await fillIn(form, { firstName: 'Zoé', 'birthday.day': '29', 'birthday.month': '2' });
  service.answer(update, { success: true, message: 'Queued' });
  await save();
  await expect(failed(page, 'preferences')).toBeVisible();
  await expectFilled(form, { firstName: 'Zoé', 'birthday.day': '29' });
  service.answer(update, { success: false });
  await save();
  await expect(failed(page, 'preferences')).toContainText('We could not save your preferences just now');
  service.answer(/^$/, {});
  await save();
  await expect(thanks(page, 'preferences')).toContainText('Your preferences are saved');
  expect(lastSent(update)).toEqual({
    customerGuid: guid,
    firstName: 'Zoé',
    birthDate: Date.UTC(1904, 1, 29) / 1000,
  });
});

test('a guid is in no log and no referrer, its page is not cached or indexed, and guesses get the same empty page until the rate limit [preferences.privacy]', async ({
  page,
}) => {
  const { guid } = await newCustomer();
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  const answer = await page.goto(`${site.url}/preferences/${guid}`);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(/\/cookies/);
  expect(referrers.filter((each) => each.includes(guid))).toEqual([]);
  service.fail(/getcustomerpreferences/);
  await fetch(`${site.url}/preferences/${guid}`);
  service.fail(undefined);
  expect(site.log()).not.toContain(guid);
  const guess = async (): Promise<readonly [number, string]> => {
    const own = crypto.randomUUID();
    const reply = await fetch(`${site.url}/preferences/${own}`);
    return [reply.status, (await reply.text()).replaceAll(own, '')];
  };
  const guesses: (readonly [number, string])[] = [];
  for (let index = 0; index < 130; index += 1) guesses.push(await guess());
  const answered = guesses.filter(([status]) => status === 200);
  expect(answered.length).toBeGreaterThan(20);
  expect(new Set(answered.map(([, body]) => body)).size).toBe(1);
  expect(answered[0]?.[1]).not.toContain('data-form="preferences"');
  expect(guesses.at(-1)?.[0]).toBe(429);
});

test('the kinds, reasons and restaurants of an enquiry come from the service, and the further question depends on the reason [contact.reasons]', async ({
  page,
}) => {
  const form = await open(page, '/contact', 'contact');
  const ask = async (path: string) => (await fetch(`${serviceUrl()}${path}`, { headers: await visitor() })).json();
  const types: readonly { readonly id: string }[] = await ask('/api/contact/contactTypes');
  const content: {
    readonly contactReasons: readonly {
      readonly id: string;
      readonly subReasons?: readonly { readonly id: string }[];
    }[];
    readonly restaurants: readonly { readonly storeId: string }[];
  } = await ask('/api/contact/content');
  const valuesOf = (name: string) =>
    form
      .locator(`select[name="${name}"] option:not([value=""]), input[type="radio"][name="${name}"]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(await valuesOf('enquiryType')).toEqual(types.map(({ id }) => id));
  expect(await valuesOf('contactReason')).toEqual(content.contactReasons.map(({ id }) => id));
  expect([...(await valuesOf('enquiryRestaurant'))].sort()).toEqual(
    content.restaurants.map(({ storeId }) => storeId).sort(),
  );
  await expect(form.locator('[name="contactSubReason"]')).toHaveCount(0);
  for (const { id, subReasons } of content.contactReasons) {
    await form.locator('[name="contactReason"]').selectOption(id);
    await expect(form.locator('[name="contactSubReason"]')).toHaveCount(subReasons ? 1 : 0);
    if (subReasons) expect(await valuesOf('contactSubReason')).toEqual(subReasons.map((each) => each.id));
  }
});

test('files are sent within the stated limits; 200 clears the form with thanks, anything else keeps it and shows why [contact.send]', async ({
  page,
}) => {
  const send = /^\/api\/contact\/sendemail$/;
  const form = await open(page, '/contact', 'contact');
  await expect(form.getByText('Up to three pictures or PDFs, each up to 5 MB.')).toBeVisible();
  const filled = goodOf('contact');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await fillIn(form, { ...filled, uploadedFiles: [{ name: 'table.png', mimeType: 'image/png', buffer: picture }] });
  service.answer(send, { success: true, statusCode: 500, message: 'The postbox is full.' });
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(failed(page, 'contact')).toContainText('The postbox is full.');
  await expectFilled(form, filled);
  service.answer(/^$/, {});
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(thanks(page, 'contact')).toContainText('Your message is sent');
  expect(lastSent(send)).toMatchObject({
    contactReason: { id: 'food', name: 'Food and drink' },
    contactSubReason: { id: 'food-dish', name: 'A dish I had' },
    uploadedFiles: [{ name: 'table.png', type: 'image/png', content: picture.toString('base64') }],
  });
  await page.reload();
  await expect(formOn(page, 'contact').locator('[name="message"]')).toHaveValue('');
});

test('a group’s enquiry is sent with restaurant, day and guests; a failure is logged and shown [contact.group]', async ({
  page,
}) => {
  const send = /^\/api\/contact\/group-booking$/;
  const filled = goodOf('group-booking');
  const form = await open(page, '/group-booking', 'group-booking');
  await fillIn(form, filled);
  service.fail(send);
  await form.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(failed(page, 'group-booking')).toContainText('We could not send your enquiry just now');
  await expectFilled(form, filled);
  expect(site.log()).toMatch(/"event":"form-failed","form":"group-booking"/);
  service.fail(undefined);
  await form.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(thanks(page, 'group-booking')).toContainText('Your enquiry is sent');
  expect(lastSent(send)).toMatchObject({ enquiryRestaurant: '1001', date: filled.date, time: '19:30', guests: 24 });
  expect(await mailsTo(String(filled.email))).toHaveLength(1);
});

/** Headers of a visitor’s calls to the service. */
async function visitor(): Promise<Readonly<Record<string, string>>> {
  const token: { readonly accessToken: string } = await (
    await fetch(`${serviceUrl()}/api/token`, { method: 'POST' })
  ).json();
  return {
    authorization: `Bearer ${token.accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
  };
}
