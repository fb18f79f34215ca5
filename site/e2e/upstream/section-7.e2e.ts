import { expect, test } from '@playwright/test';
import { customerGuid } from '#adapters/testing/section-7/records.ts';
import { brandKey, brandKeyHeader, sessionHeader } from '#adapters/testing/section-7/start-section-7.ts';
import { startUpstreamSite, type UpstreamSite, visit } from './start-upstream-site.ts';

let running: UpstreamSite;
test.beforeAll(async () => {
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());

/** Each route of section 2, and what the upstream’s content says there. */
const routes: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/', 'Street food, sitting down', 'Find your table', 'Cardiff Bay', 'Beef rendang', 'The last word'],
  ['/find-us', 'Bath Abbey Green', 'York Shambles'],
  ['/our-menu', 'Mains and small plates'],
  ['/our-menu/mains', 'Tempeh satay', 'Green papaya curry'],
  ['/menu', 'Mains and small plates', 'Two-for-one cocktails'],
  ['/menu/mains', 'Tempeh satay', 'Banh xeo', 'Beef rendang', 'Green papaya curry'],
  ['/menu/Drinks_2.0', 'Lychee sour'],
  ['/restaurants/london', 'Covent Garden'],
  ['/restaurants/bath/bath', 'Bath Abbey Green', 'Free wifi', 'Best noodles in Somerset 2025', '01225 496 0017'],
  ['/restaurants/bath', 'Bath Abbey Green'],
  ['/restaurants/london/Covent_Garden', 'Covent Garden'],
  ['/restaurants/cardiff/cardiff', 'Cardiff Bay', '029 2018 0019'],
  ['/restaurants/oxford/oxford', 'Oxford Turl Street'],
  ['/restaurants/bath/bath/menu', 'Mains and small plates'],
  ['/restaurants/bath/bath/menu/mains', 'Tempeh satay'],
  ['/restaurants/london/menu', 'Mains and small plates'],
  ['/restaurants/london/menu/mains', 'Tempeh satay'],
  ['/restaurants/bath/bath/book-now', 'Bath Abbey Green'],
  ['/booking/17', 'Bath Abbey Green', 'Dinner'],
  ['/booking/bath', 'Bath Abbey Green', 'Dinner'],
  ['/offer/two-for-one', 'Two cocktails for one', 'Sunday to Thursday until seven.', 'Until the end of the season'],
  ['/preferences'],
  [`/preferences/${customerGuid}`],
  ['/preferences/00000000-0000-4000-8000-000000000000'],
  ['/careers/job-search', 'Wok chef', 'Floor manager'],
  ['/careers/job-search/back-of-house', 'Wok chef'],
  ['/careers/job/901', 'Wok chef', '£14.20 an hour'],
  ['/careers/job/903', 'Floor manager', 'Can you work at weekends?'],
  ['/offers', 'Something off', 'Two cocktails for one', 'Cocktails at two for one', 'See the offer'],
  ['/sign-up', 'Letters from the kitchen'],
  ['/terms-and-conditions', 'The small print', 'One voucher for each table.'],
  ['/privacy-policy', 'What we know of you'],
  ['/refer-a-friend', 'Bring a friend'],
  ['/referral', 'A friend sent you'],
  ['/signup-thanks', 'You are on the list'],
  ['/contact', 'Write to us', 'Feedback', 'Something else'],
  ['/groups', 'Come as a crowd'],
  ['/about/our-story', 'It began with a cart', 'In 1998.'],
];

for (const [path, ...texts] of routes)
  test(`${path} shows what an upstream with section 7 alone has [upstream.alone] [upstream.mapping]`, async () => {
    const { status, text } = await visit(running.site, path);
    expect(status).toBe(200);
    expect(texts.filter((each) => !text.includes(each))).toEqual([]);
    expect(text.trim()).not.toBe('');
  });

/** What the product once said about kitchens, mails and people by itself. */
const claims =
  /room at the bar|on its way|person reads|14 allergens are|within (a|two) days?|works once|takes no bookings|answers? by e-mail|five minutes|one click|hours before/i;

test('no page states what the upstream has not said [upstream.claims]', async () => {
  const claimed: string[] = [];
  for (const [path] of routes) {
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

for (const [path, message] of [
  ['/nothing', 'This page could not be found'],
  ['/nothing/here', 'This page could not be found'],
  ['/menu/none', 'Menu not found'],
  ['/our-menu/none', 'Menu not found'],
  ['/restaurants/nowhere', 'This page could not be found'],
  ['/restaurants/bath/bath/menu/none', 'Menu not found'],
  ['/booking/none', 'This page could not be found'],
  ['/offer/none', 'Offer not found'],
  ['/careers/job/999', 'This page could not be found'],
] as const)
  test(`${path} is not found [upstream.alone]`, async () => {
    const { status, html } = await visit(running.site, path);
    expect(status).toBe(404);
    expect(html).toContain(`<title>${message}`);
    expect(html).toContain('Return to homepage');
  });

for (const [path, to] of [
  ['/book', '/#booking'],
  ['/booking', '/#booking'],
  ['/offer', '/offers'],
  ['/signup', '/sign-up'],
  ['/Terms/', '/terms-and-conditions'],
  ['/restaurants/bath/book-now', '/restaurants/bath#booking'],
  ['/menu/mains/?tag=Vegan', '/menu/mains?tag=Vegan'],
  ['//menu//mains', '/menu/mains'],
] as const)
  test(`${path} leads to ${to} [upstream.alone]`, async () => {
    expect(await visit(running.site, path)).toMatchObject({ status: 301, location: to });
  });

test('a chosen restaurant leads to its booking, whatever letters its slug has [upstream.alone]', async () => {
  const target = { status: 303, location: '/booking/Covent_Garden' };
  expect(await visit(running.site, '/booking/choose?restaurant=Covent_Garden')).toMatchObject(target);
});

test('the sitemap names the restaurants, menus, offers and jobs that section 7 gives [upstream.alone]', async () => {
  const answer = await fetch(`${running.site.url}/sitemap.xml`);
  expect(answer.status).toBe(200);
  const paths = [...(await answer.text()).matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/restaurants/bath/bath',
      '/restaurants/london/Covent_Garden',
      '/restaurants/york/york',
      '/menu/mains',
      '/menu/Drinks_2.0',
      '/offer/two-for-one',
      '/careers/job/901',
      '/offers',
    ]),
  );
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

test('a dish without a name costs that dish, and a picture without a size costs nothing [upstream.entries]', async () => {
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

test('a job without a name costs that job [upstream.entries]', async () => {
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
