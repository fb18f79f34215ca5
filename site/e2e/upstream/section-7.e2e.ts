import { expect, test } from '@playwright/test';
import { brandKey, brandKeyHeader, sessionHeader } from '#adapters/testing/section-7/start-section-7.ts';
import { section7Upstream } from './section-7-upstream.ts';
import { startUpstreamSite, type UpstreamSite, visit } from './start-upstream-site.ts';

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());

/** What the product once said about kitchens, mails and people by itself. */
const claims =
  /room at the bar|on its way|person reads|14 allergens are|within (a|two) days?|works once|takes no bookings|answers? by email|five minutes|one click|hours before/i;

test('no page states what the upstream has not said [upstream.claims]', async () => {
  const claimed: string[] = [];
  for (const [path] of section7Upstream.routes) {
    const { text } = await visit(running.site, path);
    const found = claims.exec(text)?.[0];
    if (found !== undefined) claimed.push(`${path}: ${found}`);
  }
  expect(claimed).toEqual([]);
});

test('a stored page shows a tile of every type that it names [upstream.mapping]', async () => {
  const { html } = await visit(running.site, '/');
  for (const id of ['hero-101', 'promotion-102', 'locationsfinder-103', 'booking-105', 'text-107'])
    expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain('It snows');
});

test('markup of a text is shown as text in whatever tile it is [upstream.mapping]', async () => {
  const { text } = await visit(running.site, '/');
  expect(text).toContain('From Penang to Hanoi.');
  expect(text).not.toContain('&lt;p&gt;');
});

test('the header and footer show the links of the settings, without those that have no address [upstream.entries]', async () => {
  const { html } = await visit(running.site, '/');
  for (const text of ['Restaurants', 'Mains', 'Gift cards', 'Privacy', 'Careers']) expect(html).toContain(text);
  expect(html).toMatch(/<a[^>]*href="https:\/\/gifts\.example\.com\/"[^>]*target="_blank"/);
  expect(html).not.toContain('Nowhere');
});

test('a dropdown without an address of its own keeps its links [upstream.entries]', async () => {
  const { html } = await visit(running.site, '/terms-and-conditions');
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  expect(header).toContain('Menus');
  expect(header).toContain('href="/menu/Drinks_2.0"');
});

test('an icon without a size, and one without a picture, keep their links [upstream.entries]', async () => {
  const { html } = await visit(running.site, '/');
  expect(html).toContain('href="https://social.example.com/lime"');
  expect(html).toContain('href="https://face.example.com/lime"');
});

test('a dish without a name is left out, and an image without a size is shown [upstream.entries]', async () => {
  const { html, text } = await visit(running.site, '/menu/mains');
  expect(text).toContain('Green papaya curry');
  expect(text).not.toContain('To be named');
  expect(html).toContain('/media/satay.jpg');
});

test('a restaurant without a position is listed where the others are, and found by its name [upstream.entries]', async () => {
  const { text } = await visit(running.site, '/find-us');
  for (const title of ['Bath Abbey Green', 'Covent Garden', 'Cardiff Bay', 'York Shambles', 'Oxford Turl Street'])
    expect(text).toContain(title);
});

test('opening times in other notations are read, flat and nested [upstream.entries] [upstream.mapping]', async () => {
  const bath = await visit(running.site, '/restaurants/bath/bath');
  expect(bath.text).toMatch(/Tuesday( today)? 11:30 to 22:00/);
  expect(bath.text).toMatch(/Friday( today)? 11:30 to 23:00/);
  expect(bath.text).toMatch(/Monday( today)? Closed/);
  const cardiff = await visit(running.site, '/restaurants/cardiff/cardiff');
  expect(cardiff.text).toMatch(/Monday( today)? 11:30 to 22:00/);
});

test('a restaurant that the list only summarizes is shown with all its fields, and without the time that cannot be read [upstream.alone] [upstream.entries]', async () => {
  const { status, text } = await visit(running.site, '/restaurants/york/york');
  expect(status).toBe(200);
  expect(text).toContain('01904 960 020');
  expect(text).toContain('Courtyard garden');
  expect(text).toMatch(/Tuesday( today)? 12:00 to 22:00/);
  expect(text).not.toContain('after the market');
});

test('a job without a name is left out [upstream.entries]', async () => {
  const { text } = await visit(running.site, '/careers/job-search');
  expect(text).toContain('Wok chef');
  expect(text).toContain('Floor manager');
});

test('every call has token, brand key and session id, and asks for paths of section 7 in plain slashes [upstream.requests] [upstream.mapping]', async () => {
  await visit(running.site, '/about/our-story');
  await visit(running.site, '/menu/mains');
  const calls = running.upstream.received.filter(({ path }) => path !== '/api/token');
  expect(calls.length).toBeGreaterThan(2);
  for (const { path, headers } of calls) {
    expect(headers.authorization, path).toMatch(/^Bearer lime\./);
    expect(headers[brandKeyHeader], path).toBe(brandKey);
    expect(headers[sessionHeader], path).toMatch(/^[0-9a-f-]{36}$/);
    expect(path).not.toMatch(/%2f/i);
  }
});

test('calls that section 7 lacks are asked for once at most, and fill no log [upstream.alone] [upstream.requests]', async () => {
  for (const path of ['/', '/menu', '/offers', '/sitemap.xml', '/', '/menu/none', '/nothing'])
    await visit(running.site, path);
  const unknown = running.upstream.received
    .map(({ path }) => path)
    .filter((path) => /\/content\/(menus|offers|pages|changes)/.test(path));
  expect(unknown.filter((path, at) => unknown.indexOf(path) !== at)).toEqual([]);
  expect(
    running.site
      .log()
      .split('\n')
      .filter((line) => line.includes('/content/changes')).length,
  ).toBeLessThan(2);
});
