import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../../layout/cookie-choices.ts';
import { type OwnSite, startSite } from '../../product/start-site.ts';
import { startUpstreamSite, textOf, type UpstreamSite } from '../start-upstream-site.ts';
import { openDay } from './booking-days.ts';
import {
  createCall,
  enquiryCall,
  fillDetails,
  guest,
  journey,
  send,
  thanks,
  waitForHydration,
} from './booking-visitor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'restarted-'));
let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite({ POOL_TIMEOUT_MS: '3000', CALL_DEADLINE_MS: '3500', DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.beforeEach(() => {
  running.upstream.recover();
  running.upstream.forget();
});

const date = openDay;
const addressOf = (time: string): string =>
  `/booking/bath?${new URLSearchParams({ occasion: '1', menu: '71', adults: '2', time, date, step: 'details' })}`;

interface Form {
  readonly cookie: string;
  readonly idempotencyKey: string;
}

async function openForm(site: OwnSite, time: string): Promise<Form> {
  const answer = await fetch(site.url + addressOf(time));
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(await answer.text())?.[1];
  const [cookie = ''] = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { cookie, idempotencyKey: key ?? '' };
}

const post = (site: OwnSite, time: string, { cookie, idempotencyKey }: Form, changed = {}): Promise<Response> =>
  fetch(site.url + addressOf(time), {
    method: 'POST',
    headers: { origin: site.url, cookie },
    body: new URLSearchParams({ ...guest, ...changed, idempotencyKey }),
  });

const postForm = async (site: OwnSite, time: string, form: Form, changed = {}): Promise<string> =>
  textOf(await (await post(site, time, form, changed)).text());

/** Runs a second site on the data of the first, as after a restart. */
async function afterRestart(use: (site: OwnSite) => Promise<void>): Promise<void> {
  const restarted = await startSite(running.env);
  try {
    await use(restarted);
  } finally {
    await restarted.stop();
  }
}

test('a booking is not sent again after a restart of the site [upstream.once]', async () => {
  const booked = await openForm(running.site, '18:00');
  expect(await postForm(running.site, '18:00', booked)).toContain('BG-1');
  running.upstream.fail(createCall, 'reset');
  const lost = await openForm(running.site, '18:15');
  expect(await postForm(running.site, '18:15', lost)).toContain('We do not know whether your table was booked');
  running.upstream.recover();
  await afterRestart(async (site) => {
    expect(await postForm(site, '18:00', booked)).toContain('BG-1');
    expect(await postForm(site, '18:15', lost)).toContain('We do not know whether your table was booked');
  });
  expect(running.upstream.receivedAt(createCall)).toHaveLength(2);
});

test('a key is good for one booking only [upstream.once]', async () => {
  const form = await openForm(running.site, '18:00');
  await postForm(running.site, '18:00', form);
  const text = await postForm(running.site, '18:00', form, { lastName: 'Other' });
  expect(text).toContain('You have just booked this table: the reference is BG-1.');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
});

test('a form that is posted while the API is down keeps what was typed, and nothing is sent [upstream.once]', async () => {
  const form = await openForm(running.site, '18:00');
  await afterRestart(async (site) => {
    running.upstream.fail(/./, 500);
    const answer = await post(site, '18:00', form, { specialRequest: '<b>A high chair' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('Nothing was sent.');
    expect(html).toContain('value="zoe@example.com"');
    expect(html).toContain('&#60;b&#62;A high chair</textarea>');
    expect(html).toContain(`name="idempotencyKey" value="${form.idempotencyKey}"`);
    expect(running.upstream.receivedAt(createCall)).toHaveLength(0);
    running.upstream.recover();
    await expect.poll(() => postForm(site, '18:00', form)).toContain('BG-1');
  });
});

test('a day in the past and a time that is not offered are not sent [upstream.requests]', async () => {
  const form = await openForm(running.site, '18:00');
  expect(await postForm(running.site, '03:00', form)).toContain('unable to accept bookings at this time');
  const past = addressOf('18:00').replace(date, '2020-01-01');
  const answer = await fetch(running.site.url + past, {
    method: 'POST',
    headers: { origin: running.site.url, cookie: form.cookie },
    body: new URLSearchParams({ ...guest, idempotencyKey: form.idempotencyKey }),
  });
  expect(textOf(await answer.text())).toContain('Wednesday 1 January 2020 has passed.');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(0);
});

test('an enquiry whose reply is lost speaks of a request, not of a booking [upstream.once]', async () => {
  running.upstream.fail(enquiryCall, 'reset');
  const text = await postForm(running.site, '20:00', await openForm(running.site, '20:00'));
  expect(text).toContain('We do not know whether your request was sent.');
  expect(text).not.toContain('booked');
});

async function loseReply(page: Page, { isScripted }: { readonly isScripted: boolean }): Promise<void> {
  running.upstream.fail(createCall, 'reset');
  await page.goto(running.site.url + addressOf('18:00'));
  if (isScripted) await waitForHydration(page);
  await fillDetails(page);
  await send(page);
  await expect(journey(page).getByRole('alert')).toContainText('We do not know');
  running.upstream.recover();
}

/** Reaches the form again by `again`. The warning is still there, and only its link leads to a second booking. */
async function bookAllTheSame(page: Page, isScripted: boolean, again: () => Promise<unknown>): Promise<void> {
  await loseReply(page, { isScripted });
  await again();
  await expect(journey(page).getByRole('alert')).toContainText('We do not know whether your table was booked');
  await fillDetails(page);
  await send(page);
  await expect(journey(page).getByRole('alert')).toContainText('We do not know whether your table was booked');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
  await journey(page).getByRole('link', { name: 'Book another table all the same' }).click();
  await expect(journey(page).getByRole('alert')).toHaveCount(0);
  await expect(journey(page)).toContainText('You may have a table already: 2 people on');
  await fillDetails(page);
  await send(page);
  await expect(thanks(page)).toContainText('BG-1');
  await expect(thanks(page)).toContainText('You may have another table already: 2 people on');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(2);
  await page.goto(`${running.site.url}/booking/bath`);
  await expect(journey(page)).toContainText(/Your table is booked: 2 people on .* The reference is BG-1\./);
  await expect(journey(page)).toContainText('You may have another table already: 2 people on');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ context }) => chooseCookies(context, running.site.url));

    test('an uncertain booking stays uncertain when its page is opened again [upstream.once]', ({ page }) =>
      bookAllTheSame(page, javaScriptEnabled, () => page.goto(running.site.url + addressOf('18:00'))));

    test('an uncertain booking stays uncertain when its page is reloaded [upstream.once]', ({ page }) =>
      bookAllTheSame(page, javaScriptEnabled, () => page.reload()));
  });

test('another table that was asked for all the same has no warning after a reload [upstream.once]', async ({
  page,
}) => {
  await chooseCookies(page.context(), running.site.url);
  await loseReply(page, { isScripted: true });
  await journey(page).getByRole('link', { name: 'Book another table all the same' }).click();
  await page.reload();
  await expect(journey(page).locator('[name=firstName]')).toHaveValue(guest.firstName);
  await expect(journey(page).getByRole('alert')).toHaveCount(0);
});

test('a booking that is being sent when its page is reloaded may have been made, and is not sent again [upstream.once]', async ({
  page,
}) => {
  await chooseCookies(page.context(), running.site.url);
  running.upstream.fail(createCall, 'hang');
  await page.goto(running.site.url + addressOf('18:00'));
  await fillDetails(page);
  await send(page);
  await expect.poll(() => running.upstream.receivedAt(createCall)).toHaveLength(1);
  await page.reload();
  const alert = journey(page).getByRole('alert');
  await expect(alert).toContainText('Your booking was being sent when this page was left.');
  await expect(alert).toContainText('What was sent: 2 people on');
  await expect(journey(page).locator('[name=firstName]')).toHaveValue(guest.firstName);
  await send(page);
  await expect(alert).toContainText('We do not know whether your table was booked');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
});

test('an uncertain booking keeps its warning on Back and Forward, and asking for another table moves the focus on [upstream.once]', async ({
  page,
}) => {
  await chooseCookies(page.context(), running.site.url);
  running.upstream.fail(createCall, 'reset');
  await page.goto(running.site.url + addressOf('18:15').replace('step=details', 'step=party'));
  await waitForHydration(page);
  await journey(page).getByRole('button', { name: 'Find a time' }).click();
  await journey(page).locator('label', { hasText: '18:15' }).click();
  await journey(page).getByRole('button', { name: 'Take this time' }).click();
  await fillDetails(page);
  await send(page);
  const alert = journey(page).getByRole('alert');
  await expect(alert).toContainText('We do not know');
  await page.goBack();
  await expect(journey(page)).toHaveAttribute('data-journey', 'time');
  await expect(alert).toContainText('We do not know');
  await page.goForward();
  await expect(journey(page)).toHaveAttribute('data-journey', 'details');
  await expect(alert).toContainText('We do not know');
  await journey(page).getByRole('link', { name: 'Book another table all the same' }).click();
  await expect(journey(page).getByRole('heading').first()).toBeFocused();
});
