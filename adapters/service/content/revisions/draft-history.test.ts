import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { draftPeriodMs, maxStoredDrafts } from './draft-history.ts';

const databases = await startTestDatabases(clockedContent);
const minute = 60_000;

interface Calls {
  /** Saves a draft with a title, based on the version that was saved last unless `version` says otherwise. */
  readonly save: (title: string, version?: 'any') => Promise<unknown>;
  readonly publish: () => Promise<unknown>;
  /** Stores a version with a title as a revision. */
  readonly keep: (title: string) => Promise<unknown>;
  readonly revisions: () => Promise<readonly { number: number; at: string; origin: string }[]>;
  readonly titleOf: (number: number) => Promise<unknown>;
}
type Client = Awaited<ReturnType<ClockedServices['start']>>['client'];

function pageCalls(client: Client): Calls {
  const params = { id: 'summer' };
  let version = 0;
  return {
    save: async (title, based) => {
      const query = based === 'any' ? {} : { query: { version } };
      const saved = await client.call(endpoints.saveDraft, { params, ...query, body: { ...params, title, tiles: [] } });
      version = saved.draftVersion;
    },
    publish: () => client.call(endpoints.publishPage, { params }),
    keep: (title) => client.call(endpoints.keepRevision, { params, body: { tiles: [], title, ...params } }),
    revisions: async () => (await client.call(endpoints.pageRevisions, { params })).revisions,
    titleOf: async (number) =>
      ((await client.call(endpoints.pageRevision, { params: { ...params, number } })) as { title?: unknown }).title,
  };
}

function offerCalls(client: Client): Calls {
  const params = { kind: 'offer', id: 'brunch' } as const;
  const bodyOf = (title: string) => ({
    id: params.id,
    title,
    description: '<p>Brunch</p>',
    termAndConditions: '<p>Until 12:00.</p>',
  });
  let version = 0;
  return {
    save: async (title, based) => {
      const query = based === 'any' ? {} : { query: { version } };
      version = (await client.call(endpoints.saveContentDraft, { params, ...query, body: bodyOf(title) })).draftVersion;
    },
    publish: () => client.call(endpoints.publishContent, { params }),
    keep: (title) => client.call(endpoints.keepContentRevision, { params, body: bodyOf(title) }),
    revisions: async () => (await client.call(endpoints.contentRevisions, { params })).revisions,
    titleOf: async (number) =>
      ((await client.call(endpoints.contentRevision, { params: { ...params, number } })) as { title?: unknown }).title,
  };
}

const subjects = [
  { name: 'a page', callsOf: pageCalls },
  { name: 'an offer', callsOf: offerCalls },
];

describe.each(
  databases.flatMap((database) =>
    subjects.map((subject) => ({ ...subject, ...database, database: database.name, subject: subject.name })),
  ),
)('the history of drafts of $subject on $database', ({ databaseUrl, callsOf }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const { clock } = services;
    const { client } = await services.start();
    clock.advance(draftPeriodMs - (clock.now() % draftPeriodMs));
    const calls = callsOf(client);
    return {
      ...calls,
      clock,
      client,
      stored: async () => {
        const revisions = (await calls.revisions()).filter(({ origin }) => origin === 'draft');
        return Promise.all(revisions.map(({ number }) => calls.titleOf(number)));
      },
    };
  }

  it('has the last draft of each five minutes, with the time at which it was saved [editor.undo]', async () => {
    const { save, stored, revisions, clock } = await setUp();
    const savedAt: string[] = [];
    for (const title of ['B', 'Br', 'Brunch']) {
      await save(title);
      savedAt.push(new Date(clock.now()).toISOString());
      clock.advance(minute);
    }
    expect(await stored()).toEqual([]);
    clock.advance(2 * minute);
    await save('Brunch, later');
    expect(await stored()).toEqual(['Brunch']);
    expect((await revisions())[0]).toEqual({ number: 1, at: savedAt[2], origin: 'draft' });
    clock.advance(90 * minute);
    await save('Brunch, much later');
    expect(await stored()).toEqual(['Brunch, later', 'Brunch']);
  });

  it('has what was overwritten unseen, and no draft twice [editor.undo] [editor.merge]', async () => {
    const { save, stored, publish, clock } = await setUp();
    await save('Mine');
    await save('Theirs', 'any');
    expect(await stored()).toEqual(['Mine']);
    await save('Theirs', 'any');
    clock.advance(draftPeriodMs);
    await publish();
    await save('Next');
    expect(await stored()).toEqual(['Mine']);
  });

  it('has no version twice in a row that an editor stores, unless it is published [editor.undo]', async () => {
    const { save, keep, publish, revisions } = await setUp();
    await save('Brunch');
    await keep('Brunch');
    await keep('Brunch');
    await publish();
    await keep('Brunch');
    await keep('Late brunch');
    await keep('Brunch');
    expect((await revisions()).map(({ origin }) => origin)).toEqual(['draft', 'draft', 'editor', 'draft']);
  });

  it('has what is published again once, unless another version is in between [editor.undo]', async () => {
    const { save, publish, revisions } = await setUp();
    for (const title of ['Brunch', 'Brunch', 'Late brunch', 'Brunch']) {
      await save(title);
      await publish();
    }
    expect((await revisions()).map(({ origin }) => origin)).toEqual(['editor', 'editor', 'editor']);
  });

  it('deletes the oldest drafts beyond its limit, and no published version [editor.undo]', async () => {
    const { save, stored, revisions, publish } = await setUp();
    await save('Published');
    await publish();
    for (let at = 0; at < maxStoredDrafts + 3; at++) await save(`Draft ${at}`, 'any');
    const titles = await stored();
    expect(titles).toHaveLength(maxStoredDrafts);
    expect([titles[0], titles.at(-1)]).toEqual([`Draft ${maxStoredDrafts + 1}`, 'Draft 2']);
    expect((await revisions()).filter(({ origin }) => origin === 'editor')).toHaveLength(1);
  });
});

describe.each(databases)('a draft that is discarded on $name', ({ databaseUrl }) => {
  it('is stored first [editor.undo]', async () => {
    const services = createClockedServices(await databaseUrl());
    try {
      const { client } = await services.start();
      const { save, publish, revisions, titleOf } = offerCalls(client);
      await save('Live');
      await publish();
      await save('Unpublished');
      await client.call(endpoints.discardContentDraft, { params: { kind: 'offer', id: 'brunch' } });
      const [latest] = await revisions();
      expect([latest?.origin, await titleOf(latest?.number ?? 0)]).toEqual(['draft', 'Unpublished']);
    } finally {
      await services.close();
    }
  });
});
