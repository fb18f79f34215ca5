import { request } from 'node:http';
import { type BrowserContext, expect, test } from '@playwright/test';
import { brandKey, brandKeyHeader, sessionHeader } from '#adapters/testing/section-7/start-section-7.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { startSite } from '../product/start-site.ts';
import { openDay } from './booking/booking-days.ts';
import { startUpstreamSite, type UpstreamSite, visit } from './start-upstream-site.ts';

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());
test.beforeEach(() => {
  running.upstream.recover();
  running.upstream.forget();
});

const date = openDay;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const details = new URLSearchParams({ occasion: '1', menu: '71', adults: '2', time: '18:00', date, step: 'details' });
const times = new URLSearchParams({ occasion: '1', adults: '2', date, step: 'time' });

/** The GET calls that the upstream has received more than once. */
function repeatedCalls(): readonly string[] {
  const calls = running.upstream.received
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => `${path}?${new URLSearchParams(query)}`);
  return calls.filter((call, index) => calls.indexOf(call) !== index);
}

for (const [path, call] of [
  ['/menu/mains', /^\/api\/v1\/content\/menu\/mains$/],
  ['/restaurants/bath/bath/menu/mains', /^\/api\/v1\/content\/menu\/mains$/],
  ['/offer/two-for-one', /^\/api\/offer\/getofferbyslug$/],
  ['/careers/job/901', /^\/api\/jobs\/901$/],
  ['/careers/job-search?near=Bath', /^\/api\/jobs$/],
  ['/contact', /^\/api\/contact\/content$/],
  [`/booking/bath?${times}`, /^\/api\/booking\/slots\/17$/],
  [`/booking/bath?${details}`, /^\/api\/booking\/requirements\/17$/],
] as const)
  test(`${path} asks for each datum once [upstream.requests]`, async () => {
    await visit(running.site, path);
    expect(running.upstream.receivedAt(call, 'GET')).toHaveLength(1);
    expect(repeatedCalls()).toEqual([]);
  });

test('a form that is sent asks for its job once to check it, and once for the page that follows [upstream.requests]', async () => {
  const job = /^\/api\/jobs\/901$/;
  const form = new URLSearchParams({ form: 'job-apply', firstName: 'Zoë' });
  const origin = running.site.url;
  const answer = await fetch(`${origin}/careers/job/901`, { method: 'POST', headers: { origin }, body: form });
  expect(await answer.text()).toContain('Zoë');
  expect(running.upstream.receivedAt(job)).toHaveLength(2);
});

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies(running.site.url)).find(({ name }) => name === 'session-id')?.value;
const sessionsAt = (path: RegExp): ReadonlySet<unknown> =>
  new Set(running.upstream.receivedAt(path).map(({ headers }) => headers[sessionHeader]));

test('the session of a browser is the same in its cookie, its local storage and its calls [upstream.requests]', async ({
  page,
  context,
}) => {
  await chooseCookies(context, running.site.url);
  await page.goto(`${running.site.url}/booking/bath?date=${date}`);
  await page.locator('[data-journey]').hover();
  // The calendar appears when the journey is hydrated.
  await expect(page.locator('[data-journey]').getByRole('button', { name: /date/ })).toBeVisible();
  const cookie = await cookieOf(context);
  expect(cookie).toMatch(uuid);
  await page.getByRole('button', { name: 'Find a time' }).click();
  await expect(page.locator('[data-journey=time]')).toBeVisible();
  await expect.poll(() => sessionsAt(/^\/api\/booking\/slots\//).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('session-id'))).toBe(cookie);
  expect([...sessionsAt(/^\/api\/booking\//)]).toEqual([cookie]);
});

test('a browser that has lost its cookie keeps its session [upstream.requests]', async ({ page, context }) => {
  const session = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb001';
  await page.addInitScript((id) => localStorage.setItem('session-id', id), session);
  await page.goto(`${running.site.url}/terms-and-conditions`);
  await expect.poll(() => cookieOf(context)).toBe(session);
});

test('pages for everyone set no session, and those of one visitor do [upstream.requests]', async () => {
  const cookiesOf = async (path: string): Promise<readonly string[]> => {
    const answer = await fetch(running.site.url + path, { redirect: 'manual' });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) expect(answer.headers.get('cache-control')).toBe('no-store');
    return cookies;
  };
  for (const path of ['/', '/menu/mains', '/contact', '/nothing', '/booking', '/careers/job/901'])
    expect(await cookiesOf(path), path).toEqual([]);
  for (const path of ['/booking/bath', '/booking/choose?near=Bath', '/booking/none'])
    expect(await cookiesOf(path), path).toEqual([
      expect.stringMatching(/^session-id=[0-9a-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax$/),
    ]);
});

test('the place of a job search is asked for in the session of the browser [upstream.requests]', async () => {
  const session = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb002';
  const headers = { cookie: `session-id=${session}` };
  await fetch(`${running.site.url}/careers/job-search?near=Cardiff`, { headers });
  const [call] = running.upstream.receivedAt(/^\/api\/jobs\/locations$/);
  expect(call?.query).toEqual({ query: 'Cardiff', sessionKey: session });
  expect(call?.headers[sessionHeader]).toBe(session);
});

test('a site that has just started sends a booking with the ids as they came [upstream.requests]', async () => {
  const other = await startSite({
    API_URL: running.upstream.url,
    API_MAPPING: JSON.stringify({ brandKeyHeader, sessionHeader }),
    BRAND_KEY: brandKey,
  });
  try {
    const customer = { firstName: 'Zoë', lastName: 'Ng', email: 'zoe@example.com' };
    const table = { adults: 2, children: 0, bookingDate: date, time: '18:00', customer };
    const answer = await fetch(`${other.url}/api/booking/create/17`, {
      method: 'POST',
      headers: { origin: other.url, 'content-type': 'application/json', 'idempotency-key': 'key-of-the-booking' },
      body: JSON.stringify({ ...table, occasionId: '1', menuId: '71', areaId: '51' }),
    });
    expect(await answer.json()).toMatchObject({ bookingReference: 'BG-1' });
  } finally {
    await other.stop();
  }
  const bookings = running.upstream.receivedAt(/^\/api\/booking\/create\//);
  expect(bookings.map(({ body }) => body)).toMatchObject([{ occasionId: 1, menuId: 71, areaId: 51 }]);
});

/** Requests exactly this target: no client normalizes it. */
const statusOf = (target: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(running.site.url, { path: target, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });

for (const target of [
  '/about/%2e%2e',
  '/%2e%2e/settings',
  '/about/..%2fsettings',
  '/about%2F..%2Fsettings',
  '/about/our-story%3Fx',
  '/about/our%23story',
  '/about/our%5Cstory',
  '/about/%2F',
  '/about%2F%2Four-story',
  '/menu/..%2F..%2Fsettings',
  '/menu/a%2Fb',
  '/offer/..%2Fx',
  '/careers/job/..%2Flocations',
  '/careers/job/%2e%2e%2flocations',
  '/preferences/..%2Fx',
])
  test(`${target} is not a page, and no call is made for it [upstream.requests]`, async () => {
    expect([301, 400, 404]).toContain(await statusOf(target));
    const paths = running.upstream.received.map(({ path }) => path);
    expect(paths.filter((path) => /settings$|locations|our|page\/about|menu\/|%2f|%2e|\.\./i.test(path))).toEqual([]);
  });
