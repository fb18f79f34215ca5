import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const hour = 3_600_000;
const day = 24 * hour;
const databases = await startTestDatabases(clockedContent);
const lunch = { kind: 'offer', id: 'lunch' } as const;
const bath = { kind: 'restaurants', id: '1001' } as const;

describe.each(databases)('content beside the pages on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const { client } = await services.start();
    type Item = { readonly kind: ContentKind; readonly id: string };
    const draft = (params: Item) => client.call(endpoints.contentDraft, { params });
    return {
      client,
      draft,
      state: async (params: Item) => (await draft(params)).state,
      save: (params: Item, body: object, version?: number) =>
        client.call(endpoints.saveContentDraft, {
          params,
          body: { ...body },
          ...(version !== undefined && { query: { version } }),
        }),
      publish: (
        params: Item,
        body: { version?: number; revision?: number; redirects?: { from: string; to: string }[] } = {},
      ) => client.call(endpoints.publishContent, { params, body }),
      schedule: (params: Item, publishAt: string | null, version?: number) =>
        client.call(endpoints.scheduleContent, {
          params,
          body: { publishAt, ...(version !== undefined && { version }) },
        }),
      remove: (params: Item) => client.call(endpoints.deleteContent, { params }),
      restore: (params: Item) => client.call(endpoints.restoreContent, { params }),
      list: async (kind: ContentKind) => (await client.call(endpoints.listContent, { params: { kind } })).items,
      title: async (id: string) => (await client.getOffers())?.find((offer) => offer.id === id)?.title,
      inHours: (count: number) => new Date(services.clock.now() + count * hour).toISOString(),
      async pass(ms: number) {
        services.clock.advance(ms);
        await services.clock.tick();
      },
    };
  }

  const offer = (title: string, more: object = {}) => ({
    id: 'lunch',
    title,
    description: '<p>Lunch</p>',
    termAndConditions: '<p>Until 17:00.</p>',
    ...more,
  });
  const restaurant = { slug: '', ...smallData.restaurants[0] };

  it('saves a draft that visitors do not see until it is published, with a revision and a change [editor.content]', async () => {
    const { client, save, publish, state, title } = await setUp();
    expect(await save(lunch, offer('Long lunch'), 0)).toMatchObject({
      name: 'Long lunch',
      isLive: true,
      hasDraft: true,
      draftVersion: 1,
    });
    expect(await title('lunch')).toBe('Lunch');
    const { sequence } = await client.call(endpoints.changes);
    expect(await publish(lunch, { version: 1 })).toEqual({ revision: 2, sequence: sequence + 1 });
    expect(await title('lunch')).toBe('Long lunch');
    expect(await state(lunch)).toMatchObject({ hasDraft: false, publishedRevision: 2, draftVersion: 1 });
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'offer', id: 'lunch' }]);
  });

  it('stores an invalid draft, and rejects its publication with the field [editor.content]', async () => {
    const { save, publish, draft, title } = await setUp();
    await save(lunch, offer(''));
    expect((await draft(lunch)).content).toMatchObject({ title: '' });
    await expect(publish(lunch)).rejects.toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'content.title', message: expect.stringContaining('empty') }] },
    });
    expect(await title('lunch')).toBe('Lunch');
  });

  it('finds an item by its texts, live and in the draft, and says where, the best match first [editor.find]', async () => {
    const { client, save } = await setUp();
    const find = async (text: string, kind: ContentKind = 'offer') =>
      (await client.call(endpoints.listContent, { params: { kind }, query: { text } })).items;
    await save(lunch, offer('Long table', { description: '<p>A bowl of <b>phở</b> for two</p>' }));
    expect(await find('PHO bowl')).toMatchObject([
      {
        id: 'lunch',
        match: {
          field: 'Description',
          parts: [
            { text: 'A ' },
            { text: 'bowl', isMatch: true },
            { text: ' of ' },
            { text: 'phở', isMatch: true },
            { text: ' for two' },
          ],
        },
      },
    ]);
    const [named] = await find('long');
    expect([named?.match, named?.nameParts]).toEqual([
      undefined,
      [{ text: 'Long', isMatch: true }, { text: ' table' }],
    ]);
    expect([await find('bowl snow'), (await find('lunch')).length]).toEqual([[], 1]);
    await save({ kind: 'offer', id: 'early' }, { ...offer('Early'), id: 'early', description: '<p>Longing</p>' });
    expect((await find('long')).map(({ id }) => id)).toEqual(['lunch', 'early']);
    await save(lunch, offer('Other'));
    expect((await find('lunch')).length).toBe(1);
    expect((await find('long')).map(({ id }) => id)).toEqual(['early']);
  });

  it('finds a menu by a dish in it, which it names [editor.find]', async () => {
    const { client, save } = await setUp();
    const dish = { id: 'rendang', name: 'Beef rendang', description: 'Slow with lemongrass' };
    await save(
      { kind: 'menu', id: 'late' },
      { id: 'late', name: 'Late', sections: [{ name: 'Mains', items: [dish] }] },
    );
    const find = async (text: string) =>
      (await client.call(endpoints.listContent, { params: { kind: 'menu' }, query: { text } })).items;
    expect((await find('lemongrass')).map(({ id, match }) => [id, match?.owner, match?.field])).toEqual([
      ['late', 'Beef rendang', 'Description'],
    ]);
    expect((await find('rendang'))[0]?.match).toEqual({
      field: 'Name',
      parts: [{ text: 'Beef ' }, { text: 'rendang', isMatch: true }],
    });
  });

  it('lists and finds items as they are after each change, also when they were found before [editor.find]', async () => {
    const { client, save, publish, schedule, remove, restore, list, state, inHours, pass } = await setUp();
    const find = async (text: string) =>
      (await client.call(endpoints.listContent, { params: { kind: 'offer' }, query: { text } })).items;
    const check = async (found: readonly string[]): Promise<void> => {
      const item = (await list('offer')).find(({ id }) => id === lunch.id);
      expect(item).toEqual(await state(lunch));
      const words = ['first', 'second', 'third'];
      const results = await Promise.all(words.map(async (word) => ((await find(word)).length > 0 ? word : [])));
      expect(results.flat()).toEqual(found);
    };
    await check([]);
    await save(lunch, offer('First'));
    await check(['first']);
    await publish(lunch);
    await check(['first']);
    await save(lunch, offer('Second'));
    await check(['first', 'second']);
    await client.call(endpoints.unpublishContent, { params: lunch });
    await check(['second']);
    await schedule(lunch, inHours(1));
    await save(lunch, offer('Third'));
    await check(['third']);
    await pass(hour);
    await check(['second', 'third']);
    await client.call(endpoints.discardContentDraft, { params: lunch });
    await check(['second']);
    await remove(lunch);
    await check(['second']);
    await restore(lunch);
    await check(['second']);
    await publish(lunch, { revision: 2 });
    await check(['first']);
  });

  it('rejects a save, a publication and a schedule based on an outdated version [editor.content]', async () => {
    const { save, publish, schedule, inHours } = await setUp();
    await save(lunch, offer('First'), 0);
    const conflict = (path: string) => ({ status: 409, answer: { errors: [{ path, message: 'must be 1' }] } });
    await expect(save(lunch, offer('Second'), 0)).rejects.toMatchObject(conflict('query.version'));
    await expect(publish(lunch, { version: 0 })).rejects.toMatchObject(conflict('body.version'));
    await expect(schedule(lunch, inHours(1), 0)).rejects.toMatchObject(conflict('body.version'));
  });

  it('publishes the draft of the time of scheduling when it is due, and keeps later changes [editor.content]', async () => {
    const { client, save, schedule, inHours, pass, state, title } = await setUp();
    await save(lunch, offer('Reviewed'));
    expect(await schedule(lunch, inHours(2))).toMatchObject({ scheduledAt: inHours(2) });
    await save(lunch, offer('Written later'));
    expect(await client.call(endpoints.scheduledContent, { params: lunch })).toEqual(offer('Reviewed'));
    await pass(2 * hour - 1);
    expect(await title('lunch')).toBe('Lunch');
    await pass(1000);
    expect(await title('lunch')).toBe('Reviewed');
    expect(await state(lunch)).toMatchObject({ name: 'Written later', hasDraft: true, scheduledAt: null });
    await expect(client.call(endpoints.scheduledContent, { params: lunch })).rejects.toMatchObject({ status: 404 });
  });

  it('moves the time of the scheduled version, without the later draft [editor.content]', async () => {
    const { client, save, schedule, inHours } = await setUp();
    const move = (publishAt: string) =>
      client.call(endpoints.scheduleContent, { params: lunch, body: { publishAt, keepsScheduled: true } });
    await save(lunch, offer('Reviewed'));
    await expect(move(inHours(1))).rejects.toMatchObject({ status: 409 });
    await schedule(lunch, inHours(1));
    await save(lunch, offer('Written later'));
    expect(await move(inHours(3))).toMatchObject({ scheduledAt: inHours(3) });
    expect(await client.call(endpoints.scheduledContent, { params: lunch })).toEqual(offer('Reviewed'));
  });

  it('has no changes where the draft is what is live, in any order of its fields [editor.content]', async () => {
    const { client, draft, save, state } = await setUp();
    const live = (await draft(lunch)).content;
    await save(lunch, offer('Long lunch'));
    const reordered = Object.fromEntries(Object.entries(Object(live)).reverse());
    expect(await save(lunch, reordered)).toMatchObject({ hasDraft: false });
    expect(await state(lunch)).toMatchObject({ hasDraft: false });
    const { items } = await client.call(endpoints.listContent, { params: { kind: 'offer' } });
    expect(items.find(({ id }) => id === 'lunch')).toMatchObject({ hasDraft: false });
  });

  it('keeps a scheduled version when another is published, unless it is cancelled into a revision [editor.content]', async () => {
    const { client, save, schedule, inHours, state, title, pass } = await setUp();
    const publishNow = (cancelsSchedule: boolean) =>
      client.call(endpoints.publishContent, { params: lunch, body: { cancelsSchedule } });
    await save(lunch, offer('For later'));
    await schedule(lunch, inHours(2));
    await save(lunch, offer('For now'));
    await publishNow(false);
    expect([await title('lunch'), (await state(lunch)).scheduledAt]).toEqual(['For now', inHours(2)]);
    await save(lunch, offer('For good'));
    const { revision } = await publishNow(true);
    expect(await state(lunch)).toMatchObject({ scheduledAt: null, publishedRevision: revision });
    const cancelled = { ...lunch, number: Number(revision) - 1 };
    expect(await client.call(endpoints.contentRevision, { params: cancelled })).toEqual(offer('For later'));
    await pass(3 * hour);
    expect(await title('lunch')).toBe('For good');
  });

  it('keeps the schedule of a deleted item, which does nothing until it is restored [editor.content]', async () => {
    const { save, schedule, remove, restore, inHours, pass, title } = await setUp();
    await save(lunch, offer('Reviewed'));
    const scheduledAt = inHours(2);
    await schedule(lunch, scheduledAt);
    await remove(lunch);
    expect(await restore(lunch)).toMatchObject({ scheduledAt, deletedAt: null });
    await remove(lunch);
    await pass(3 * hour);
    expect(await title('lunch')).toBeUndefined();
    expect(await restore(lunch)).toMatchObject({ scheduledAt: null, hasDraft: true });
  });

  it('states where a vacancy is, and the last day of the live one [editor.content]', async () => {
    const { save, publish, state } = await setUp();
    const key = { kind: 'job', id: 'j900' } as const;
    const vacancy = { job_id: 'j900', name: 'Waiter', position_unique_name: 'waiter', category: 'Front of House' };
    await save(key, { ...vacancy, city: 'Leeds', validThrough: '2026-12-01' });
    expect(await state(key)).toMatchObject({ place: 'Leeds' });
    expect(await state(key)).not.toHaveProperty('lastDay');
    await publish(key);
    await save(key, { ...vacancy, location: 'Briggate', city: 'Leeds', validThrough: '2027-01-01' });
    expect(await state(key)).toMatchObject({ place: 'Briggate', lastDay: '2026-12-01' });
  });

  it('states the first and the last day of a live offer [editor.content]', async () => {
    const { save, publish, state } = await setUp();
    await save(lunch, { ...offer('Later'), startDate: '2026-12-20', endDate: '2026-12-31' });
    expect(await state(lunch)).not.toHaveProperty('firstDay');
    await publish(lunch);
    await save(lunch, offer('Always'));
    expect(await state(lunch)).toMatchObject({ firstDay: '2026-12-20', lastDay: '2026-12-31' });
  });

  it('says why a scheduled item that has become invalid was not published [editor.content]', async () => {
    const { client, save, schedule, inHours, pass, state } = await setUp();
    await save(bath, { ...restaurant, slug: 'bath-spa' });
    expect(await state(bath)).toMatchObject({ slugs: ['bath-spa', restaurant.slug], place: restaurant.cityName });
    await schedule(bath, inHours(1));
    const soho = { ...smallData.restaurants[1], storeId: '1018', slug: 'bath-spa', city: 'london', title: 'Soho' };
    await client.call(endpoints.saveRestaurant, { params: { storeId: '1018' }, body: soho });
    await pass(hour);
    expect(await state(bath)).toMatchObject({
      scheduledAt: null,
      hasDraft: true,
      scheduleError: 'End of the page’s address must be unique: “Soho” has it. Enter another one',
    });
    expect(services.log).toMatchObject([{ event: 'content-schedule-failed', kind: 'restaurants', id: '1001' }]);
  });

  it('cancels a schedule, and rejects a time in the past and a schedule without a draft [editor.content]', async () => {
    const { save, schedule, inHours } = await setUp();
    await expect(schedule(lunch, inHours(1))).rejects.toMatchObject({ status: 409 });
    await save(lunch, offer('Soon'));
    await expect(schedule(lunch, inHours(0))).rejects.toMatchObject({
      status: 400,
      answer: { errors: [{ path: 'body.publishAt' }] },
    });
    await schedule(lunch, inHours(1));
    expect(await schedule(lunch, null)).toMatchObject({ scheduledAt: null, hasDraft: true });
  });

  it('discards a draft, and open editors notice it [editor.content]', async () => {
    const { client, save, draft } = await setUp();
    await save(lunch, offer('Never mind'));
    const state = await client.call(endpoints.discardContentDraft, { params: lunch });
    expect(state).toMatchObject({ hasDraft: false, draftVersion: 2, name: 'Lunch' });
    expect((await draft(lunch)).content).toMatchObject({ title: 'Lunch' });
    await expect(save(lunch, offer('Outdated'), 1)).rejects.toMatchObject({ status: 409 });
  });

  it('adds an item of each kind that editors can add [editor.content]', async () => {
    const { client, save, publish, list } = await setUp();
    const added = [
      [{ kind: 'offer', id: 'brunch' }, offer('Brunch', { id: 'brunch' })],
      [
        { kind: 'menu', id: 'brunch' },
        { id: 'brunch', name: 'Brunch', sections: [] },
      ],
      [
        { kind: 'restaurants', id: '1020' },
        { storeId: '1020', slug: 'leeds', city: 'leeds', title: 'Leeds' },
      ],
      [
        { kind: 'job', id: '78' },
        { job_id: '78', name: 'Host', position_unique_name: 'host', category: 'Front of House' },
      ],
      [
        { kind: 'social', id: 'p2' },
        { id: 'p2', permalink: 'https://social.example/p2', image: { url: '/media/p1.svg', width: 9, height: 9 } },
      ],
      [
        { kind: 'booking-rules', id: '1018' },
        { ...smallData.bookingRules[0], storeId: '1018' },
      ],
    ] as const;
    for (const [key, body] of added) {
      await save(key, body, 0);
      expect((await list(key.kind)).at(-1)).toMatchObject({ id: key.id, isLive: false, hasDraft: true });
      await publish(key);
      expect((await list(key.kind)).at(-1)).toMatchObject({ id: key.id, isLive: true, publishedRevision: 1 });
    }
    expect((await client.getMenus()).map(({ id }) => id)).toContain('brunch');
  });

  it('rejects a body with another id, and an unknown settings record [editor.content]', async () => {
    const { save } = await setUp();
    await expect(save(lunch, offer('Lunch', { id: 'dinner' }))).rejects.toMatchObject({
      status: 400,
      answer: {
        message: 'The body does not match the address.',
        errors: [{ path: 'body.id', message: 'must be lunch' }],
      },
    });
    await expect(save({ kind: 'settings', id: 'other' }, { siteName: 'Other' })).rejects.toMatchObject({ status: 404 });
  });

  it('rejects a menu whose tag contradicts the allergen record, and a restaurant that refers to nothing [editor.content]', async () => {
    const { save, publish } = await setUp();
    const dish = { id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Nut free' }] };
    await save(
      { kind: 'menu', id: 'main' },
      { id: 'main', name: 'Main', sections: [{ id: 's', name: 'S', items: [dish] }] },
    );
    await expect(publish({ kind: 'menu', id: 'main' })).rejects.toMatchObject({
      status: 422,
      answer: {
        errors: [
          {
            path: 'content.sections[0].items[0].dietaryTags[0]',
            message: 'must agree with the allergen record of “Satay”, which contradicts “Nut free”',
          },
        ],
      },
    });
    await save(bath, { ...restaurant, slug: 'soho', menus: ['main', 'lost'], offers: ['lost'] });
    await expect(publish(bath)).rejects.toMatchObject({
      status: 422,
      answer: {
        errors: [
          { path: 'content.slug', message: expect.stringMatching(/^must be unique: “.+” has it\. Enter another one$/) },
          { path: 'content.menus[1]', message: 'must be live: there is no menu “lost”' },
          { path: 'content.offers[0]', message: 'must be live: there is no offer “lost”' },
        ],
      },
    });
    await save({ kind: 'booking-rules', id: '9' }, { ...smallData.bookingRules[0], storeId: '9' });
    await expect(publish({ kind: 'booking-rules', id: '9' })).rejects.toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'content.storeId', message: 'must be that of a restaurant that is live' }] },
    });
  });

  it('deletes an item for visitors, and restores it at its position within 30 days [editor.content]', async () => {
    const { client, remove, restore, save, publish, pass, state, title } = await setUp();
    const brunch = { kind: 'offer', id: 'brunch' } as const;
    await save(brunch, offer('Brunch', { id: 'brunch' }));
    await publish(brunch);
    expect(await remove(lunch)).toMatchObject({ isLive: false, deletedAt: expect.any(String), name: 'Lunch' });
    expect(await title('lunch')).toBeUndefined();
    await expect(save(lunch, offer('Back'))).rejects.toMatchObject({ status: 409 });
    await pass(29 * day);
    expect(await restore(lunch)).toMatchObject({ isLive: true, deletedAt: null, publishedRevision: 1 });
    expect((await client.getOffers())?.map(({ id }) => id)).toEqual(['two-for-one', 'lunch', 'brunch']);
    await remove(lunch);
    await pass(30 * day + 2 * hour);
    await expect(state(lunch)).rejects.toMatchObject({ status: 404 });
  });

  it('does not create deleted demo content again [editor.content]', async () => {
    const { remove, pass } = await setUp();
    await remove(lunch);
    await pass(31 * day);
    const restarted = await services.start({ ...smallData, social: [] });
    expect((await restarted.client.getOffers())?.map(({ id }) => id)).toEqual(['two-for-one']);
  });

  it('refuses to delete what other content refers to, and says what that is [editor.content]', async () => {
    const { client, remove, save } = await setUp();
    const message = (text: string) => ({ status: 409, answer: { message: expect.stringContaining(text) } });
    await expect(remove({ kind: 'menu', id: 'main' })).rejects.toMatchObject(message('the restaurant “Bath”'));
    await expect(remove({ kind: 'settings', id: 'brand' })).rejects.toMatchObject(
      message('The site needs these settings'),
    );
    const body = {
      id: 'lunch-time',
      title: 'Lunch time',
      tiles: [{ type: 'text', body: '<p><a href="/offer/lunch">See</a></p>' }],
    };
    await client.call(endpoints.saveDraft, { params: { id: 'lunch-time' }, body });
    await expect(remove(lunch)).rejects.toMatchObject(message('the page “Lunch time” (draft)'));
    await save(
      { kind: 'settings', id: 'brand' },
      {
        siteName: 'Pandan Row',
        banner: { text: 'Lunch', link: { linkText: 'See', linkUrl: '/offer/lunch?from=banner' } },
      },
    );
    expect((await client.call(endpoints.contentUses, { params: lunch })).uses).toMatchObject([
      { kind: 'page', id: 'lunch-time', isLive: false, isDraft: true },
      { kind: 'settings', id: 'brand', name: 'Pandan Row', isLive: false, isDraft: true },
    ]);
  });

  it('finds links to an item whose id is encoded in its address [editor.content]', async () => {
    const { client, save } = await setUp();
    const vacancy = { kind: 'job', id: 'wok chef' } as const;
    await save(vacancy, { job_id: vacancy.id, name: 'Wok chef' });
    const tiles = [{ type: 'text', body: '<p><a href="/careers/job/wok%20chef">See</a></p>' }];
    await client.call(endpoints.saveDraft, { params: { id: 'work' }, body: { id: 'work', title: 'Work', tiles } });
    expect((await client.call(endpoints.contentUses, { params: vacancy })).uses).toMatchObject([{ id: 'work' }]);
  });

  it('returns to an earlier revision, and stores a version without publishing it [editor.content]', async () => {
    const { client, save, publish, title } = await setUp();
    await save(lunch, offer('Second'));
    await publish(lunch);
    expect(await client.call(endpoints.keepContentRevision, { params: lunch, body: offer('Kept') })).toEqual({
      revision: 3,
    });
    const { revisions } = await client.call(endpoints.contentRevisions, { params: lunch });
    expect(revisions.map(({ number, origin }) => [number, origin])).toEqual([
      [3, 'draft'],
      [2, 'editor'],
      [1, 'seed'],
    ]);
    expect(await client.call(endpoints.contentRevision, { params: { ...lunch, number: 3 } })).toMatchObject({
      title: 'Kept',
    });
    await expect(client.call(endpoints.contentRevision, { params: { ...lunch, number: 4 } })).rejects.toMatchObject({
      status: 404,
      answer: { message: 'There is no such revision.' },
    });
    await save(lunch, offer('Still a draft'));
    await publish(lunch, { revision: 1 });
    expect(await title('lunch')).toBe('Lunch');
    expect((await client.call(endpoints.contentDraft, { params: lunch })).content).toMatchObject({
      title: 'Still a draft',
    });
  });

  it('adds redirects with a publication, to the live settings and to their draft [editor.addresses]', async () => {
    const { client, save, publish, draft } = await setUp();
    const brand = { kind: 'settings', id: 'brand' } as const;
    await save(brand, { siteName: 'Pandan Row', redirects: [{ from: '/restaurants/BATH/', to: '/old' }] });
    await save(bath, { ...restaurant, slug: 'bath-spa' });
    const redirect = { from: '/restaurants/bath', to: '/restaurants/bath-spa' };
    await publish(bath, { redirects: [redirect] });
    expect((await client.getSettings()).redirects).toMatchObject([redirect]);
    expect((await draft(brand)).content).toMatchObject({ redirects: [redirect] });
    await save(bath, restaurant);
    await publish(bath, { redirects: [{ from: redirect.to, to: redirect.from }] });
    expect((await client.getSettings()).redirects).toMatchObject([{ from: redirect.to, to: redirect.from }]);
  });

  it('rejects a redirect from a live page, also from one that goes live before a schedule is due [editor.addresses]', async () => {
    const { client, save, publish, schedule, inHours, pass, state } = await setUp();
    const brand = { kind: 'settings', id: 'brand' } as const;
    const params = { id: 'about/terrace' };
    const message =
      '/about/terrace is a live page; visitors would not reach it. Change the address or unpublish the page first.';
    await save(brand, { siteName: 'Pandan Row', redirects: [{ from: '/about', to: '/menu', prefix: true }] });
    await schedule(brand, inHours(1));
    await client.call(endpoints.saveDraft, { params, body: { ...params, title: 'Terrace', tiles: [] } });
    await client.call(endpoints.publishPage, { params });
    await expect(publish(brand)).rejects.toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'content.redirects[0].from', message }] },
    });
    await pass(hour);
    expect(await state(brand)).toMatchObject({
      hasDraft: true,
      scheduleError: `Redirects, first: Old address: ${message}`,
    });
    await client.call(endpoints.unpublishPage, { params });
    await publish(brand);
    expect((await client.getSettings()).redirects).toMatchObject([{ from: '/about' }]);
  });

  it('rejects redirects that never end, also beside a publication, but not because of others [editor.addresses]', async () => {
    const { client, save, publish, schedule, inHours } = await setUp();
    const brand = { kind: 'settings', id: 'brand' } as const;
    const loop = { siteName: 'Pandan Row', redirects: [{ from: '/xmas', to: '/xmas' }] };
    await save(brand, loop);
    const error = { path: 'content.redirects[0].to', message: 'A redirect must not lead to itself.' };
    await expect(publish(brand)).rejects.toMatchObject({ status: 422, answer: { errors: [error] } });
    await expect(schedule(brand, inHours(1))).rejects.toMatchObject({ status: 422 });
    await client.call(endpoints.saveSettings, { body: loop });
    await save(bath, { ...restaurant, slug: 'bath-spa' });
    const redirect = { from: '/restaurants/bath', to: '/restaurants/bath-spa' };
    await expect(publish(bath, { redirects: [{ ...redirect, to: redirect.from }] })).rejects.toMatchObject({
      answer: {
        errors: [{ path: 'body.redirects', message: 'cannot be added: A redirect must not lead to itself.' }],
      },
    });
    await publish(bath, { redirects: [redirect] });
    expect((await client.getSettings()).redirects).toMatchObject([...loop.redirects, redirect]);
  });

  it('rejects an offer that ends before it starts [editor.content]', async () => {
    const { save, publish } = await setUp();
    await save(lunch, offer('Over', { startDate: '2026-12-10', endDate: '2026-12-01' }));
    await expect(publish(lunch)).rejects.toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'content.endDate', message: 'The last day must not be before the first day.' }] },
    });
  });

  it('restores what integrators have published with such dates [editor.content]', async () => {
    const { client, remove, restore, state } = await setUp();
    const hours = { startDate: '2026-12-10', endDate: '2026-12-01', openTime: 'Closed', closeTime: 'Closed' };
    const soho = { storeId: '1018', slug: 'soho', city: 'london', title: 'Soho', overrides: [hours] };
    await client.call(endpoints.saveRestaurant, { params: { storeId: '1018' }, body: soho });
    const key = { kind: 'restaurants', id: '1018' } as const;
    await remove(key);
    await restore(key);
    expect(await state(key)).toMatchObject({ isLive: true });
  });

  it('publishes through the calls of integrators with the same revisions [editor.content]', async () => {
    const { client, state } = await setUp();
    const rules = smallData.bookingRules[0];
    if (!rules) throw new Error('The test data has no booking rules.');
    await client.call(endpoints.saveBookingRules, { params: { storeId: '1001' }, body: { ...rules, daysAhead: 10 } });
    expect(await state({ kind: 'booking-rules', id: '1001' })).toMatchObject({ publishedRevision: 2, hasDraft: false });
  });

  it('answers 404 for an item that does not exist [editor.content]', async () => {
    const { draft, publish, schedule, remove, inHours } = await setUp();
    const nothing = { kind: 'offer', id: 'nothing' } as const;
    const calls = [
      () => draft(nothing),
      () => publish(nothing),
      () => schedule(nothing, inHours(1)),
      () => remove(nothing),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});
