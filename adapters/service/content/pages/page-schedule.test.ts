import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Schedule } from './page-schedule.ts';

const hour = 3_600_000;
const databases = await startTestDatabases(clockedContent);

describe.each(databases)('a page’s schedule on $name', ({ name, databaseUrl }) => {
  let services: ClockedServices;
  const params = { id: 'easter' };
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const copy = await services.start();
    const { client, save } = copy;
    const inHours = (count: number) => new Date(services.clock.now() + count * hour).toISOString();
    return {
      copy,
      client,
      save,
      inHours,
      schedule: (body: Schedule, id = 'easter') => client.call(endpoints.schedulePage, { params: { id }, body }),
      state: async () => (await client.call(endpoints.draft, { params })).state,
      title: async () => {
        const page = await client.getPage('easter');
        return page.kind === 'found' ? Object(page.page).title : undefined;
      },
    };
  }

  it('publishes the draft of the time of scheduling, within a second, and updates the feed [preview.publish]', async () => {
    const { client, save, schedule, inHours, title, state } = await setUp();
    await save('easter', 'Reviewed');
    expect(await schedule({ publishAt: inHours(2) })).toMatchObject({ scheduledAt: inHours(2), hasDraft: true });
    await save('easter', 'Written later');
    expect(await client.call(endpoints.scheduledPage, { params })).toMatchObject({ title: 'Reviewed' });
    const { sequence } = await client.call(endpoints.changes);
    const changed = client.call(endpoints.changes, { query: { since: sequence, wait: 20 } });
    services.clock.advance(2 * hour - 1);
    await services.clock.tick();
    expect(await title()).toBeUndefined();
    services.clock.advance(1000);
    await services.clock.tick();
    expect((await changed).changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await title()).toBe('Reviewed');
    expect(await state()).toMatchObject({ title: 'Written later', hasDraft: true, scheduledAt: null });
    await expect(client.call(endpoints.scheduledPage, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('moves the time of the scheduled version, without the later draft [preview.publish]', async () => {
    const { client, save, schedule, inHours, title } = await setUp();
    await save('easter', 'Reviewed');
    await expect(schedule({ publishAt: inHours(1), keepsScheduled: true })).rejects.toMatchObject({ status: 409 });
    await schedule({ publishAt: inHours(1) });
    await save('easter', 'Written later');
    expect(await schedule({ publishAt: inHours(3), keepsScheduled: true })).toMatchObject({ scheduledAt: inHours(3) });
    expect(await client.call(endpoints.scheduledPage, { params })).toMatchObject({ title: 'Reviewed' });
    services.clock.advance(3 * hour);
    await services.clock.tick();
    expect(await title()).toBe('Reviewed');
  });

  it('leaves no draft if nothing was changed since [preview.publish]', async () => {
    const { save, schedule, inHours, title, state } = await setUp();
    await save('easter', 'Reviewed');
    await schedule({ publishAt: inHours(1) });
    services.clock.advance(hour);
    await services.clock.tick();
    expect(await title()).toBe('Reviewed');
    expect(await state()).toMatchObject({ hasDraft: false, publishedRevision: 1 });
  });

  it('unpublishes at its own time, not when it publishes [preview.publish]', async () => {
    const { save, schedule, inHours, title, state } = await setUp();
    await save('easter', 'For a day');
    const unpublishAt = inHours(25);
    await schedule({ publishAt: inHours(1), unpublishAt });
    services.clock.advance(hour);
    await services.clock.tick();
    expect([await title(), (await state()).unpublishAt]).toEqual(['For a day', unpublishAt]);
    services.clock.advance(24 * hour);
    await services.clock.tick();
    expect([await title(), (await state()).unpublishAt]).toEqual([undefined, null]);
  });

  it('catches up at start on what came due while nothing ran, in order [preview.publish]', async () => {
    const { copy, client, save, schedule, inHours } = await setUp();
    await save('easter', 'For a day');
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(25) });
    await save('christmas', 'For good');
    await schedule({ publishAt: inHours(2) }, 'christmas');
    const { sequence } = await client.call(endpoints.changes);
    await copy.stop();
    services.clock.advance(48 * hour);
    const restarted = await services.start();
    await expect
      .poll(async () => (await restarted.client.getPage('christmas')).kind, { timeout: 15_000 })
      .toBe('found');
    expect(await restarted.client.getPage('easter')).toEqual({ kind: 'missing' });
    const { changes } = await restarted.client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes.map(({ id }) => id)).toEqual(['easter', 'christmas', 'easter']);
    expect(services.log).toEqual([]);
  });

  // Copies in one process would block each other on SQLite, because its calls are synchronous.
  it.skipIf(name === 'SQLite')('publishes once, however many copies of the service run [preview.publish]', async () => {
    const { client, save, schedule, inHours } = await setUp();
    await Promise.all([services.start(), services.start()]);
    const ids = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    for (const id of ids) {
      await save(id, id);
      await schedule({ publishAt: inHours(1) }, id);
    }
    const { sequence } = await client.call(endpoints.changes);
    services.clock.advance(hour);
    // All copies find the due pages at the same time and wait for each other.
    await services.clock.tick();
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const { revisions } = await client.call(endpoints.pageRevisions, { params: { id } });
      expect(revisions).toHaveLength(1);
    }
  });

  it('keeps a time that is not given and clears one that is null [preview.publish]', async () => {
    const { save, schedule, inHours } = await setUp();
    await save('easter', 'Easter');
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3) });
    expect(await schedule({ unpublishAt: inHours(4) })).toMatchObject({
      scheduledAt: inHours(1),
      unpublishAt: inHours(4),
    });
    expect(await schedule({})).toMatchObject({ scheduledAt: inHours(1), unpublishAt: inHours(4) });
    // The end stays for the next publication.
    expect(await schedule({ publishAt: null })).toMatchObject({ scheduledAt: null, unpublishAt: inHours(4) });
  });

  it('is cleared by manual publishing, as far as publishing is concerned, and completely by unpublishing [preview.publish]', async () => {
    const { client, save, schedule, inHours, state } = await setUp();
    await save('easter', 'Easter');
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3) });
    await client.call(endpoints.publishPage, { params });
    expect(await state()).toMatchObject({ scheduledAt: null, unpublishAt: inHours(3) });
    await save('easter', 'For later');
    await schedule({ publishAt: inHours(1) });
    await client.call(endpoints.unpublishPage, { params });
    expect(await state()).toMatchObject({ scheduledAt: null, unpublishAt: null, hasDraft: true });
  });

  it('returns when unpublishing is undone, without the times that have passed [preview.publish]', async () => {
    const { client, save, schedule, inHours, state } = await setUp();
    await save('easter', 'Easter');
    await client.call(endpoints.publishPage, { params });
    await save('easter', 'For later');
    const times = { publishAt: inHours(1), unpublishAt: inHours(4) };
    await schedule(times);
    const undo = async (restoresSchedule = true) => {
      const { revision } = await client.call(endpoints.unpublishPage, { params });
      services.clock.advance(restoresSchedule ? 0 : 2 * 3_600_000);
      await client.call(endpoints.publishPage, { params, body: { revision: revision || 1, restoresSchedule: true } });
      return state();
    };
    expect(await undo()).toMatchObject({ scheduledAt: times.publishAt, unpublishAt: times.unpublishAt });
    expect(await client.call(endpoints.scheduledPage, { params })).toMatchObject({ title: 'For later' });
    expect(await undo(false)).toMatchObject({ scheduledAt: null, unpublishAt: times.unpublishAt });
  });

  it('keeps another version that is scheduled when the draft is published [preview.publish]', async () => {
    const { client, save, schedule, inHours, state, title } = await setUp();
    await save('easter', 'For later');
    await schedule({ publishAt: inHours(2) });
    await save('easter', 'For now');
    await client.call(endpoints.publishPage, { params, body: {} });
    expect([await title(), (await state()).scheduledAt]).toEqual(['For now', inHours(2)]);
    services.clock.advance(2 * hour);
    await services.clock.tick();
    expect([await title(), (await state()).scheduledAt]).toEqual(['For later', null]);
  });

  it('is as it was before when the publication of another version is undone [preview.publish]', async () => {
    const { client, save, schedule, inHours, state } = await setUp();
    await save('easter', 'For later');
    await schedule({ publishAt: inHours(2), unpublishAt: inHours(4) });
    await save('easter', 'For now');
    const before = await state();
    await client.call(endpoints.publishPage, { params, body: {} });
    await client.call(endpoints.unpublishPage, { params, body: { keepsSchedule: true } });
    expect(await state()).toEqual(before);
    expect(await client.call(endpoints.scheduledPage, { params })).toMatchObject({ title: 'For later' });
  });

  it('ends when the scheduled version itself is published, without a second revision [preview.publish]', async () => {
    const { client, save, schedule, inHours, state } = await setUp();
    await save('easter', 'For later');
    await schedule({ publishAt: inHours(2) });
    await client.call(endpoints.publishPage, { params, body: { cancelsSchedule: true } });
    expect((await state()).scheduledAt).toBeNull();
    expect((await client.call(endpoints.pageRevisions, { params })).revisions).toHaveLength(1);
  });

  it('is cancelled by publishing on request, and its version is a revision [preview.publish]', async () => {
    const { client, save, schedule, inHours, state } = await setUp();
    await save('easter', 'For later');
    const { draftVersion: version } = await schedule({ publishAt: inHours(2) });
    const body = { id: 'easter', title: 'For now', tiles: [] };
    await client.call(endpoints.saveDraft, { params, query: { version }, body });
    const { revision } = await client.call(endpoints.publishPage, { params, body: { cancelsSchedule: true } });
    expect(await state()).toMatchObject({ scheduledAt: null, publishedRevision: revision });
    const cancelled = { ...params, number: Number(revision) - 1 };
    expect(await client.call(endpoints.pageRevision, { params: cancelled })).toMatchObject({ title: 'For later' });
  });

  it('publishes only the reviewed version, manually or scheduled, and none that was saved after it [preview.publish]', async () => {
    const { client, save, schedule, inHours, state, title } = await setUp();
    await save('easter', 'Looked over');
    const { draftVersion: version } = await state();
    await save('easter', 'Saved by somebody else');
    const refusal = {
      status: 409,
      answer: { errors: [{ path: 'body.version', message: `must be ${version + 1}` }] },
    };
    await expect(client.call(endpoints.publishPage, { params, body: { version } })).rejects.toMatchObject(refusal);
    await expect(schedule({ publishAt: inHours(1), version })).rejects.toMatchObject(refusal);
    expect(await title()).toBeUndefined();
    expect(await state()).toMatchObject({ scheduledAt: null });
    await schedule({ publishAt: inHours(1), version: version + 1 });
    await client.call(endpoints.publishPage, { params, body: { version: version + 1 } });
    expect(await title()).toBe('Saved by somebody else');
  });

  it('converts a time with an offset to UTC [preview.publish]', async () => {
    const { save, schedule } = await setUp();
    await save('easter', 'Easter');
    expect(await schedule({ publishAt: '2027-04-01T09:00:00+01:00' })).toMatchObject({
      scheduledAt: '2027-04-01T08:00:00.000Z',
    });
  });

  it('rejects impossible schedules with a reason [preview.publish]', async () => {
    const { client, save, schedule, inHours } = await setUp();
    const expectReason = (body: Parameters<typeof schedule>[0], status: number, message: string, id?: string) =>
      expect(schedule(body, id)).rejects.toMatchObject({ status, answer: { message } });
    const nothing = 'There is no draft to publish.';
    const order = 'The page would be unpublished before it is published.';
    await expectReason({ publishAt: inHours(1) }, 404, 'There is no such page.', 'nobody');
    await expectReason({ publishAt: inHours(1) }, 409, nothing, 'home');
    await save('easter', 'Easter');
    const neverLive = 'The page is neither published nor scheduled, so there is nothing to unpublish.';
    await expectReason({ unpublishAt: inHours(1) }, 409, neverLive);
    await expectReason({ publishAt: inHours(0) }, 400, 'The time is in the past.');
    await expectReason({ publishAt: inHours(1), unpublishAt: inHours(0) }, 400, 'The time is in the past.');
    await expect(schedule({ unpublishAt: inHours(0) })).rejects.toMatchObject({
      answer: { errors: [{ path: 'body.unpublishAt', message: 'must be in the future' }] },
    });
    await expectReason({ publishAt: inHours(2), unpublishAt: inHours(2) }, 400, order);
    expect(await schedule({ publishAt: inHours(2), unpublishAt: inHours(3) })).toMatchObject({
      scheduledAt: inHours(2),
      unpublishAt: inHours(3),
    });
    await expectReason({ publishAt: inHours(4) }, 400, order);
    await expect(schedule({ publishAt: inHours(4) })).rejects.toMatchObject({
      answer: { errors: [{ message: 'must be in order' }] },
    });
    await save('home', 'Home');
    const permanent = 'The site needs this page: you can change it, but not unpublish or delete it.';
    await expectReason({ unpublishAt: inHours(1) }, 409, permanent, 'home');
    await client.call(endpoints.saveDraft, { params: { id: 'bad' }, body: { id: 'bad', tiles: [] } });
    await expect(schedule({ publishAt: inHours(1) }, 'bad')).rejects.toMatchObject({
      status: 422,
      answer: {
        message: 'The page cannot be published.',
        errors: [{ path: 'page.title', message: 'is required: enter text' }],
      },
    });
  });
});
