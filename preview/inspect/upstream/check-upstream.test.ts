import { expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { checkUpstream } from './check-upstream.ts';
import { formatCheck } from './format-check.ts';
import type { MappedReply } from './note-reply.ts';

const hours = [{ startDate: '2031-12-25', endDate: '2031-12-25', openTime: 'Closed', closeTime: 'Closed' }];
const restaurant = { storeId: 17, slug: 'bath', city: 'bath', title: 'Bath', menus: ['main'] };
const replies: Readonly<Record<string, unknown>> = {
  '/api/v1/content/brand-settings': { siteName: 'A chain' },
  '/api/v1/content/search-restaurants/': { data: [restaurant, { ...restaurant, storeId: 18, title: ['?'] }] },
  '/api/v1/content/choices': ['Vegan'],
  '/api/v1/content/page/home': {
    title: 'Home',
    tiles: [{ tileType: 'Hero', heading: 'Hello' }, { tileType: 'Rocket' }],
  },
  '/api/v1/content/menu/main': { name: 'Main', sections: [], descriptoin: 'Noodles', colour: 'red' },
  '/api/contact/contactTypes': [],
  '/api/booking/occasions/17': {
    data: [{ id: 1, name: 'Dinner', minimumCovers: 2, maximumCovers: 8, menuLinkGroup: 3 }],
  },
};

async function check(
  restaurants?: readonly object[],
  answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>> = {},
) {
  const mapped: MappedReply[] = [];
  const answer = (path: string) => {
    const isList = restaurants && path === '/api/v1/content/search-restaurants/';
    const body = isList ? { data: restaurants } : replies[path.split('?')[0] ?? ''];
    const given = answers[path.split('?')[0] ?? ''];
    if (given) return given;
    if (path.startsWith('/api/jobs')) return { status: 500 };
    return path === '/api/token' || body === undefined ? undefined : { body };
  };
  const { client, sent } = createFakeClient(answer, {
    onReply: (endpoint, reply, repairs, readChanged) => mapped.push({ endpoint, reply, repairs, readChanged }),
  });
  const calls = await checkUpstream({ client, replies: mapped, day: '2026-12-24' });
  return { calls, sent, find: (name: string) => calls.find((each) => each.name === name) };
}

it('reports what each call returned, what was left out with its id and path, and what failed [upstream.diagnosis]', async () => {
  const { find, calls } = await check();
  expect(find('restaurants')).toMatchObject({
    outcome: 'incomplete',
    summary: '1 entry',
    notes: ['restaurants[1] (storeId 18) left out: title must be text, received a list'],
  });
  expect(find('page home')).toMatchObject({
    outcome: 'incomplete',
    summary: '1 entry',
    notes: ['tiles[1].type: There is no tile type “Rocket”.'],
  });
  expect(find('menu main')).toMatchObject({
    outcome: 'incomplete',
    notes: ['descriptoin: did you mean description?', 'not read: colour'],
  });
  expect(find('occasions')).toMatchObject({
    outcome: 'repaired',
    summary: '1 entry',
    notes: ['data[0].menuLinkGroup (id 1) converted: must be text, received 3'],
  });
  expect(find('contactTypes')).toMatchObject({
    outcome: 'incomplete',
    notes: ['no options for enquiryType: it is left out of the contact form'],
  });
  expect(find('settings')).toMatchObject({ outcome: 'read', notes: [] });
  expect(find('choices')).toMatchObject({ outcome: 'read', summary: 'not used by the site' });
  expect(find('menus')?.outcome).toBe('absent');
  expect(find('jobs')).toMatchObject({ outcome: 'failed', summary: '/api/jobs: answered 500' });
  expect(formatCheck(calls)).toMatch(/^OK {13}settings .*brand-settings$/m);
  expect(formatCheck(calls)).toContain(' 1 converted, 4 incomplete, 2 failed, ');
});

it('names the fields of a restaurant that are not read, and none that are read under another name [upstream.diagnosis]', async () => {
  const week = weekdays.flatMap((day) => [`${day}Open`, `${day}Close`]).map((name) => [name, 'Closed']);
  const fields = {
    specialHours: hours,
    ...Object.fromEntries(week),
    isFlagship: false,
    carPark: { spaces: 4 },
    notes: '',
  };
  const { find } = await check([{ ...restaurant, ...fields }]);
  expect(find('restaurants')).toMatchObject({
    outcome: 'read',
    notes: ['restaurants[]: not read: isFlagship, carPark'],
  });
});

it('names the settings that are not read where they are split over several objects [upstream.diagnosis]', async () => {
  const header = { mastheadItems: [], skin: 'dark' };
  const { find } = await check(undefined, {
    '/api/v1/content/brand-settings': {
      body: { header, footer: { footerItems: [], columns: 4 }, fonts: { body: 'A' } },
    },
  });
  expect(find('settings')?.notes).toEqual(['not read: fonts, skin, columns']);
});

it('says of the call that needs a customer that it was not checked, and why [upstream.diagnosis]', async () => {
  const { find, calls } = await check([{ ...restaurant, offers: ['two-for-one'] }]);
  expect(find('customerPreferences')).toMatchObject({ outcome: 'unchecked', summary: expect.stringContaining('guid') });
  expect(formatCheck(calls)).toMatch(/^Not sent {7}customerPreferences .*guid/m);
  expect(formatCheck(calls)).toMatch(/^Not sent {7}slots .*occasion|free/m);
});

it('makes no call that changes anything [upstream.diagnosis]', async () => {
  const { sent } = await check();
  expect(sent.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/api/token'))).toEqual([]);
});

it.each([
  [
    'the offers of a restaurant',
    [restaurant],
    { '/api/offer/rest/17': { body: { data: [{ slug: 'free-satay', title: 'Satay' }] } } },
  ],
  ['a restaurant', [{ ...restaurant, offers: ['free-satay'] }], {}],
])('asks for an offer that %s names [upstream.diagnosis]', async (_, restaurants, answers) => {
  const { find, sent } = await check(restaurants, {
    ...answers,
    '/api/offer/getofferbyslug': { body: { title: 'Satay' } },
  });
  expect(find('offerBySlug free-satay')).toBeDefined();
  expect(sent.some(({ url }) => url.endsWith('/api/offer/getofferbyslug?offerSlug=free-satay'))).toBe(true);
});

it('asks for a menu that only the details of a restaurant name [upstream.diagnosis]', async () => {
  const { find } = await check([{ ...restaurant, menus: [] }], {
    '/api/v1/content/restaurant/17': { body: restaurant },
  });
  expect(find('menu main')).toMatchObject({ outcome: 'incomplete' });
});

it('says of calls for which nothing was found that they were not checked, and why [upstream.diagnosis]', async () => {
  const { find } = await check([{ ...restaurant, city: null, menus: [] }]);
  expect(find('menu')).toMatchObject({
    outcome: 'unchecked',
    summary: expect.stringContaining('no reply names a menu'),
  });
  expect(find('offerBySlug')).toMatchObject({ outcome: 'unchecked', summary: expect.stringContaining('an offer') });
  expect(find('job')).toMatchObject({ outcome: 'unchecked', summary: 'no reply names a job' });
  expect(find('restaurantBySlugAndCity')).toMatchObject({
    outcome: 'unchecked',
    summary: expect.stringContaining('city'),
  });
});

it('lists the calls that need an occasion when occasions fail, with the code and message of the reply [upstream.diagnosis]', async () => {
  const { find } = await check([restaurant], {
    '/api/booking/occasions/17': { status: 400, body: { code: 'DATE_PAST', message: 'The date is in the past.' } },
  });
  expect(find('occasions')).toMatchObject({
    outcome: 'failed',
    summary: '/api/booking/occasions/{storeId}: answered 400: code DATE_PAST, The date is in the past.',
  });
  for (const name of ['areas', 'bookingMenus', 'slots', 'requirements', 'upsells'])
    expect(find(name)).toMatchObject({ outcome: 'unchecked', summary: expect.stringContaining('occasion') });
});

it.each([
  [401, { message: 'Unknown brand' }, 'Unknown brand'],
  [403, { error: 'No access for this brand' }, 'No access for this brand'],
  [403, { error: { message: 'x'.repeat(300) } }, `${'x'.repeat(199)}…`],
])(
  'lists a call that is answered %i as refused, with the reason and what to check [upstream.diagnosis]',
  async (status, body, reason) => {
    const { find, calls } = await check([restaurant], { '/api/v1/content/brand-settings': { status, body } });
    expect(find('settings')).toMatchObject({
      outcome: 'refused',
      summary: `/api/v1/content/brand-settings: answered ${status}: ${reason}`,
      notes: ['Check BRAND_KEY, and brandKeyHeader in API_MAPPING.'],
    });
    expect(formatCheck(calls)).toMatch(/^ACCESS DENIED {2}settings /m);
    expect(formatCheck(calls)).toContain(' 1 access denied, ');
  },
);

it.each([
  [{ Success: true, Data: { AccesToken: 'tok-1' } }, 'failed', 'received Success, Data (AccesToken)'],
  [{ status: 500 }, 'failed', 'answered 500'],
  [{ status: 403, body: { Message: 'Unknown host.' } }, 'refused', 'answered 403: Unknown host.'],
])(
  'says first why there is no token, and that this is why calls are refused: %j [upstream.diagnosis]',
  async (answer, outcome, reason) => {
    const { calls, find } = await check([restaurant], {
      '/api/token': { body: answer, ...answer },
      '/api/v1/content/brand-settings': { status: 401, body: { detail: 'No valid token.' } },
      '/api/contact/contactTypes': { status: 403, body: {} },
    });
    expect(calls[0]).toMatchObject({ name: 'token', outcome, summary: expect.stringContaining(reason) });
    expect(calls[0]?.notes).toEqual([expect.stringContaining('made without a token')]);
    expect(find('settings')).toMatchObject({
      outcome: 'refused',
      notes: ['There is no token: see the call token above.'],
    });
    expect(find('contactTypes')?.notes).toEqual(['Check BRAND_KEY, and brandKeyHeader in API_MAPPING.']);
    expect(formatCheck(calls)).not.toContain('tok-1');
  },
);

it('says first that the token is read, in any notation [upstream.diagnosis]', async () => {
  const body = { Data: { AccessToken: 'tok-1', ExpiresIn: 60 }, Success: true };
  const { calls } = await check([restaurant], { '/api/token': { body } });
  expect(calls[0]).toMatchObject({ name: 'token', outcome: 'read' });
  expect(formatCheck(calls)).toMatch(/^OK {13}token /);
  expect(formatCheck(calls)).not.toContain('tok-1');
});

it('lists every call that needs a restaurant when there is none [upstream.diagnosis]', async () => {
  const { find } = await check([]);
  for (const name of ['restaurant', 'offersByRestaurant', 'occasions', 'upsells'])
    expect(find(name)).toMatchObject({ outcome: 'unchecked', summary: 'needs a restaurant' });
});

it('names the tags of a menu that are not shown [upstream.diagnosis]', async () => {
  const items = [{ name: 'Satay', dietaryTags: ['Vegan', 'Nut free'], allergens: { peanuts: 'contains' } }];
  const { find } = await check(undefined, {
    '/api/v1/content/menu/main': { body: { name: 'Main', sections: [{ name: 'Starters', items }] } },
  });
  expect(find('menu main')).toMatchObject({
    outcome: 'incomplete',
    notes: expect.arrayContaining([
      'sections[0].items[0].dietaryTags[1]: “Nut free” is left out: the allergen record of “Satay” does not confirm it, or it has none.',
    ]),
  });
});

it('names the days of a restaurant for which no hours can be read [upstream.diagnosis]', async () => {
  const day = { Open: '12:00', Close: '22:00' };
  const week = { monday: day, tuesday: day, wednesday: { shifts: [day] }, thursday: day, friday: day, saturday: day };
  const open = { ...restaurant, openingTimes: week };
  const { find } = await check([open], { '/api/v1/content/restaurant/17': { body: open } });
  const missing = 'no hours that can be read for wednesday, sunday';
  expect(find('restaurants')).toMatchObject({
    outcome: 'incomplete',
    notes: [`openingTimes: the restaurant 17 has ${missing}`],
  });
  expect(find('restaurant')).toMatchObject({ notes: [`openingTimes: it has ${missing}`] });
  expect((await check([restaurant])).find('restaurants')).toMatchObject({ outcome: 'read', notes: [] });
});

it('names an entry of a list that is null [upstream.diagnosis] [upstream.entries]', async () => {
  const { find } = await check([restaurant, null as never]);
  expect(find('restaurants')?.notes).toEqual(['restaurants[1] left out: it is null']);
});

it('names what dishes state that is about none of the 14 allergens [upstream.diagnosis] [menu.allergens]', async () => {
  const items = [{ name: 'Curry', allergens: [{ name: 'Coconut' }, { name: 'Milk', status: 'tbc' }] }];
  const { find } = await check(undefined, {
    '/api/v1/content/menu/main': { body: { name: 'Main', sections: [{ name: 'Dishes', items }] } },
  });
  expect(find('menu main')?.notes).toEqual([
    expect.stringContaining('sections[0].items[0].allergens.milk (id curry) left out'),
    'sections[0].items[0].allergens (menu main): “Coconut” is none of the 14 allergens, so it is in the notes',
  ]);
});

it('names the fields of tiles that are not read, with type and id, and none that are read under another name [upstream.diagnosis]', async () => {
  const hero = { componentType: 'HeroTile', title: 'Hello', image: null, notes: '' };
  const tiles = [
    { ...hero, tileId: 'h1', arangement: 'split', overlay: 40 },
    { ...hero, tileId: 'h2', overlay: 20, links: [{ linkText: 'Menu', linkUrl: '/menu', rel: 'next' }] },
    { type: 'location-finder', key: 'find', radius: 5 },
  ];
  const { find } = await check([{ ...restaurant, heroTiles: [{ ...hero, id: 7, tagline: 'Fresh', parallax: true }] }], {
    '/api/v1/content/page/home': { body: { title: 'Home', tiles } },
  });
  expect(find('page home')?.notes).toEqual([
    'tile hero: arangement (h1): did you mean arrangement?',
    'tile hero: overlay (h1 and 1 more): not read',
    'tile hero: links[].rel (h2): not read',
    'tile location-finder: radius (find): not read',
  ]);
  expect(find('restaurants')?.notes).toContain('tile hero: parallax (7): not read');
});

it('names the dates for which several entries state different hours [upstream.diagnosis] [restaurant.hours]', async () => {
  const day = { startDate: '2031-12-24', endDate: '2031-12-24' };
  const overrides = [
    { ...day, openTime: '12:00', closeTime: '15:00' },
    { ...day, openTime: '17:00', closeTime: '22:00' },
    ...hours,
    ...hours,
  ];
  const { find } = await check([{ ...restaurant, overrides }]);
  expect(find('restaurants')).toMatchObject({
    outcome: 'incomplete',
    notes: ['overrides: the restaurant 17 has different hours for 2031-12-24, so they are unknown'],
  });
});
