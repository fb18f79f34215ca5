import { describe, expect, it } from 'vitest';
import { tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { settings as settingsSchema } from '#schemas/content/settings/settings.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { manageBookingSource } from '#schemas/sources/manage-booking.source.ts';
import { unavailableBookingManager } from '#site/booking/testing/unavailable-booking-system.ts';
import { restaurantOf } from '#site/layout/planned-example.ts';
import type { Address } from '../document-renderer.ts';
import type { ContentSource } from '../source/content-source.ts';
import { addressOf, createFakeDocuments, renderName } from '../testing/fake-documents.ts';
import type { PlannedDocument, PlannedPage } from './planned-document.ts';

const text = (key: string) => ({ type: 'text', key, heading: key, body: '<p>Four of them.</p>' });
const sourceWith = (tiles: unknown, more: Partial<ContentSource> = {}): Partial<ContentSource> => ({
  page: async (id) => ({ kind: 'found', page: { id, title: 'Page', tiles } }),
  ...more,
});

/** The plan for a visit to an address. */
async function plan(
  path: string,
  source: Partial<ContentSource>,
  more: Partial<Address> = {},
): Promise<PlannedDocument> {
  const planned: PlannedDocument[] = [];
  const { documents } = createFakeDocuments({
    source,
    render: (at, scope) => {
      planned.push(scope.document);
      return renderName(at, scope);
    },
  });
  await documents.answer(addressOf(path, { isCacheable: false, ...more }));
  const [first] = planned;
  if (!first) throw new Error('Nothing was rendered.');
  return first;
}

async function planPage(...given: Parameters<typeof plan>): Promise<PlannedPage> {
  const planned = await plan(...given);
  if (planned.kind === 'error') throw new Error(planned.message);
  return planned;
}
const keysOf = ({ page }: PlannedPage): string[] => page.tiles.map(({ tile }) => tile.key);

describe('the plan of a page', () => {
  it.each([
    [{ near: ['SE10'] }, { width: 'full' }, ['finder', 'welcome', 'more']],
    [{ has: ['terrace'] }, {}, ['finder', 'welcome', 'more']],
    [{ near: [' '] }, {}, ['welcome', 'finder', 'more']],
    [{ show: ['40'] }, {}, ['welcome', 'finder', 'more']],
    [{}, {}, ['welcome', 'finder', 'more']],
    [{ near: ['SE10'] }, { width: 'half' }, ['welcome', 'finder', 'more']],
  ])('of the query %j, with a finder %j, has the tiles %j [finder.search]', async (query, width, keys) => {
    const finder = { type: 'location-finder', key: 'finder', heading: 'Where we are', ...width };
    const planned = await planPage('/find-us', sourceWith([text('welcome'), finder, text('more')]), { query });
    expect(keysOf(planned)).toEqual(keys);
  });

  it('of very many tiles loads and shows one part, and reads what the tiles of all parts read [scale.growth]', async () => {
    const many = Array.from({ length: tilesPerPart }, (_, index) => text(`t-${index}`));
    const source = sourceWith([...many, { type: 'location-list', key: 'restaurants' }]);
    const [first, second] = [
      await planPage('/careers', source),
      await planPage('/careers', source, { query: { part: ['2'] } }),
    ];
    expect([first, second].map(({ part, page }) => [part?.number, page.tiles.length])).toEqual([
      [1, tilesPerPart],
      [2, 1],
    ]);
    expect([first, second].map(({ plan }) => plan.needs.size > 0)).toEqual([false, true]);
    for (const { parameters } of [first, second])
      expect([...parameters]).toEqual(expect.arrayContaining(['part', 'show']));
    expect((await planPage('/careers', sourceWith(many))).parameters.size).toBe(0);
  });

  it('leaves out an invalid tile and keeps the others [tile.invalid]', async () => {
    const planned = await planPage('/careers', sourceWith([{ type: 'text', key: 'bad', heading: 7 }, text('good')]));
    expect([planned.status, keysOf(planned)]).toEqual([200, ['good']]);
  });

  it('is the error page where there is none, but not where its tiles are missing or not valid [route.500] [page.null]', async () => {
    expect(await plan('/careers', sourceWith([{ type: 'nothing', key: 'a' }]))).toMatchObject({ status: 200 });
    expect(await plan('/careers', sourceWith([]))).toMatchObject({ status: 200 });
    expect(await plan('/careers', { page: async () => ({ kind: 'failed', reason: 'down' }) })).toMatchObject({
      status: 500,
    });
  });

  it('is logged with the reason for which it could not be loaded [route.500]', async () => {
    const page: ContentSource['page'] = async () => ({ kind: 'failed', reason: 'The service is down.' });
    const { documents, log } = createFakeDocuments({ source: { page } });
    await documents.answer(addressOf('/careers', { isCacheable: false }));
    expect(log).toContainEqual({
      level: 'error',
      event: 'document-failed',
      path: '/careers',
      message: 'The service is down.',
    });
  });

  it('is only the form where one was posted and its page cannot be loaded [form.nojs]', async () => {
    const form = { name: 'contact', values: {}, errors: [], taken: false } as const;
    const planned = await planPage('/careers', { page: async () => ({ kind: 'failed', reason: 'down' }) }, { form });
    expect(planned.page.tiles.map(({ tile }) => [tile.key, tile.formType])).toEqual([['form', 'contact']]);
    expect(planned.isComplete).toBe(false);
  });

  it('is logged with page, tile and each invalid field where no tile is valid [tile.invalid]', async () => {
    const { documents, log } = createFakeDocuments({ source: sourceWith([{ type: 'text', key: 'a', heading: 7 }]) });
    await documents.answer(addressOf('/careers', { isCacheable: false }));
    const tile = { key: 'a', type: 'text' };
    const problem = { level: 'error', event: 'content-problem', pageId: 'careers', code: 'tile-invalid', tile };
    expect(log).toContainEqual({ ...problem, field: 'tiles[0].heading', message: '“Heading” must be text.' });
    expect(log).toContainEqual({ ...problem, field: 'tiles[0].body', message: expect.stringContaining('“Text”') });
  });

  it('has a restaurant’s hero tiles before those of the template, on its own page only [restaurant.page]', async () => {
    const restaurant = restaurantOf({ heroTiles: [text('own')] });
    const source = sourceWith([text('shared')], { restaurants: async () => [restaurant] });
    expect(keysOf(await planPage('/restaurants/london/soho', source))).toEqual(['own', 'shared']);
    expect(keysOf(await planPage('/restaurants/london/soho/menu', source))).toEqual(['shared']);
    expect(keysOf(await planPage('/careers', source))).toEqual(['shared']);
  });

  it('has them below the details where these say so, whatever else the template has [restaurant.page]', async () => {
    const restaurant = restaurantOf({ heroTiles: [text('own'), text('more')] });
    const details = (more: object) => ({ type: 'restaurant-details', key: 'details', ...more });
    const keysWith = async (...tiles: readonly unknown[]) =>
      keysOf(await planPage('/restaurants/london/soho', sourceWith(tiles, { restaurants: async () => [restaurant] })));
    expect(await keysWith(details({ heroTiles: 'below' }), text('shared'))).toEqual([
      'details',
      'own',
      'more',
      'shared',
    ]);
    expect(await keysWith(text('shared'), details({ heroTiles: 'below' }))).toEqual([
      'shared',
      'details',
      'own',
      'more',
    ]);
    expect(await keysWith(details({}), text('shared'))).toEqual(['own', 'more', 'details', 'shared']);
    expect(await keysWith(null, text('shared'))).toEqual(['own', 'more', 'shared']);
  });

  it('gives booking tiles the texts of the settings [upstream.claims]', async () => {
    const textsWith = async (more: object) => {
      const settings = async () => ({ ...settingsSchema.parse({ siteName: 'A' }), ...more });
      return (await planPage('/careers', sourceWith([text('a')], { settings }))).context.options.booking.texts;
    };
    expect(await textsWith({})).toBeUndefined();
    expect(await textsWith({ bookingTexts: { booked: 'We send an email.' } })).toEqual({
      booked: 'We send an email.',
    });
  });

  it('has status 410 from the day after a vacancy closes, without a job posting [jobs.detail]', async () => {
    const posting = { job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Front of House' };
    const closing = (validThrough: string) =>
      sourceWith([text('a')], { job: async () => job.parse({ ...posting, description: '<p>A.</p>', validThrough }) });
    const open = await planPage('/careers/job/7', closing('2026-11-21'));
    const over = await planPage('/careers/job/7', closing('2026-11-20'));
    expect([open.status, over.status]).toEqual([200, 410]);
    const types = (planned: PlannedPage): string => JSON.stringify(planned.structuredData);
    expect(types(open)).toContain('JobPosting');
    expect(types(over)).not.toContain('JobPosting');
  });

  it('names the tiles that show each form [form.a11y]', async () => {
    const form = { ...text('one'), formType: 'contact' };
    const tiles = [text('none'), form, { ...form, key: 'two' }, { type: 'sign-up', key: 'three', heading: 'Join' }];
    const { context } = await planPage('/careers', sourceWith(tiles));
    expect([...(context.formTiles ?? [])]).toEqual([
      ['contact', ['one', 'two']],
      ['sign-up', ['three']],
    ]);
  });

  it.each([
    ['a form for applications', { type: 'text', formType: 'job-apply' }, true],
    ['a vacancy with its form', { type: 'job-detail', applies: true }, true],
    ['a vacancy without its form', { type: 'job-detail', applies: false }, false],
    ['another form', { type: 'text', formType: 'contact' }, false],
    ['a vacancy with another form', { type: 'job-detail', applies: true, formType: 'contact' }, false],
  ])('says that one can apply on the page with %s: %j %s [jobs.detail]', async (_, tile, directApply) => {
    const posting = { job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Front of House' };
    const source = sourceWith([{ ...text('a'), ...tile }], {
      job: async () => job.parse({ ...posting, description: '<p>A.</p>' }),
    });
    const { structuredData } = await planPage('/careers/job/7', source);
    expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', directApply }));
  });

  it('requests menus with matching dishes where the query filters them, and all menus otherwise [menu.filter-url]', async () => {
    const choiceFor = async (query: Address['query']) => {
      const { plan } = await planPage('/careers', sourceWith([{ type: 'menu-list', key: 'menus' }]), { query });
      return [...plan.needs.values()].map((need) => (need.source === 'menus' ? need.choice : need.source));
    };
    expect(await choiceFor({ diet: ['vegan'], avoid: ['milk'] })).toEqual([{ diet: ['vegan'], avoid: ['milk'] }]);
    expect(await choiceFor({ avoid: ['milk'] })).toEqual([{ diet: [], avoid: ['milk'] }]);
    expect(await choiceFor({})).toEqual([undefined]);
  });

  it('shows the times of the table in the address of a booking, unless one was posted [diner.manage]', async () => {
    const tiles = [{ type: 'manage-booking', key: 'booking' }];
    const planned = async (more: Partial<Address>, path = '/manage-booking/key') => {
      const { plan, context } = await planPage(path, sourceWith(tiles), more);
      const [table] = [...plan.needs.values()].flatMap((need) => (need.source === 'manageBooking' ? [need.table] : []));
      return { table, values: context.managed?.values };
    };
    const query = { date: ['2026-12-05'], adults: ['4'], time: ['19:00'] };
    const table = { date: '2026-12-05', adults: 4, children: 0 };
    expect(await planned({ query })).toMatchObject({ table, values: { time: '19:00' } });
    const managed = { action: 'change', values: { bookingDate: '2026-12-06', adults: 2 } } as const;
    expect((await planned({ query, managed })).table).toMatchObject({ date: '2026-12-06', adults: 2 });
    for (const path of ['/manage-booking', '/manage-booking/shared/key'])
      expect(await planned({ query }, path)).toEqual({ table: undefined, values: undefined });
  });

  it('shows the sheet of a dish in the first menu that lists it [diner.dish]', async () => {
    const sections = [
      { id: 'mains', name: 'Mains', items: [{ id: 'laksa', name: 'Laksa' }] },
      { id: 'sweets', name: 'Sweets', items: [{ id: 'pandan-cake', name: 'Pandan cake' }] },
    ];
    const tiles = [
      { type: 'menu-section', key: 'sweets', menuId: 'main', sectionIds: ['sweets'] },
      { type: 'menu-section', key: 'all', menuId: 'main' },
    ];
    const source = sourceWith(tiles, { menu: async () => menu.parse({ id: 'main', name: 'Main', sections }) });
    const tileOf = async (dish: string) => (await planPage('/careers', source, { query: { dish: [dish] } })).context;
    expect((await tileOf('pandan-cake')).dishTile).toBe('sweets');
    expect((await tileOf('laksa')).dishTile).toBe('all');
    expect((await tileOf('gone')).dishTile).toBeUndefined();
  });

  it('scrolls to the results of an allergen guide for a link with allergens to avoid, unless a menu comes first [menu.allergens]', async () => {
    const guide = { type: 'allergen-guide', key: 'guide', menuId: 'main' };
    const menu = { type: 'menu-section', key: 'menu', menuId: 'main' };
    const scrolledTo = async (query: Address['query'], ...tiles: object[]) =>
      (await planPage('/careers', sourceWith(tiles), { query })).scrollTo;
    expect(await scrolledTo({ avoid: ['milk'] }, text('a'), guide)).toBe('guide-results');
    expect(await scrolledTo({}, guide)).toBeUndefined();
    expect(await scrolledTo({ avoid: ['milk'] }, menu, guide)).toBeUndefined();
    expect(await scrolledTo({ avoid: ['milk'] }, guide, menu)).toBe('guide-results');
  });

  it('is incomplete where a request failed, and complete where something does not exist [page.null]', async () => {
    const offer = { type: 'offer', key: 'offer', offerId: 'pudding' };
    const wholeWith = async (more: Partial<ContentSource>) =>
      (await planPage('/careers', sourceWith([offer], more))).isComplete;
    expect(await wholeWith({ offer: () => Promise.reject(new Error('down')) })).toBe(false);
    expect(await wholeWith({ offer: async () => undefined })).toBe(true);
  });

  it('has a title with “Error” where a posted form has an error [page.metadata]', async () => {
    const source = sourceWith([text('a')]);
    const titleOf = async (more: Partial<Address>) => (await planPage('/careers', source, more)).head.title;
    const form = { name: 'contact', values: {}, errors: [], taken: false } as const;
    expect(await titleOf({})).toBe('Page · Pandan Row');
    expect(await titleOf({ form })).toBe('Page · Pandan Row');
    const errors = [{ path: 'emailAddress', message: 'Enter your email address' }];
    expect(await titleOf({ form: { ...form, errors } })).toMatch(/^Error: /);
    expect(await titleOf({ wallet: { wallet: 'apple', outcome: 'failed' } })).toMatch(/^Error: /);
  });
});

describe('a secret link that opens nothing', () => {
  const tileOf = (path: string) => ({
    key: 'link',
    type: path.startsWith('/waiting') ? 'waiting-list' : 'manage-booking',
  });
  const { example } = manageBookingSource;
  if (example.kind !== 'booking') throw new Error('The example is no booking.');
  const { booking } = example;

  /** The document at an address of an API that knows the booking of one key. */
  async function answer(path: string) {
    const planned: PlannedDocument[] = [];
    const { documents } = createFakeDocuments({
      source: sourceWith([tileOf(path)]),
      render: (at, scope) => {
        planned.push(scope.document);
        return renderName(at, scope);
      },
      dependencies: {
        bookings: {
          ...unavailableBookingManager,
          isOffered: async () => true,
          read: async (key) => (key === 'known' ? booking : undefined),
          readShared: async (key) => (key === 'known' ? booking : undefined),
        },
      },
    });
    const { status, headers } = await documents.answer(addressOf(path, { isCacheable: false }));
    const [page] = planned;
    return { status, headers, indexed: page?.kind === 'page' && page.head.indexed };
  }

  const unknownLinks = ['/manage-booking/', '/manage-booking/shared/', '/waiting-list/', '/waiting-list/join/'];

  it.each(unknownLinks)(
    'has status 404 and is neither cached nor indexed, whatever its form, below %s [diner.manage] [diner.waiting-list] [preferences.privacy]',
    async (path) => {
      const [first, ...others] = await Promise.all(['K7MPRWXT-key', 'x', '00000000'].map((key) => answer(path + key)));
      expect(first).toMatchObject({ status: 404, indexed: false });
      expect(first?.headers).toContainEqual(['Cache-Control', 'no-store']);
      for (const other of others) expect(other).toEqual(first);
    },
  );

  it.each(['/manage-booking', '/manage-booking/known', '/manage-booking/shared/known'])(
    'is none of those that open something: %s [diner.manage]',
    async (path) => expect(await answer(path)).toMatchObject({ status: 200 }),
  );
});
