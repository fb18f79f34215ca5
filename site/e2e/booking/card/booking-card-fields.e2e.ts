import { expect, type Page, test } from '@playwright/test';
import {
  bookingMessage,
  cardRejectedMessage,
  cardUnconfirmedMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { watchOthers } from '#site/e2e/layout/configured-services.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { findPageErrors } from '#site/e2e/pages/crawl/find-page-errors.ts';
import { passTime } from '#site/e2e/product/pass-time.ts';
import { closePopup } from '#site/e2e/product/product.ts';
import {
  expectDetails,
  type Guest,
  journey,
  newGuest,
  press,
  referenceOf,
  typeDetails,
} from '../testing/booking-visitor.ts';
import { cardPart, chooseBrunch, farSaturday, openCardStep, openParty } from '../testing/brunch-visitor.ts';
import { cardField, cards, expectFocusIn, fakeBraintree, typeCard } from './fake-braintree.ts';
import { type CardSite, startCardSite } from './start-card-site.ts';

/**
 * The flow of a real card: Braintree's own package in the browser under the site's own policy, and the adapter for its
 * package on the server. The responses of Braintree and the bank are fakes, because tests have no network.
 */
let site: CardSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startCardSite();
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => closePopup(page));

const date = farSaturday(70);

/** Opens the step with Braintree's fields, with the details typed. */
async function openCardFields(page: Page, time: string): Promise<Guest> {
  const guest = newGuest();
  await openCardStep(page, date, time, site.url);
  await typeDetails(page, guest);
  await expect(cardPart(page).getByRole('status')).toHaveCount(0);
  await expect(cardField(page, 'number')).toBeVisible();
  return guest;
}

/** Braintree's analytics address. Its documentation does not list it as a source, so the policy blocks it. */
const analyticsUrl = 'https://www.paypal.com/xoplatform';

/** Everything else that the page's policy has blocked. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('Content Security Policy') && !text.includes(analyticsUrl)) refused.push(text);
  });
  return refused;
}

test('Braintree gets no request before a card is needed, and then only for its fields [booking.card]', async ({
  page,
  context,
}) => {
  await fakeBraintree(context);
  const others = watchOthers(page, site.url);
  const refused = watchPolicy(page);
  await openParty(page, date, site.url);
  expect(others).toEqual([]);
  await chooseBrunch(page, '11:00');
  await expect(cardField(page, 'cvv')).toBeVisible();
  const contactedOrigins = others.filter((url) => !url.startsWith(analyticsUrl)).map((url) => new URL(url).origin);
  expect([...new Set(contactedOrigins)].sort()).toEqual([
    'https://api.sandbox.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://cas.static.client.cardinaltrusted.com',
  ]);
  const frames = others.filter((url) => url.startsWith('https://assets.'));
  expect(frames).toHaveLength(4);
  for (const url of frames) expect(url).toMatch(/\/web\/3\.144\.0\/html\/hosted-fields-frame\.min\.html/);
  expect(refused).toEqual([]);
});

test('the fields are labelled and styled as the page’s own, and show what is missing or wrong, with the first one focused [booking.card]', async ({
  page,
  context,
}) => {
  await fakeBraintree(context);
  await openCardFields(page, '12:30');
  await expect(page.getByTitle('Card number')).toBeVisible();
  await expect(cardField(page, 'expirationDate')).toHaveAccessibleName('Expiry date. Month and year, like 09/29');
  const font = await journey(page)
    .getByLabel('First name')
    .evaluate((own) => getComputedStyle(own).fontSize);
  await expect(cardField(page, 'number')).toHaveCSS('font-size', font);
  await cardField(page, 'cardholderName').fill('Zoe');
  await cardField(page, 'cvv').fill('1');
  await press(page, 'Book the table');
  const messages = [
    'Enter the card number',
    'Enter the expiry date',
    'Enter all three or four digits of the security code',
  ];
  await expect(journey(page).getByRole('alert').getByRole('link')).toHaveText(messages);
  for (const each of messages) await expect(cardPart(page).getByText(each)).toBeVisible();
  await expectFocusIn(page, 'number');
  await expect(cardField(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  await expect(cardField(page, 'number')).toHaveAccessibleDescription('Enter the card number');
  await journey(page).getByRole('alert').getByRole('link', { name: 'security code' }).click();
  await expectFocusIn(page, 'cvv');
  await cardPart(page).getByText('Expiry date', { exact: true }).click();
  await expectFocusIn(page, 'expirationDate');
  // The site's header would cover what is under it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findPageErrors(page)).toEqual([]);
});

test('a valid card books, and its number is sent only to Braintree [booking.card]', async ({ page, context }) => {
  const requests = await fakeBraintree(context);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openCardFields(page, '14:00');
  await typeCard(page, cards.good);
  const shown = await page.content();
  await press(page, 'Book the table');
  await referenceOf(page);
  expect(requests.some(({ body }) => body.includes(cards.good))).toBe(true);
  expect(sent.some((each) => each.includes('/braintree/submit'))).toBe(true);
  const { braintree, log } = site;
  expect(braintree.created.at(-1)).toMatchObject({ paymentMethodNonce: 'checked-confirmed' });
  const own = [
    shown,
    await page.content(),
    ...sent,
    JSON.stringify([braintree.found, braintree.created, log]),
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    ),
  ].join('\n');
  expect(own).not.toContain(cards.good);
  expect(own).not.toContain('4000 0000');
  expect(own).not.toContain('Zoe Testwell');
});

for (const [name, message, time] of [
  ['rejected', cardRejectedMessage, '11:30'],
  ['refused', cardUnconfirmedMessage, '13:00'],
] as const)
  test(`a card that is ${name} shows an error message, keeps all that was typed, and another one books [booking.card]`, async ({
    page,
    context,
  }) => {
    await fakeBraintree(context);
    const guest = await openCardFields(page, time);
    await typeCard(page, cards[name]);
    await press(page, 'Book the table');
    await expect(journey(page).getByRole('alert')).toHaveText(message);
    await expectDetails(page, guest);
    await expect(cardField(page, 'number')).toHaveValue(cards[name]);
    await typeCard(page, cards.good);
    await press(page, 'Book the table');
    await referenceOf(page);
  });

test('the bank’s check replaces the form in the dialog, can fail or be cancelled, and books once it is passed [booking.card]', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await fakeBraintree(context);
  const refused = watchPolicy(page);
  await chooseCookies(context, site.url);
  await page.goto(`${site.url}/restaurants/london/soho#booking`);
  const tile = page.locator('#booking');
  await expect(tile.getByRole('button', { name: /date/ })).toBeVisible();
  await tile.getByLabel('Day', { exact: true }).fill(date);
  await tile.getByRole('button', { name: 'Find a table' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Party' }).click();
  await chooseBrunch(page, '14:15');
  const guest = newGuest();
  await typeDetails(page, guest);
  await typeCard(page, cards.challenged);
  const check = page.getByRole('dialog').getByRole('region', { name: 'Your bank’s check' });
  const bank = page.frameLocator('iframe[name=Cardinal-CCA-IFrame]');
  for (const end of [
    () => bank.getByRole('button', { name: 'No' }).click(),
    () => check.getByRole('button', { name: 'Go back without the check' }).click(),
  ]) {
    await press(page, 'Book the table');
    await expect(bank.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
    await expect(check.getByText('Your bank wants to be sure')).toBeFocused();
    await expect(journey(page).getByRole('button', { name: /^Book/ })).toBeHidden();
    expect(await findPageErrors(page)).toEqual([]);
    await end();
    await expect(journey(page).getByRole('alert')).toHaveText(cardUnconfirmedMessage);
    await expect(journey(page).getByRole('alert')).toBeFocused();
    await expect(check).toHaveCount(0);
    await expectDetails(page, guest);
    await expect(cardField(page, 'number')).toHaveValue(cards.challenged);
  }
  await press(page, 'Book the table');
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await referenceOf(page);
  expect(refused).toEqual([]);
});

test('when Braintree is unreachable the telephone number is shown, nothing is lost, and the guest can retry [booking.card]', async ({
  page,
  context,
}) => {
  await fakeBraintree(context);
  const api = 'https://api.sandbox.braintreegateway.com/**';
  await page.route(api, (route) => route.abort());
  const guest = newGuest();
  await openCardStep(page, date, '13:15', site.url);
  await typeDetails(page, guest);
  await expect(cardPart(page).getByRole('alert')).toContainText(bookingMessage(5));
  await expect(
    cardPart(page)
      .getByRole('link', { name: /^Ring Soho/ })
      .first(),
  ).toBeVisible();
  await page.unroute(api);
  await cardPart(page).getByRole('link', { name: 'Try again' }).click();
  await expectDetails(page, guest);
  await typeCard(page, cards.good);
  await press(page, 'Book the table');
  await referenceOf(page);
});

test('fields with frames that do not load time out [booking.card]', async ({ page, context }) => {
  await page.clock.install();
  await fakeBraintree(context);
  await page.route('https://assets.braintreegateway.com/**', (route) => route.abort());
  await openCardStep(page, date, '11:45', site.url);
  await expect(cardPart(page).getByRole('status')).toBeVisible();
  // The provider starts its time limit when its frames are in the page.
  await expect(cardPart(page).locator('iframe')).toHaveCount(4);
  await expect(async () => {
    await passTime(page, 30_000);
    await expect(cardPart(page).getByRole('alert')).toContainText(bookingMessage(5), { timeout: 1000 });
  }).toPass();
});

test('a page without booking allows nothing from Braintree [booking.card]', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(site.url + path)).headers()['content-security-policy'];
  expect(await policyOf('/booking/soho')).toContain('https://assets.braintreegateway.com');
  expect(await policyOf('/cookies')).not.toMatch(/braintree|cardinal|form-action 'self' https:/);
});
