import { describe, expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { managedBooking } from '#schemas/api/booking/manage-booking.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient } from '../fake-client.ts';
import { repairTexts } from './repair-texts.ts';

const createClient = (path: string, body: unknown) =>
  createFakeClient((requested) => (requested.split('?')[0] === path ? { body } : undefined), {
    isOwnPath: (path) => path === '/media/own.webp',
  });

const pagePath = '/api/v1/content/page/home';
const size = { width: 4, height: 3 };

async function loadPage(body: unknown) {
  const { client, log } = createClient(pagePath, body);
  const found = await client.getPage('home');
  const read = readPage(found.kind === 'found' ? found.page : undefined);
  if (!read.ok) throw new Error('The page cannot be read.');
  return { page: read.value, tiles: read.value.tiles.map(({ tile }) => tile), log };
}

describe('markup in plain texts of a page', () => {
  const tiles = [
    { tileType: 'Hero', key: 'hero', heading: '<b>Street</b> food', text: '<p>From Penang to Hanoi.</p>' },
    { tileType: 'Text', key: 'text', heading: 'Fish & chips <3', text: '<p>Cooked to <b>order</b>.</p>' },
  ];

  it('is read as text, and rich text stays as it is [upstream.entries]', async () => {
    const loaded = await loadPage({ success: true, data: { pageTitle: 'Lemongrass &amp; Lime', tiles } });
    expect(loaded.page.envelope.title).toBe('Lemongrass & Lime');
    expect(loaded.tiles).toMatchObject([
      { heading: 'Street food', text: 'From Penang to Hanoi.' },
      { heading: 'Fish & chips <3', body: '<p>Cooked to <b>order</b>.</p>' },
    ]);
  });

  it('is logged with its path [upstream.diagnosis]', async () => {
    const { log } = await loadPage({ id: 'home', title: 'Home', tiles });
    expect(log).toMatchObject([
      {
        event: 'api-reply-repaired',
        level: 'warning',
        message:
          'tiles[0].heading (key hero) converted: must be text without markup, received “<b>Street</b> food”; ' +
          'tiles[0].text (key hero) converted: must be text without markup, received “<p>From Penang to Hanoi.</p>”',
      },
    ]);
  });
});

it('reads markup in names of a list, even in an envelope, and keeps rich text [upstream.entries]', async () => {
  const job = { job_id: 1, name: 'Chef <i>de partie</i>', category: 'Management', description: '<p>You cook.</p>' };
  for (const body of [{ jobs: [job] }, { success: true, data: [job] }]) {
    const { client, log } = createClient('/api/jobs', body);
    expect(await client.getJobs()).toMatchObject([{ name: 'Chef de partie', description: '<p>You cook.</p>' }]);
    expect(log).toHaveLength(1);
  }
});

it('keeps what a guest wrote about a booking, with its line breaks and brackets [diner.manage]', () => {
  const booking = { specialRequest: 'By the <b>wall</b> &amp;\n2 chairs', occasion: '<b>Dinner</b>' };
  expect(repairTexts(managedBooking, booking, undefined).value).toEqual({ ...booking, occasion: 'Dinner' });
});

it('keeps the rich texts of an offer and a restaurant [upstream.entries]', async () => {
  const offer = { id: 'a', title: 'A &amp; B', description: '<p>C</p>', termAndConditions: '<p>D</p>' };
  const offers = createClient('/api/offer/rest/7', { data: [offer] });
  expect(await offers.client.getOffersByRestaurant('7')).toMatchObject([{ ...offer, title: 'A & B' }]);
  const restaurant = { storeId: 7, slug: 'bath', city: 'bath', title: '<b>Bath</b>', about: '<p>By the abbey.</p>' };
  const list = createClient('/api/v1/content/search-restaurants/', { restaurants: [restaurant] });
  expect(await list.client.getAllRestaurants()).toMatchObject([{ title: 'Bath', about: '<p>By the abbey.</p>' }]);
});

it('does not change what a customer has sent [upstream.untouched]', async () => {
  const customerGuid = '6f0f3c1e-5b1d-4a53-9a39-0b2d1f6f7a11';
  const { client } = createClient(`/api/exponea/getcustomerpreferences/${customerGuid}`, {
    guid: customerGuid,
    firstName: '<b>Siti</b>',
  });
  const reply = await client.call(endpoints.customerPreferences, {
    params: { customerGuid },
    body: { attributes: ['first_name'] },
  });
  expect(JSON.stringify(reply)).toContain('<b>Siti</b>');
});

describe('addresses of images and videos', () => {
  it('lead to the API unless the site has the file [upstream.mapping]', async () => {
    const { tiles, log } = await loadPage({
      id: 'home',
      title: 'Home',
      tiles: [
        { type: 'hero', key: 'own', heading: 'A', image: { url: '/media/own.webp', ...size } },
        { type: 'hero', key: 'other', heading: 'B', image: { url: '/media/other.webp', ...size } },
      ],
    });
    expect(tiles).toMatchObject([
      { image: { url: '/media/own.webp' } },
      { image: { url: 'http://api.test/media/other.webp' } },
    ]);
    expect(log).toEqual([]);
  });

  it('are read as https, with a warning [upstream.entries]', async () => {
    const { tiles, log } = await loadPage({
      id: 'home',
      title: 'Home',
      tiles: [{ type: 'hero', key: 'a', heading: 'A', image: { url: 'http://cdn.example.com/a.jpg', ...size } }],
    });
    expect(tiles).toMatchObject([{ image: { url: 'https://cdn.example.com/a.jpg' } }]);
    expect(log).toMatchObject([
      {
        level: 'warning',
        message:
          'tiles[0].image.url (key a) converted: must be an https address, received “http://cdn.example.com/a.jpg”',
      },
    ]);
  });

  it('can be an address alone [upstream.entries]', async () => {
    const { client } = createClient('/api/v1/content/menu/mains', {
      name: 'Mains',
      sections: [{ name: 'Curries', items: [{ name: 'Rendang', image: '/media/rendang.jpg' }] }],
    });
    expect(await client.getMenu('mains')).toMatchObject({
      value: { sections: [{ items: [{ image: { url: 'http://api.test/media/rendang.jpg' } }] }] },
    });
  });

  it('leave links as they are [upstream.entries]', async () => {
    const { tiles } = await loadPage({
      id: 'home',
      title: 'Home',
      tiles: [
        { type: 'call-to-action', key: 'a', heading: 'A', links: [{ linkText: 'B', linkUrl: 'http://example.com/' }] },
      ],
    });
    expect(tiles).toMatchObject([{ links: [{ linkUrl: 'http://example.com/' }] }]);
  });
});
