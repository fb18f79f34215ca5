import { expect, test } from '@playwright/test';
import { demoAddresses } from '#site/pages/resolve/demo-addresses.ts';
import { ask, publish, siteUrl } from '../product/product.ts';

for (const { path, title, ids } of demoAddresses) {
  test(`${path} answers with its page ${ids}`, async () => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(titleOf(body)).toBe(title);
    expect(headingsOf(body)).toHaveLength(1);
    expect(body).toMatch(/<main[^>]*>.*<section[^>]* data-tile=/s);
  });
}

const titleOf = (body: string): string | undefined => /<title>([^<]*)<\/title>/.exec(body)?.[1];

/** The texts of the level 1 headings. */
const headingsOf = (body: string): string[] =>
  [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, '').trim());

const lost: readonly [path: string, message: string, ids: string][] = [
  ['/nowhere', 'This page could not be found', '[route.404] [page.catchall]'],
  ['/no/where', 'This page could not be found', '[route.404] [page.catchall]'],
  ['/No/Where', 'This page could not be found', '[route.404]'],
  ['/Manage-Booking/K7MPRWXT', 'This page could not be found', '[route.404]'],
  ['/a/b/c', 'This page could not be found', '[route.404]'],
  ['/_restaurant', 'This page could not be found', '[route.404]'],
  ['/%', 'This page could not be found', '[route.404]'],
  ['/%c0%ae', 'This page could not be found', '[route.404]'],
  ['/menu/nothing', 'Menu not found', '[route.menu] [menu.notfound]'],
  ['/our-menu/nothing', 'Menu not found', '[route.menu]'],
  ['/restaurants/atlantis', 'Restaurant not found', '[route.city]'],
  ['/restaurants/atlantis/menu', 'Restaurant not found', '[route.city]'],
  ['/restaurants/bath/soho', 'Restaurant not found', '[route.restaurant]'],
  ['/booking/atlantis', 'Restaurant not found', '[route.booking]'],
  ['/careers/job/none', 'Vacancy not found', '[route.jobs]'],
];

for (const [path, message, ids] of lost) {
  test(`${path} is not found: 404, “${message}” ${ids}`, async () => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(titleOf(body)).toBe(message);
    expect(headingsOf(body)).toEqual([message]);
  });
}

const unknownLinks: readonly [path: string, title: string, ids: string][] = [
  ['/manage-booking/unknown', 'Your booking', '[diner.manage]'],
  ['/manage-booking/shared/unknown', 'Your booking', '[diner.manage]'],
  ['/waiting-list/unknown', 'The waiting list · Pandan Row', '[diner.waiting-list]'],
];

for (const [path, title, ids] of unknownLinks) {
  test(`${path} opens nothing: 404, with the page that leads on ${ids}`, async () => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(titleOf(body)).toContain(title);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(body).toMatch(/<main[^>]*>.*<section[^>]* data-tile=/s);
  });
}

test('/offer/{id} shows the offer; without an id it redirects to the offers [route.offer]', async () => {
  expect(await ask('/offer').then(({ status, headers }) => [status, headers.location])).toEqual([301, '/offers']);
  expect((await ask('/offer/nothing')).status).toBe(404);
  const [offer = '/none'] = /\/offer\/[a-z0-9-]+/.exec((await ask('/sitemap.xml')).body) ?? [];
  expect((await ask(offer)).status).toBe(200);
});

test('a page of one or two path segments is loaded by its id, from its tiles [page.catchall]', async () => {
  await publish('test-guides/rice', [
    { type: 'text', key: 'rice', heading: 'How we steam rice', body: '<p>Slowly.</p>' },
  ]);
  const { status, body } = await ask('/test-guides/rice');
  expect(status).toBe(200);
  expect(headingsOf(body)).toEqual(['How we steam rice']);
});

test('a restaurant under its city is the canonical one [route.city]', async () => {
  const { body } = await ask('/restaurants/soho');
  expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(`${siteUrl()}/restaurants/london/soho`);
});

const redirects: readonly [from: string, to: string, ids: string][] = [
  ['/BOOK/', '/#booking', '[redirect.book] [redirect.once]'],
  ['/terms', '/terms-and-conditions', '[redirect.terms]'],
  ['/restaurants/henley/book-now', '/restaurants/henley#booking', '[redirect.restaurant-book]'],
  ['/offers/?a=1', '/offers?a=1', '[redirect.slash]'],
  ['//evil.example/', '/evil.example', '[redirect.double-slash]'],
  ['/Restaurants/Oxford/', '/restaurants/oxford', '[redirect.slash] [redirect.once]'],
  ['/Find-Us?near=Bath', '/find-us?near=Bath', '[redirect.once]'],
  ['/restaurants//london/', '/restaurants/london', '[redirect.double-slash] [redirect.once]'],
];

for (const [from, to, ids] of redirects) {
  test(`${from} answers with one 301 to ${to} ${ids}`, async () => {
    const { status, headers } = await ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });
}
