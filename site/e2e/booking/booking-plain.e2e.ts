import { expect, type Page, test } from '@playwright/test';
import { slotTakenMessage } from '#schemas/domain/booking/booking-message.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';
import {
  bookingsOf,
  expectDetails,
  farDay,
  journey,
  newGuest,
  press,
  stepOf,
  takeRiverside,
  terraceDay,
  typeDetails,
} from './testing/booking-visitor.ts';

/** The journey as pages with forms: one address for each step, and no script at all. */
test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const open = (page: Page, path: string, query: Record<string, string> = {}) =>
  page.goto(`${siteUrl()}${path}?${new URLSearchParams(query)}`);

const reference = (page: Page): Promise<string> => stepOf(page, 'thanks').locator('b').first().innerText();

const allButTheDetails = { occasion: 'dinner', adults: '2', time: '18:00' };

test('without script a table is booked from the first page to the reference, by forms alone [booking.step1] [booking.step2] [booking.step3] [booking.upsells] [booking.thanks]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(72)];
  await open(page, '/booking/west-hampstead');
  await journey(page).getByLabel('Day', { exact: true }).fill(date);
  await journey(page).getByRole('spinbutton').fill('3');
  await press(page, 'Find a time');
  await expect(stepOf(page, 'time')).toContainText('3 people');
  expect(page.url()).toContain('step=time');
  await journey(page).locator('label', { hasText: '18:15' }).click();
  await press(page, 'Take this time');
  await expect(stepOf(page, 'extras')).toBeVisible();
  await journey(page)
    .getByRole('combobox', { name: /Prawn crackers/ })
    .selectOption('2');
  await journey(page).getByRole('button').last().click();
  await expect(stepOf(page, 'details')).toContainText('18:15');
  await typeDetails(page, guest);
  await press(page, 'Book the table');
  await expect(stepOf(page, 'thanks')).toBeVisible();
  expect(await bookingsOf(guest, '1020', date)).toMatchObject([
    { reference: await reference(page), adults: 3, time: '18:15', extras: [{ id: 'crackers', qty: 2 }] },
  ]);
});

test('without script there is no control that needs it, and an occasion that is not offered is named with the others [booking.step1] [form.nojs]', async ({
  page,
}) => {
  await open(page, '/booking/soho', { step: 'details', ...allButTheDetails, occasion: '77', date: farDay(72) });
  await expect(journey(page).getByRole('alert')).toContainText('That occasion cannot be booked here on this day.');
  await expect(journey(page).getByRole('radio').first()).toBeVisible();
  await expect(journey(page).getByRole('spinbutton')).toBeVisible();
  for (const button of await journey(page).getByRole('button').all())
    await expect(button).toHaveAttribute('type', 'submit');
  await open(page, '/booking/soho', { step: 'party', ...allButTheDetails, adults: '19', date: farDay(72) });
  for (const button of await journey(page).getByRole('button').all())
    await expect(button).toHaveAttribute('type', 'submit');
});

test('without script the journey also starts on a restaurant’s own page, and leads to Soho’s times', async ({
  page,
}) => {
  await open(page, '/restaurants/london/soho/book-now');
  await journey(page).getByLabel('Day', { exact: true }).fill(farDay(73));
  await press(page, 'Find a time');
  await expect(stepOf(page, 'time').getByRole('radio').first()).toBeEnabled();
});

test('without script errors in the details are shown, typed values are kept, and neither Back nor reloading the confirmation sends anything [booking.step3] [booking.once] [form.nojs]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(74)];
  await open(page, '/booking/soho', { ...allButTheDetails, date, step: 'details' });
  await typeDetails(page, { ...guest, email: 'zoe@', lastName: '' });
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert').getByRole('link')).toHaveText([
    'Enter your last name',
    'Enter an email address in the correct format, like name@example.com',
  ]);
  await expectDetails(page, { ...guest, email: 'zoe@', lastName: '' });
  expect(page.url()).not.toContain('zoe');
  await typeDetails(page, guest);
  await press(page, 'Book the table');
  await expect(stepOf(page, 'thanks')).toBeVisible();
  const first = await reference(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const go of [() => page.reload(), () => page.goBack(), () => page.reload()]) {
    await go();
    expect(await reference(page)).toBe(first);
  }
  expect(posts).toEqual([]);
  expect(await bookingsOf(guest, '1018', date)).toMatchObject([{ reference: first }]);
});

test('without script a day that has passed shows a message and another day can be chosen [booking.date]', async ({
  page,
}) => {
  await open(page, '/booking/soho', { date: '2020-01-01' });
  await expect(journey(page).getByRole('alert')).toContainText('Wednesday 1 January 2020 has passed. The first day');
  await expect(journey(page).getByRole('radio', { name: /Lunch or dinner/ })).toBeChecked();
  await journey(page).getByLabel('Day', { exact: true }).fill(farDay(75));
  await press(page, 'Find a time');
  await expect(stepOf(page, 'time').getByRole('radio').first()).toBeVisible();
  await expect(journey(page).getByRole('alert')).toHaveCount(0);
  expect(page.url()).toContain(`date=${farDay(75)}`);
});

test('without script a taken table leads to new times with all typed values, and two presses to another table [booking.taken]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), terraceDay(0)];
  const lostTable = { ...allButTheDetails, date, adults: '6', area: 'riverside', step: 'details' };
  await open(page, '/booking/battersea', lostTable);
  await typeDetails(page, guest);
  await takeRiverside(date, '18:00');
  await press(page, 'Book the table');
  await expect(stepOf(page, 'time').getByRole('alert').first()).toContainText(slotTakenMessage);
  await expect(journey(page).locator('input[name=time][value="18:00"]')).toBeDisabled();
  await press(page, 'Take this time');
  await expectDetails(page, guest);
  expect(page.url()).not.toContain('zoe');
  await press(page, 'Book the table');
  await expect(stepOf(page, 'thanks')).toBeVisible();
  const bookings = await bookingsOf(guest, '1002', date);
  expect(bookings).toMatchObject([{ reference: await reference(page), adults: 6, area: 'Riverside terrace' }]);
});
