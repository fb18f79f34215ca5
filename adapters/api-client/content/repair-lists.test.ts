import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getContentListLimit } from '#schemas/api/content/content-list.ts';
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
  it('is cut at its limit, and the rest is reported [upstream.entries]', async () => {
    const { client, log } = createClient('/api/jobs', { jobs: numbered(5001, job) });
    expect(await client.getJobs()).toHaveLength(5000);
    expect(log).toEqual([
      {
        event: 'list-entries-dropped',
        level: 'error',
        route: '/api/jobs',
        message: '1 of jobs are beyond the limit of 5000',
      },
    ]);
  });

  it('keeps 500 of 501 menus [upstream.entries]', async () => {
    const { client } = createClient('/api/v1/content/menus', {
      menus: numbered(501, (index) => ({ id: `menu-${index}`, name: 'Menu' })),
    });
    expect(await client.getMenus()).toHaveLength(500);
  });

  it('loses only its invalid entries, and reports their paths without content [upstream.entries]', async () => {
    const jobs: unknown[] = numbered(10, job);
    jobs[3] = { ...job(3), name: ['ada@example.com'] };
    jobs[7] = null;
    const { client, log } = createClient('/api/jobs', { jobs });
    expect((await client.getJobs()).map(({ job_id }) => job_id)).toEqual(['0', '1', '2', '4', '5', '6', '8', '9']);
    expect(log.map(({ message }) => message)).toEqual(['2 of jobs are invalid, at jobs[3].name, jobs[7]']);
  });

  it('counts its limit without the invalid entries [upstream.entries]', async () => {
    const { client } = createClient('/api/jobs', { jobs: [null, ...numbered(5000, job)] });
    expect(await client.getJobs()).toHaveLength(5000);
  });

  it('fails when it is no list or has no valid entry [api.calls]', async () => {
    for (const body of [{ jobs: [null, {}] }, { jobs: 'none' }, {}, [], null])
      await expect(createClient('/api/jobs', body).client.getJobs(), JSON.stringify(body)).rejects.toMatchObject({
        code: 'bad-reply',
      });
  });

  it('is every list of the content calls, but not the change feed, which must be complete [upstream.entries]', async () => {
    const limited = Object.values(endpoints).flatMap(({ name, reply }) =>
      reply instanceof z.ZodObject && Object.values(reply.shape).some((each) => getContentListLimit(each) !== undefined)
        ? [name]
        : [],
    );
    expect(limited.sort()).toEqual(
      ['restaurants', 'menus', 'publishedPages', 'offers', 'offersByRestaurant', 'jobs', 'socialMedia'].sort(),
    );
    const { client } = createClient('/api/v1/content/changes', { sequence: 2, changes: [null] });
    await expect(client.call(endpoints.changes)).rejects.toMatchObject({ code: 'bad-reply' });
  });
});
