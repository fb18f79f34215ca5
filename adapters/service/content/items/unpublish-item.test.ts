import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { endpoints } from '#schemas/api/endpoints.ts';

const hour = 3_600_000;
const databases = await startTestDatabases(clockedContent);
const deal = { kind: 'offer', id: 'two-for-one' } as const;
const lunch = { kind: 'offer', id: 'lunch' } as const;
const brunch = { kind: 'offer', id: 'brunch' } as const;
const bath = { kind: 'restaurants', id: '1001' } as const;

const booking = {
  reference: 'PR-TEST',
  store_id: '1001',
  status: 'booked' as const,
  booking_date: '2026-12-24',
  time: '19:00',
  minutes: 90,
  adults: 2,
  children: 0,
  occasion_id: 'none',
  occasion_name: 'None',
  first_quarter: 0,
  quarters: 6,
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  promotions: 0,
  sms: 0,
  extras: '[]',
  idempotency_key: 'one',
  request_hash: 'hash',
  reply: '{}',
  changes: 0,
};

interface Times {
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
}

describe.each(databases)('unpublishing content beside the pages on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    const url = await databaseUrl();
    services = createClockedServices(url);
    const { client } = await services.start();
    type Item = { readonly kind: ContentKind; readonly id: string };
    const draft = (params: Item) => client.call(endpoints.contentDraft, { params });
    return {
      client,
      /** Changes the database directly. */
      async change(work: (database: Database) => Promise<unknown>) {
        const database = await openDatabase({ databaseUrl: url, dataDir: services.dataDir });
        await work(database);
        await database.destroy();
      },
      draft,
      state: async (params: Item) => (await draft(params)).state,
      save: (params: Item, body: object) => client.call(endpoints.saveContentDraft, { params, body: { ...body } }),
      publish: (params: Item, body: { revision?: number; restoresSchedule?: boolean } = {}) =>
        client.call(endpoints.publishContent, { params, body }),
      unpublish: (params: Item, body: { keepsSchedule?: boolean } = {}) =>
        client.call(endpoints.unpublishContent, { params, body }),
      schedule: (params: Item, body: Times) => client.call(endpoints.scheduleContent, { params, body }),
      live: async () => (await client.getOffers())?.map(({ id }) => id),
      inHours: (count: number) => new Date(services.clock.now() + count * hour).toISOString(),
      async pass(ms: number) {
        services.clock.advance(ms);
        await services.clock.tick();
      },
    };
  }

  it('makes what was live the draft, and tells the site [editor.content]', async () => {
    const { client, unpublish, draft, live } = await setUp();
    const before = (await draft(deal)).content;
    const { sequence } = await client.call(endpoints.changes);
    expect(await unpublish(deal)).toMatchObject({ isLive: false, hasDraft: true, publishedRevision: 1 });
    expect(await live()).toEqual(['lunch']);
    expect((await draft(deal)).content).toEqual(before);
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'offer', id: 'two-for-one' }]);
  });

  it('keeps a draft with changes, and records what was live as a revision [editor.content] [editor.undo]', async () => {
    const { client, change, unpublish, save, draft } = await setUp();
    const { content } = await draft(deal);
    await save(deal, { ...Object(content), title: 'Changed' });
    await change((database) => database.deleteFrom('revisions').where('subject', '=', deal.id).execute());
    expect(await unpublish(deal)).toMatchObject({ publishedRevision: 1 });
    expect((await draft(deal)).content).toMatchObject({ title: 'Changed' });
    expect(await client.call(endpoints.contentRevision, { params: { ...deal, number: 1 } })).toEqual(content);
  });

  it('is undone by publishing the revision, at the same position and with the same draft [editor.undo]', async () => {
    const { unpublish, publish, state, live } = await setUp();
    const order = await live();
    expect(order?.[0]).toBe('two-for-one');
    const { publishedRevision } = await unpublish(deal);
    await publish(deal, { revision: publishedRevision ?? 0 });
    expect(await live()).toEqual(order);
    expect(await state(deal)).toMatchObject({ isLive: true, hasDraft: false });
  });

  it('leaves content at its place in the editors’ list, as does deleting it [editor.content] [editor.find]', async () => {
    const { client, unpublish, save } = await setUp();
    const list = async () =>
      (await client.call(endpoints.listContent, { params: { kind: 'offer' } })).items.map(({ id }) => id);
    await save({ kind: 'offer', id: 'a-new-one' }, { id: 'a-new-one', title: 'New', description: 'New' });
    const order = ['two-for-one', 'lunch', 'a-new-one'];
    expect(await list()).toEqual(order);
    await unpublish(deal);
    expect(await list()).toEqual(order);
    await client.call(endpoints.deleteContent, { params: lunch });
    expect(await list()).toEqual(order);
  });

  it('is undone with the schedule that it cancelled, without the times that have passed [editor.undo]', async () => {
    const { client, unpublish, save, publish, schedule, state, draft, inHours, pass } = await setUp();
    const { content } = await draft(deal);
    await save(deal, { ...Object(content), title: 'Scheduled' });
    const times = { publishAt: inHours(1), unpublishAt: inHours(4) };
    await schedule(deal, times);
    await save(deal, { ...Object(content), title: 'Later' });
    const undo = async () => {
      const { publishedRevision } = await unpublish(deal);
      await publish(deal, { revision: publishedRevision ?? 0, restoresSchedule: true });
      return state(deal);
    };
    const restored = { isLive: true, name: 'Later', scheduledAt: times.publishAt, unpublishAt: times.unpublishAt };
    expect(await undo()).toMatchObject(restored);
    expect(await client.call(endpoints.scheduledContent, { params: deal })).toMatchObject({ title: 'Scheduled' });
    const { publishedRevision } = await unpublish(deal);
    await pass(2 * hour);
    expect(await state(deal)).toMatchObject({ isLive: false, scheduledAt: null });
    await publish(deal, { revision: publishedRevision ?? 0, restoresSchedule: true });
    expect(await state(deal)).toMatchObject({ isLive: true, scheduledAt: null, unpublishAt: times.unpublishAt });
    await unpublish(deal);
    await publish(deal, { revision: publishedRevision ?? 0 });
    expect(await state(deal)).toMatchObject({ isLive: true, unpublishAt: null });
  });

  it('keeps what is scheduled when the first publication of another version is undone [editor.undo]', async () => {
    const { client, unpublish, save, publish, schedule, state, inHours } = await setUp();
    const offer = { id: 'brunch', title: 'For later', description: '<p>Brunch</p>' };
    await save(brunch, offer);
    const times = { publishAt: inHours(2), unpublishAt: inHours(4) };
    await schedule(brunch, times);
    await save(brunch, { ...offer, title: 'For now' });
    await publish(brunch);
    await unpublish(brunch, { keepsSchedule: true });
    const scheduledItem = {
      isLive: false,
      name: 'For now',
      scheduledAt: times.publishAt,
      unpublishAt: times.unpublishAt,
    };
    expect(await state(brunch)).toMatchObject(scheduledItem);
    expect(await client.call(endpoints.scheduledContent, { params: brunch })).toMatchObject({ title: 'For later' });
  });

  it('does not end what is not live: an end stays when the publication is cancelled, and passes [editor.undo]', async () => {
    const { client, save, publish, schedule, state, live, inHours, pass } = await setUp();
    await save(brunch, { id: 'brunch', title: 'Brunch', description: '<p>Brunch</p>' });
    const unpublishAt = inHours(3);
    await schedule(brunch, { publishAt: inHours(1), unpublishAt });
    expect(await schedule(brunch, { publishAt: null })).toMatchObject({ scheduledAt: null, unpublishAt });
    const day = unpublishAt.slice(0, 10);
    const { releases } = await client.call(endpoints.releases, { query: { from: day, to: day } });
    expect(releases.filter(({ id }) => id === 'brunch')).toEqual([]);
    await client.call(endpoints.deleteContent, { params: brunch });
    expect(await client.call(endpoints.restoreContent, { params: brunch })).toMatchObject({ unpublishAt });
    await publish(brunch);
    expect(await state(brunch)).toMatchObject({ isLive: true, unpublishAt });
    await pass(3 * hour);
    expect(await live()).not.toContain('brunch');
    await schedule(brunch, { publishAt: inHours(1), unpublishAt: inHours(2) });
    await schedule(brunch, { publishAt: null });
    await pass(3 * hour);
    expect(await state(brunch)).toMatchObject({ isLive: false, unpublishAt: null, unpublishError: null });
  });

  it('cancels the schedule, even of an item that was not live yet [editor.content]', async () => {
    const { unpublish, save, schedule, state, inHours } = await setUp();
    await schedule(deal, { unpublishAt: inHours(2) });
    expect(await unpublish(deal)).toMatchObject({ unpublishAt: null });
    await save(brunch, { id: 'brunch', title: 'Brunch', description: '<p>Brunch</p>' });
    await expect(unpublish(brunch)).rejects.toMatchObject({ status: 409 });
    await schedule(brunch, { publishAt: inHours(1), unpublishAt: inHours(2) });
    await unpublish(brunch);
    expect(await state(brunch)).toMatchObject({ scheduledAt: null, unpublishAt: null, isLive: false });
  });

  it('happens at a scheduled time, after a publication that is due before it [editor.content]', async () => {
    const { save, schedule, state, live, inHours, pass } = await setUp();
    await save(brunch, { id: 'brunch', title: 'Brunch', description: '<p>Brunch</p>' });
    await schedule(brunch, { publishAt: inHours(1), unpublishAt: inHours(3) });
    await pass(hour);
    expect(await live()).toEqual(['two-for-one', 'lunch', 'brunch']);
    expect(await state(brunch)).toMatchObject({ scheduledAt: null, unpublishAt: expect.any(String) });
    await pass(2 * hour);
    expect(await live()).toEqual(['two-for-one', 'lunch']);
    expect(await state(brunch)).toMatchObject({ isLive: false, hasDraft: true, unpublishAt: null });
  });

  it('catches up with both times in their order [editor.content]', async () => {
    const { save, schedule, state, inHours, pass } = await setUp();
    await save(brunch, { id: 'brunch', title: 'Brunch', description: '<p>Brunch</p>' });
    await schedule(brunch, { publishAt: inHours(1), unpublishAt: inHours(3) });
    await pass(9 * hour);
    expect(await state(brunch)).toMatchObject({ isLive: false, publishedRevision: 1, scheduledAt: null });
  });

  it('rejects times in the past or in the wrong order, and an end of what never goes live [editor.content]', async () => {
    const { save, schedule, inHours } = await setUp();
    const rejection = (path: string) => ({ status: 400, answer: { errors: [{ path }] } });
    await expect(schedule(deal, { unpublishAt: inHours(0) })).rejects.toMatchObject(rejection('body.unpublishAt'));
    await save(brunch, { id: 'brunch', title: 'Brunch', description: '<p>Brunch</p>' });
    await expect(schedule(brunch, { unpublishAt: inHours(1) })).rejects.toMatchObject({ status: 409 });
    await schedule(brunch, { publishAt: inHours(2) });
    await expect(schedule(brunch, { unpublishAt: inHours(1) })).rejects.toMatchObject(rejection('body.unpublishAt'));
    await schedule(brunch, { unpublishAt: inHours(3) });
    await expect(schedule(brunch, { publishAt: inHours(4) })).rejects.toMatchObject(rejection('body.publishAt'));
    expect(await schedule(brunch, { publishAt: null })).toMatchObject({ scheduledAt: null, unpublishAt: inHours(3) });
  });

  it('keeps a restaurant with bookings live, and says why [editor.content]', async () => {
    const { change, unpublish, schedule, state, inHours, pass } = await setUp();
    await change((database) =>
      database
        .insertInto('bookings')
        .values({ ...booking, starts_at: inHours(48), created_at: inHours(0) })
        .execute(),
    );
    const message = 'Guests have booked here: 1 booking is still to come. Cancel or move them first.';
    await expect(unpublish(bath)).rejects.toMatchObject({ status: 409, answer: { message } });
    await schedule(bath, { unpublishAt: inHours(1) });
    await pass(hour);
    expect(await state(bath)).toMatchObject({ isLive: true, unpublishAt: null, unpublishError: message });
    expect(services.log).toMatchObject([{ event: 'content-schedule-failed', kind: 'restaurants', id: '1001' }]);
  });

  it.each(['settings', 'booking-rules'] as const)('is refused for the %s [editor.content]', async (kind) => {
    const { unpublish, schedule, inHours } = await setUp();
    const params = { kind, id: kind === 'settings' ? 'brand' : '1001' };
    const noun = kind === 'settings' ? 'settings' : 'booking rules';
    const message = `The site needs these ${noun}: you can change them, but not unpublish them.`;
    await expect(unpublish(params)).rejects.toMatchObject({ status: 409, answer: { message } });
    await expect(schedule(params, { unpublishAt: inHours(1) })).rejects.toMatchObject({ status: 409 });
  });

  it('keeps the end of a deleted item, unless it has passed when it is restored [editor.content]', async () => {
    const { client, schedule, inHours, pass } = await setUp();
    const unpublishAt = inHours(3);
    await schedule(lunch, { unpublishAt });
    await client.call(endpoints.deleteContent, { params: lunch });
    expect(await client.call(endpoints.restoreContent, { params: lunch })).toMatchObject({ unpublishAt });
    await client.call(endpoints.deleteContent, { params: lunch });
    await pass(4 * hour);
    expect(await client.call(endpoints.restoreContent, { params: lunch })).toMatchObject({
      isLive: true,
      unpublishAt: null,
    });
  });

  it('is in the calendar [editor.find]', async () => {
    const { client, schedule } = await setUp();
    await schedule(deal, { unpublishAt: '2027-01-05T12:00:00Z' });
    const { releases } = await client.call(endpoints.releases, { query: { from: '2027-01-05', to: '2027-01-05' } });
    expect(releases).toMatchObject([{ kind: 'offer', id: 'two-for-one', event: 'unpublish' }]);
  });
});
