import { expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findCutOffText } from '../pages/crawl/find-cut-words.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { editorKey } from '../product/editor-key.ts';
import { passTime } from '../product/pass-time.ts';
import { siteUrl } from '../product/product.ts';
import { journey, recordRequests, stepOf } from './testing/booking-visitor.ts';

const contact = 'please contact the restaurant directly.';
const unlisted = `Sorry, something's not working, ${contact}`;
const stopped = `Sorry, we are unable to take bookings online right now, ${contact}`;
const size = 'Sorry, this restaurant is unable to accept a booking for that number of guests';

/** The specification’s table, written out by hand; 6 and 19 show the server's message, as the examples here do. */
const table: readonly (readonly [id: string, messageText: string])[] = [
  ['0', 'Sorry, something went wrong. Please try again.'],
  ['1', "Sorry, we don't take bookings for this restaurant, please contact them directly."],
  ['2', stopped],
  ['3', unlisted],
  ['4', `${size} on your chosen date.`],
  ['5', `This booking needs a credit card to confirm, ${contact}`],
  ['6', 'Enter a telephone number'],
  ['7', unlisted],
  ['8', 'This menu is not available.'],
  ['9', stopped],
  ['10', 'Unfortunately we are currently unable to accept bookings at this time.'],
  ['11', 'This restaurant cannot be booked online.'],
  ['12', 'Something went wrong retrieving the jobs data. Please try again.'],
  ['13', 'Something went wrong submitting the job application. Please try again.'],
  ['14', 'You have already submitted an application for this job.'],
  ['15', 'Something went wrong validation the application, please try again.'],
  ['16', 'Something went wrong connecting to the content service, please try again.'],
  ['17', 'This occasion cannot be booked for this date, please try again.'],
  ['18', `${size} for that occasion.`],
  ['19', 'Orchids is sold out for that day.'],
  ['20', "This restaurant can only be booked through a holiday-park operator's online booking system."],
  ['other', unlisted],
  ['taken', 'Sorry, that time has just been taken. Please choose another.'],
];

const everywhere = ['party', 'time', 'details'];
const afterParty = ['time', 'details'];
/** The steps at which a guest can see each message. */
const stepsOf: Readonly<Record<string, readonly string[]>> = {
  0: everywhere,
  1: everywhere,
  2: everywhere,
  3: afterParty,
  4: afterParty,
  5: ['details'],
  6: ['details'],
  7: everywhere,
  8: afterParty,
  9: everywhere,
  10: everywhere,
  11: everywhere,
  12: everywhere,
  13: ['details'],
  14: ['details'],
  15: ['details'],
  16: everywhere,
  17: everywhere,
  18: afterParty,
  19: ['details'],
  20: everywhere,
  other: everywhere,
  taken: ['time'],
};

const list = '/booking-messages';
const open = (page: Page, path: string) => page.goto(siteUrl() + path);
const message = (page: Page) => journey(page).getByRole('alert').locator('p').first();

test.use({ trace: 'off' });
test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

test('every code from 0 to 20, any other, and a table just taken have their own addresses with the text from the specification, at each step where a guest can see them [booking.codes]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page, list);
  const links = await page
    .locator('[id^=message-] a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const seen = new Map<string, string[]>();
  for (const link of links) {
    await open(page, link ?? '');
    const { pathname, searchParams } = new URL(page.url());
    const id = pathname.split('/').at(-1) ?? '';
    const step = searchParams.get('at');
    if (step) await expect(stepOf(page, step), link ?? '').toBeVisible();
    await expect(message(page), link ?? '').toHaveText(new Map(table).get(id) ?? 'no such code');
    seen.set(id, [...(seen.get(id) ?? []), (await journey(page).getAttribute('data-journey')) ?? '']);
  }
  expect([...seen.keys()]).toEqual(table.map(([id]) => id));
  expect(Object.fromEntries(seen)).toEqual(stepsOf);
});

test('the list shows every message with the same text as its own page [booking.codes]', async ({ page }) => {
  await open(page, list);
  const tiles = page.locator('.tile[id^=message-]');
  await expect(tiles).toHaveCount(table.length);
  expect(await tiles.locator('strong').allTextContents()).toEqual(table.map(([, messageText]) => messageText));
});

test('a message’s page looks like the real journey and is static: no framework, no requests, nothing recorded', async ({
  page,
}) => {
  await page.clock.install();
  const { requests } = recordRequests(page);
  const answer = await open(page, `${list}/10?at=time`);
  await journey(page).hover();
  await passTime(page, 1500);
  expect(requests.filter(({ url }) => /\/api\/|chunks\/.*\.js/.test(url))).toEqual([]);
  await expect(page.locator('template#framework')).toHaveCount(0);
  await expect(message(page)).toBeVisible();
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await fetch(`${siteUrl()}/sitemap.xml`)).text()).not.toContain('booking-messages');
});

test('the details of a refused booking keep what was typed, and the form of an example cannot book', async ({
  page,
}) => {
  await open(page, `${list}/4?at=details`);
  await expect(journey(page).getByLabel('First name')).toHaveValue('Ada');
  await journey(page).getByLabel('Telephone').fill('01632 960 001');
  await journey(page).getByRole('button', { name: 'Book the table' }).click();
  await expect(page).toHaveURL(/\/booking\/[a-z-]+\?.*occasion=example/);
  await expect(stepOf(page, 'thanks')).toHaveCount(0);
  await expect(journey(page).getByRole('alert').first()).toContainText(
    'That occasion cannot be booked here on this day.',
  );
});

/** A visitor from elsewhere, according to a proxy header. */
const elsewhere = { 'x-forwarded-for': '203.0.113.7' };

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(siteUrl() + path, { headers, redirect: 'manual' });
  const fields = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, fields, body: await answer.text(), headers: answer.headers };
}

test('for everyone else they answer as any unknown address, byte for byte; the editors’ key opens them and is removed from the address', async () => {
  const { headers: _, ...unknown } = await read('/no-such-page', elsewhere);
  expect(unknown.status).toBe(404);
  for (const path of [list, `${list}/4`, `${list}/4?key=wrong`, `${list}?key=`, `${list}/99`]) {
    const { headers: __, ...refused } = await read(path, elsewhere);
    expect(refused, path).toEqual(unknown);
  }
  const shown = await read(`${list}/4?at=time&key=${editorKey}`, elsewhere);
  expect([shown.status, shown.headers.get('location')]).toEqual([303, `${list}/4?at=time`]);
  const cookie = shown.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  expect(cookie).not.toContain(editorKey);
  const opened = await read(`${list}/4?at=time`, { ...elsewhere, cookie: cookie.split(';')[0] ?? '' });
  expect(opened.status).toBe(200);
  expect(opened.body).toContain('number of guests');
  expect((await read(`${list}/99`)).status).toBe(404);
});

for (const width of isFullRun ? [360, 768, 1280] : [360])
  test(`at ${width} px axe reports no violations for them, and no text is cut off`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations: Record<string, readonly string[]> = {};
    for (const path of [list, `${list}/11`, `${list}/10?at=time`, `${list}/6`, `${list}/taken`]) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = [
        ...(over > 0 ? [`scrolls sideways by ${over} px`] : []),
        ...(await findCutOffText(page)),
        ...(await findPageErrors(page)),
      ];
      if (found.length > 0) violations[path] = found;
    }
    expect(violations).toEqual({});
  });
