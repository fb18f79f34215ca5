import { describe, expect, it } from 'vitest';
import { createFakeClient } from '../../fake-client.ts';

type Entry = Readonly<Record<string, unknown>> | null;

const job = (index: number): Readonly<Record<string, unknown>> => ({
  job_id: String(index),
  name: 'Host',
  position_unique_name: 'host',
  category: 'Front of House',
  description: 'Welcomes guests. '.repeat(10),
});
const jobs: readonly Entry[] = Array.from({ length: 100 }, (_, index) => job(index));
const invalidJob: Entry = { ...job(3), name: ['Host'] };
const envelope = (list: readonly Entry[]): unknown => ({ jobs: list });

/** Reads replies one after the other with the same client. */
async function readAll(replies: readonly unknown[]) {
  let at = 0;
  const { client, log, sent } = createFakeClient((path) => (path === '/api/jobs' ? { body: replies[at] } : undefined));
  const read: Awaited<ReturnType<typeof client.getJobs>>[] = [];
  for (; at < replies.length; at += 1) read.push(await client.getJobs());
  return { read, log, sent };
}

describe('a long list that is read again', () => {
  it('consists of the same objects if it is the same [scale.growth]', async () => {
    const { read } = await readAll([envelope(jobs), envelope(jobs)]);
    expect(read[1]).toBe(read[0]);
  });

  it('has only new objects for its changed entries [scale.growth]', async () => {
    const renamed = { ...job(7), name: 'Chef' };
    const { read } = await readAll([envelope(jobs), envelope(jobs.with(7, renamed))]);
    const [before = [], after = []] = read;
    expect(after.flatMap((entry, index) => (entry === before[index] ? [] : [index]))).toEqual([7]);
    expect(after[7]).toMatchObject({ job_id: '7', name: 'Chef' });
  });

  it.each<[string, readonly unknown[]]>([
    ['whose order changes', [envelope(jobs), envelope(jobs.toReversed())]],
    ['that loses and gains entries', [envelope(jobs.slice(1)), envelope([...jobs.slice(0, 90), job(200)])]],
    ['with repeated entries', [envelope(jobs), envelope([...jobs, ...jobs, job(200), job(200)])]],
    ['with an entry that has become invalid', [envelope(jobs), envelope(jobs.with(3, invalidJob))]],
    ['with an invalid entry among new ones', [envelope(jobs), envelope([job(200), ...jobs.with(3, invalidJob)])]],
    [
      'with invalid entries all the time',
      [envelope(jobs.with(3, invalidJob)), envelope([job(200), ...jobs.with(3, invalidJob)])],
    ],
    [
      'with repaired entries all the time',
      [
        envelope(jobs.with(3, { ...job(3), salary: [] })),
        envelope([job(200), ...jobs.with(3, { ...job(3), salary: [] })]),
      ],
    ],
    ['with null', [envelope(jobs), envelope([null, ...jobs])]],
    ['without an object around it', [jobs, [...jobs, job(200)]]],
    [
      'in an envelope',
      [
        { success: true, data: jobs },
        { success: true, data: [...jobs, job(200)] },
      ],
    ],
    [
      'in a changed envelope',
      [
        { total: 1, data: jobs },
        { total: 2, items: [...jobs, job(200)] },
      ],
    ],
    ['that is empty in between', [envelope(jobs), envelope([]), envelope(jobs.slice(1))]],
  ])('is parsed as if it was read for the first time: one %s [scale.growth] [upstream.entries]', async (_, replies) => {
    const again = await readAll(replies);
    const first = await readAll(replies.slice(-1));
    expect(again.read.at(-1)).toEqual(first.read[0]);
    expect(again.log.at(-1)).toEqual(first.log.at(-1));
  });

  it('has only new objects for its changed entries beside invalid ones [scale.growth]', async () => {
    const list = jobs.with(3, invalidJob);
    const { read } = await readAll([envelope(list), envelope([...list, job(200)])]);
    const [before = [], after = []] = read;
    expect(after.findIndex((entry, index) => entry !== before[index])).toBe(99);
  });

  it('is not sent again by an API that says that it has not changed [scale.growth]', async () => {
    const { client, sentTo } = createFakeClient((path, { headers }) => {
      if (path !== '/api/jobs') return undefined;
      return headers['if-none-match'] === '"one"' ? { status: 304, body: '' } : { body: envelope(jobs), etag: '"one"' };
    });
    const first = await client.getJobs();
    expect(await client.getJobs()).toBe(first);
    expect(await client.getJobs()).toBe(first);
    expect(sentTo('/api/jobs').map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"', '"one"']);
  });

  it.skipIf(process.env.TEST_QUICK)('is cut at its limit [scale.growth] [upstream.entries]', async () => {
    const { read } = await readAll([
      envelope(jobs),
      envelope(Array.from({ length: 20_001 }, (_, index) => job(index))),
    ]);
    expect(read[1]).toHaveLength(20_000);
  });

  it('is parsed for each address of its own [scale.growth]', async () => {
    const menus = (name: string) => Array.from({ length: 500 }, (_, index) => ({ id: `menu-${index}`, name }));
    const { client } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { body: { menus: menus(path.includes('soho') ? 'Soho' : 'All') } },
    );
    for (let round = 0; round < 2; round += 1) {
      expect((await client.getMenus())[0]?.name).toBe('All');
      expect((await client.getMenus('soho'))[0]?.name).toBe('Soho');
    }
  });

  it('fails as before when it is not a list any more, and then is read again [upstream.entries]', async () => {
    const replies: unknown[] = [envelope(jobs), `{"jobs":[${JSON.stringify(job(1)).repeat(100)}]}`, envelope(jobs)];
    let at = 0;
    const { client } = createFakeClient((path) => (path === '/api/jobs' ? { body: replies[at] } : undefined));
    const before = await client.getJobs();
    at = 1;
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'bad-reply' });
    at = 2;
    expect(await client.getJobs()).toBe(before);
  });
});
