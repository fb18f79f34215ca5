import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient } from '../fake-client.ts';

const job = (index: number) => ({
  job_id: String(index),
  name: 'Host',
  position_unique_name: 'host',
  category: 'Front of House',
});
const numbered = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));

const createClient = (path: string, body: unknown) =>
  createFakeClient((requested) => (requested.split('?')[0] === path ? { body } : undefined));

describe('a content list', () => {
  it.skipIf(process.env.TEST_QUICK)('is cut at its limit, and this is logged [upstream.entries]', async () => {
    const { client, log } = createClient('/api/jobs', { jobs: numbered(20_001, job) });
    expect(await client.getJobs()).toHaveLength(20_000);
    expect(log).toEqual([
      {
        event: 'api-reply-repaired',
        level: 'warning',
        route: '/api/jobs',
        message: 'jobs shortened: must have at most 20000 entries, received a list',
      },
    ]);
  });

  it('keeps all of 5,000 menus, and 20,000 of more [upstream.entries]', async () => {
    const listMenus = (count: number) =>
      createClient('/api/v1/content/menus', {
        menus: numbered(count, (index) => ({ id: `menu-${index}`, name: 'Menu' })),
      }).client.getMenus();
    expect(await listMenus(5000)).toHaveLength(5000);
    expect(await listMenus(20_001)).toHaveLength(20_000);
  });

  it('loses only its invalid entries, and each is logged with its path and id [upstream.entries] [upstream.diagnosis]', async () => {
    const jobs: unknown[] = numbered(10, job);
    jobs[3] = { ...job(3), name: ['ada@example.com'] };
    jobs[7] = null;
    jobs[8] = { ...job(8), salary: [], city: 'ada@example.com '.repeat(20) };
    const { client, log } = createClient('/api/jobs', { jobs });
    expect((await client.getJobs()).map(({ job_id }) => job_id)).toEqual(['0', '1', '2', '4', '5', '6', '8', '9']);
    expect(log.map(({ message }) => message?.split('; '))).toEqual([
      [
        'jobs[3] (job_id 3) left out: name must be text, received a list',
        'jobs[8].salary (job_id 8) left out: must be text, received a list',
        'jobs[8].city (job_id 8) shortened: must have at most 80 characters, received another text',
      ],
    ]);
  });

  it.each([
    ['soon', '“soon”'],
    ['123456 x', '“123456 x”'],
    ['1234567 x', 'another text'],
    ['a@b', 'another text'],
    ['x'.repeat(40), `“${'x'.repeat(40)}”`],
    ['x'.repeat(41), 'another text'],
    [true, 'true'],
    [[], 'a list'],
    [{}, 'an object'],
  ])(
    'names the received value %j in the log as %s, without what may be personal [upstream.diagnosis] [ops.privacy]',
    async (lat, shown) => {
      const restaurants = [{ storeId: 17, slug: 'bath', city: 'bath', title: 'Bath', lat, lng: -2.36 }];
      const { client, log } = createClient('/api/v1/content/search-restaurants/', { restaurants });
      expect(await client.getAllRestaurants()).toMatchObject([{ slug: 'bath' }]);
      expect(log.map(({ message }) => /received (.*)$/.exec(message ?? '')?.[1])).toEqual([shown]);
    },
  );

  it.each([
    ['without spaces', 'n'.repeat(130)],
    ['of many words', 'noodle '.repeat(30)],
  ])('keeps a restaurant and a dish with a long name %s [upstream.entries]', async (_, name) => {
    const restaurants = [{ storeId: 17, slug: 'bath', city: 'bath', title: name }];
    const menu = { id: 'main', name: 'Main', sections: [{ name, items: [{ name }] }] };
    const { client, log } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { body: path.includes('/menu/') ? menu : { restaurants } },
    );
    expect(await client.getAllRestaurants()).toMatchObject([{ storeId: '17', title: expect.stringMatching(/^n.*…$/) }]);
    expect(await client.getMenu('main')).toMatchObject({
      value: { sections: [{ items: [{ name: expect.stringMatching(/^n.*…$/) }] }] },
    });
    expect(log.map(({ level }) => level)).toEqual(['warning', 'warning']);
  });

  it.each([
    [5, ''],
    [6, 'and 1 more'],
    [9, 'and 4 more'],
  ])('describes the first five of %d repairs in the log: “%s” [upstream.diagnosis]', async (count, rest) => {
    const { client, log } = createClient('/api/jobs', { jobs: [...numbered(count, () => ({})), job(count)] });
    await client.getJobs();
    const described = log[0]?.message?.split('; ') ?? [];
    expect([described.slice(0, 5).map((each) => each.slice(0, 7)), described.slice(5)]).toEqual([
      ['jobs[0]', 'jobs[1]', 'jobs[2]', 'jobs[3]', 'jobs[4]'],
      rest === '' ? [] : [rest],
    ]);
  });

  it('is logged once while the same entries are invalid [upstream.diagnosis]', async () => {
    const { client, log } = createClient('/api/jobs', { jobs: [{}, job(1)] });
    await client.getJobs();
    await client.getJobs();
    expect(log).toHaveLength(1);
  });

  it.skipIf(process.env.TEST_QUICK)('counts its limit without the invalid entries [upstream.entries]', async () => {
    const { client } = createClient('/api/jobs', { jobs: [null, ...numbered(5000, job)] });
    expect(await client.getJobs()).toHaveLength(5000);
  });

  it('fails when it is not a list or has no valid entry [api.calls]', async () => {
    for (const body of [{ jobs: [null, {}] }, { jobs: 'none' }, {}, null])
      await expect(createClient('/api/jobs', body).client.getJobs(), JSON.stringify(body)).rejects.toMatchObject({
        code: 'bad-reply',
      });
  });

  it('is complete in the change feed, which is not repaired [upstream.entries]', async () => {
    const { client } = createClient('/api/v1/content/changes', { sequence: 2, changes: [null] });
    await expect(client.call(endpoints.changes)).rejects.toMatchObject({ code: 'bad-reply' });
  });
});
