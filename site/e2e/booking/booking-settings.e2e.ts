import { expect, type Locator, type Page, test } from '@playwright/test';
import { timeNotOfferedMessage } from '#schemas/domain/booking/booking-message.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { closePopup } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { farDay, journey, newGuest, press, stepOf, typeDetails } from './testing/booking-visitor.ts';

/** Every setting of the journey as far from its default as possible. */
const settings = {
  BOOKING_JOURNEY_STYLE: 'vertical',
  BOOKING_START_STEP: '2',
  BOOKING_START_HOUR: '17',
  BOOKING_START_MINUTE: '20',
  BOOKING_TIME_STEP_MINUTES: '30',
};

let site: OwnSite;
let atDetails: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite(settings);
  atDetails = await startSite({ BOOKING_START_STEP: '3' });
});
test.afterAll(async () => {
  await site.stop();
  await atDetails.stop();
});
test.beforeEach(async ({ page, context }) => {
  await closePopup(page);
  await chooseCookies(context, site.url);
  await chooseCookies(context, atDetails.url);
});

const open = (page: Page, { url }: OwnSite, path: string, query: Readonly<Record<string, string>> = {}) =>
  page.goto(`${url}${path}?${new URLSearchParams(query)}`);

const timesOf = (page: Page): Promise<string[]> =>
  journey(page)
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''));

const dinner = { occasion: 'dinner', adults: '2' };

test('times start at the configured first one, come at the configured interval, and a requested time is rounded to them [booking.date]', async ({
  page,
}) => {
  await open(page, site, '/booking/soho', { ...dinner, date: farDay(40), step: 'time', time: '19:10' });
  const times = await timesOf(page);
  expect(times[0]).toBe('17:30');
  expect(times.filter((time) => !/:[03]0$/.test(time) || time < '17:20')).toEqual([]);
  expect(times.length).toBeGreaterThan(4);
  await expect(journey(page).getByRole('radio', { name: '19:00' })).toBeChecked();
  await open(page, site, '/booking/soho', { ...dinner, date: farDay(40), step: 'details', time: '19:20' });
  await expect(stepOf(page, 'details')).toContainText('19:30 · 2 people');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a time that is not offered is not accepted', async ({ page }) => {
    const detailsQuery = { ...dinner, date: farDay(41), step: 'details' };
    await open(page, site, '/booking/soho', { ...detailsQuery, time: '18:00' });
    await typeDetails(page, newGuest());
    await journey(page)
      .locator('form')
      .first()
      .evaluate((form) =>
        form.setAttribute('action', form.getAttribute('action')?.replace('18%3A00', '12%3A00') ?? ''),
      );
    await press(page, 'Book the table');
    await expect(journey(page).getByRole('alert')).toHaveText(timeNotOfferedMessage('12:00'));
  });

  test('the journey opens at the time, with the first occasion that takes the default covers, and goes back to the party', async ({
    page,
  }) => {
    await open(page, site, '/booking/soho', { date: farDay(42) });
    await expect(stepOf(page, 'time')).toContainText('2 people');
    await journey(page).getByRole('link', { name: 'Party' }).click();
    await expect(stepOf(page, 'party').getByRole('spinbutton')).toHaveValue('2');
    await expect(journey(page).getByRole('radio').first()).toBeChecked();
  });
});

test('the journey opens at the details where that is configured, at the first free time; on a closed day it opens at the party', async ({
  page,
}) => {
  await open(page, atDetails, '/booking/cardiff', { date: farDay(43) });
  await expect(stepOf(page, 'details')).toContainText(/\d\d:\d\d · 2 people/);
  await open(page, atDetails, '/booking/cardiff', { date: '2020-01-01' });
  await expect(stepOf(page, 'party')).toBeVisible();
});

const stepsOf = (within: Locator): Locator => within.getByRole('list', { name: 'Steps' }).getByRole('listitem');

interface StepsPosition {
  readonly isColumn: boolean;
  readonly isBeside: boolean;
}

/** The position of the steps: stacked or not, beside the current step or above it. */
async function readStepsPosition(within: Locator): Promise<StepsPosition> {
  const boxes = await stepsOf(within).evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );
  const heading = await within.getByRole('heading').first().boundingBox();
  if (boxes.length !== 3 || !heading) throw new Error('There are no three steps.');
  return {
    isColumn: new Set(boxes.map(({ left }) => left)).size === 1,
    isBeside: boxes.every(({ right }) => right <= heading.x),
  };
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto(`${site.url}/restaurants/london/soho#booking`);
  const tile = page.locator('#booking');
  await expect(tile.getByRole('button', { name: /date/ })).toBeVisible();
  await tile.getByLabel('Day', { exact: true }).fill(farDay(44));
  await tile.getByRole('button', { name: 'Find a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a table at Soho' });
  await expect(dialog.locator('[data-journey=time]').getByRole('radio').first()).toBeVisible();
  return dialog;
}

test('vertical steps are beside the content from 768 px and above it on phones, on a page and in the dialog, which also opens at the time', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = width >= 768;
    await open(page, site, '/booking/soho', { date: farDay(45) });
    expect(await readStepsPosition(journey(page)), `page, ${width} px`).toEqual({ isColumn: wide, isBeside: wide });
    expect(await findPageErrors(page), `page, ${width} px`).toEqual([]);
    const dialog = await openDialog(page);
    expect(await readStepsPosition(dialog), `dialog, ${width} px`).toEqual({ isColumn: wide, isBeside: wide });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
