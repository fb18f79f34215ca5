import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type ClockedWorld, createClockedWorld } from '#adapters/service/testing/start-clocked-service.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Schedule } from './page-schedule.ts';

const hour = 3_600_000;
const databases = await eachDatabase();

describe.each(databases)('a page’s schedule on $name', ({ name, databaseUrl }) => {
  let world: ClockedWorld;
  const params = { id: 'easter' };
  afterEach(() => world.close());

  async function setUp() {
    world = createClockedWorld(await databaseUrl());
    const copy = await world.start();
    const { client, save } = copy;
    const inHours = (count: number) => new Date(world.clock.now() + count * hour).toISOString();
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

  it('publishes what the draft was when it was scheduled, within a second, and tells the feed [preview.publish]', async () => {
    const { client, save, schedule, inHours, title, state } = await setUp();
    await save('easter', 'Reviewed');
    expect(await schedule({ publishAt: inHours(2) })).toMatchObject({ scheduledAt: inHours(2), hasDraft: true });
    await save('easter', 'Written later');
    const { sequence } = await client.call(endpoints.changes);
    const news = client.call(endpoints.changes, { query: { since: sequence, wait: 20 } });
    world.clock.advance(2 * hour - 1);
    await world.clock.tick();
    expect(await title()).toBeUndefined();
    world.clock.advance(1000);
    await world.clock.tick();
    expect((await news).changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await title()).toBe('Reviewed');
    expect(await state()).toMatchObject({ title: 'Written later', hasDraft: true, scheduledAt: null });
  });

  it('leaves no draft behind where nothing was written since', async () => {
    const { save, schedule, inHours, title, state } = await setUp();
    await save('easter', 'Reviewed');
    await schedule({ publishAt: inHours(1) });
    world.clock.advance(hour);
    await world.clock.tick();
    expect(await title()).toBe('Reviewed');
    expect(await state()).toMatchObject({ hasDraft: false, publishedRevision: 1 });
  });

  it('carries out at its start what came due while nothing ran, in the order of time', async () => {
    const { copy, client, save, schedule, inHours } = await setUp();
    await save('easter', 'For a day');
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(25) });
    await save('christmas', 'For good');
    await schedule({ publishAt: inHours(2) }, 'christmas');
    const { sequence } = await client.call(endpoints.changes);
    await copy.stop();
    world.clock.advance(48 * hour);
    const again = await world.start();
    await expect.poll(async () => (await again.client.getPage('christmas')).kind, { timeout: 15_000 }).toBe('found');
    expect(await again.client.getPage('easter')).toEqual({ kind: 'missing' });
    const { changes } = await again.client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes.map(({ id }) => id)).toEqual(['easter', 'christmas', 'easter']);
    expect(world.log).toEqual([]);
  });

  // Copies in one process would wait for each other on SQLite, whose calls do not give way.
  it.skipIf(name === 'SQLite')('publishes once, however many copies of the service run', async () => {
    const { client, save, schedule, inHours } = await setUp();
    await Promise.all([world.start(), world.start()]);
    const ids = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    for (const id of ids) {
      await save(id, id);
      await schedule({ publishAt: inHours(1) }, id);
    }
    const { sequence } = await client.call(endpoints.changes);
    world.clock.advance(hour);
    // All copies see at once what is due, and wait for each other.
    await world.clock.tick();
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const { revisions } = await client.call(endpoints.pageRevisions, { params: { id } });
      expect(revisions).toHaveLength(1);
    }
  });

  it('keeps a time that is not named and clears one that is null', async () => {
    const { save, schedule, inHours } = await setUp();
    await save('easter', 'Easter');
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3) });
    expect(await schedule({ unpublishAt: inHours(4) })).toMatchObject({
      scheduledAt: inHours(1),
      unpublishAt: inHours(4),
    });
    expect(await schedule({})).toMatchObject({ scheduledAt: inHours(1), unpublishAt: inHours(4) });
    // What is never published cannot be taken away.
    expect(await schedule({ publishAt: null })).toMatchObject({ scheduledAt: null, unpublishAt: null });
  });

  it('gives up a publish to come when somebody publishes by hand, and all that was to come when somebody takes the page away', async () => {
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

  it('publishes the version that was looked over, by hand and by the clock, and none that was saved after it', async () => {
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

  it('takes a time with an offset for the instant that it is', async () => {
    const { save, schedule } = await setUp();
    await save('easter', 'Easter');
    expect(await schedule({ publishAt: '2027-04-01T09:00:00+01:00' })).toMatchObject({
      scheduledAt: '2027-04-01T08:00:00.000Z',
    });
  });

  it('refuses what cannot be carried out, and says why', async () => {
    const { client, save, schedule, inHours } = await setUp();
    const refusals = async (body: Parameters<typeof schedule>[0], id?: string) =>
      schedule(body, id).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    expect(await refusals({ publishAt: inHours(1) }, 'nobody')).toBe(404);
    expect(await refusals({ publishAt: inHours(1) }, 'home')).toBe(409);
    await save('easter', 'Easter');
    expect(await refusals({ unpublishAt: inHours(1) })).toBe(409);
    expect(await refusals({ publishAt: inHours(0) })).toBe(400);
    expect(await refusals({ publishAt: inHours(2), unpublishAt: inHours(2) })).toBe(400);
    expect(await refusals({ publishAt: inHours(2), unpublishAt: inHours(3) })).toBe(200);
    expect(await refusals({ publishAt: inHours(4) })).toBe(400);
    await save('home', 'Home');
    expect(await refusals({ unpublishAt: inHours(1) }, 'home')).toBe(409);
    await client.call(endpoints.saveDraft, { params: { id: 'bad' }, body: { id: 'bad', tiles: [] } });
    await expect(schedule({ publishAt: inHours(1) }, 'bad')).rejects.toMatchObject({
      status: 422,
      answer: { errors: [{ path: 'page.title', message: 'is missing; it must be text' }] },
    });
  });
});
