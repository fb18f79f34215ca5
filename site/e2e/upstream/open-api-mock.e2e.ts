import { expect, test } from '@playwright/test';
import { type OpenApiMock, startOpenApiMock } from '#adapters/testing/open-api/start-open-api-mock.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { serviceUrl } from '../product/product.ts';
import { productToday } from '../product/product-time.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { chooseMenu } from './booking/booking-visitor.ts';
import { visit } from './start-upstream-site.ts';

let mock: OpenApiMock;
let site: OwnSite;
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const document: Record<string, unknown> = await (await fetch(serviceUrl())).json();
  // An example of the change feed cannot wait for a change.
  mock = await startOpenApiMock(document, { without: ['changes'] });
  site = await startSite({
    API_URL: mock.url,
    PAGES_PER_VISITOR: '1000000',
    FORMS_PER_VISITOR: '5000',
    BOOKINGS_PER_VISITOR: '5000',
  });
});
test.afterAll(async () => {
  await site.stop();
  await mock.stop();
});

/** Each route of section 2, and what the document’s examples say there. */
const routes: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/', 'Four kitchens, one table', 'They agree about rice', 'Is tonight good?'],
  ['/find-us', 'Where we are', 'Bath', 'Covent Garden', 'Oxford', 'Soho'],
  ['/our-menu', 'Four kitchens, one table', 'Chicken satay'],
  ['/our-menu/drinks', 'Lychee martini'],
  ['/menu', 'What would you like to read?', 'Main menu', 'Children’s menu', 'Drinks'],
  ['/menu/main', 'Chicken satay', 'Rendang daging', 'Khao niao mamuang', 'Hungry now?'],
  ['/menu/kids', 'Little satay'],
  ['/restaurants/london', 'London, round the corner', 'Covent Garden', 'Soho'],
  ['/restaurants/bath', 'Bath'],
  ['/restaurants/bath/bath', 'Four arches by the station', '01632 960101', 'Free wi-fi', 'When are you coming?'],
  ['/restaurants/london/soho', '020 7946 0118'],
  ['/restaurants/bath/bath/menu', 'Bath: on the table', 'Main menu'],
  ['/restaurants/bath/bath/menu/kids', 'Little satay', 'Seen something?'],
  ['/restaurants/london/menu', 'Main menu'],
  ['/restaurants/london/menu/main', 'Chicken satay'],
  ['/restaurants/bath/bath/book-now', 'Four arches by the station'],
  ['/booking/bath', 'A table, then', 'Lunch or dinner', 'Birthday'],
  ['/booking/1001', 'A table, then', 'Lunch or dinner'],
  ['/offer/birthday-pudding', 'A pudding on your birthday', 'Get your code'],
  ['/offer/two-for-one-cocktails', 'Two cocktails for the price of one'],
  ['/preferences', 'Your preferences'],
  ['/preferences/6f0f3c1e-5b1d-4a53-9a39-0b2d1f6f7a11', 'Your preferences'],
  ['/careers/job-search', 'A place at the table', 'Bartender', 'Waiter or waitress'],
  ['/careers/job-search/front-of-house', 'Bar supervisor'],
  ['/careers/job/7004', 'Waiter or waitress', '£12.60 per hour', 'Not quite yours?'],
  ['/offers', 'Good reasons for a Tuesday', 'Two cocktails for the price of one', 'Children eat for £1'],
  ['/sign-up', 'Your birthday, our pudding', 'Join the list'],
  ['/signup-thanks', 'Our mailing list'],
  ['/terms-and-conditions', 'Terms and conditions', 'Something unclear?'],
  ['/privacy-policy', 'What do we hold about you?'],
  ['/refer-a-friend', 'You have to try this'],
  ['/referral', 'Somebody likes you'],
  ['/contact', 'Write to us', 'Food and drink', 'Something left behind'],
  ['/group-booking', 'Ask for a long table'],
  ['/refer-a-friend/code-sent', 'Your code comes by email'],
];

for (const [path, ...texts] of routes)
  test(`${path} shows the examples of the OpenAPI document [upstream.openapi]`, async () => {
    const { status, text } = await visit(site, path);
    expect(status).toBe(200);
    expect(texts.filter((each) => !text.includes(each))).toEqual([]);
  });

for (const path of ['/nothing', '/menu/none', '/restaurants/nowhere', '/offer/none', '/careers/job/999'])
  test(`${path} is not found, as the document’s failure says [upstream.openapi]`, async () => {
    expect((await visit(site, path)).status).toBe(404);
  });

test('the example of a customer fills in the preferences [upstream.openapi]', async ({ page }) => {
  await page.goto(`${site.url}/preferences/6f0f3c1e-5b1d-4a53-9a39-0b2d1f6f7a11`);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Ada');
});

test('a table is booked with the examples, from the occasion to the reference [upstream.openapi]', async ({
  page,
  context,
}) => {
  await chooseCookies(context, site.url);
  const journey = page.locator('[data-journey]');
  await page.goto(`${site.url}/booking/bath?date=${addDays(productToday(), 21)}`);
  await journey.getByRole('button', { name: 'Find a time' }).click();
  await journey.locator('label', { hasText: '19:00' }).click();
  await chooseMenu(page);
  await journey.getByRole('button', { name: 'Take this time' }).click();
  await expect(journey).toContainText('Pandan cake');
  await journey.getByRole('button', { name: 'Continue without' }).click();
  const guest = { firstName: 'Zoë', lastName: 'O’Neill', email: 'zoe@example.com', phoneNumber: '01632 960 001' };
  for (const [name, value] of Object.entries(guest)) await journey.locator(`[name="${name}"]`).fill(value);
  await journey.locator('form[method=post] button[type=submit]').last().click();
  await expect(page.locator('[data-journey=thanks]')).toContainText('KR77D89R');
});

test('every call of the site fits the document’s schemas, and has its credentials [upstream.openapi]', async () => {
  for (const [path] of routes) await visit(site, path);
  const called = new Set(mock.received.map(({ operationId }) => operationId));
  for (const name of [
    'token',
    'page',
    'settings',
    'restaurants',
    'menu',
    'menus',
    'offers',
    'offerBySlug',
    'jobs',
    'job',
  ])
    expect(called).toContain(name);
  expect(mock.received.filter(({ errors }) => errors.length > 0)).toEqual([]);
});
