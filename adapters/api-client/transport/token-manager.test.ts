import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';

const hour = 3_600_000;
const minute = 60_000;
const page = '/api/v1/content/page/home';
const found: FakeAnswer = { body: { id: 'home' } };
const bearer = (number: number) => `Bearer token-number-${number}-of-the-fake`;

describe('the visitor’s token', () => {
  it('is asked for by POST /api/token with clearCache, on its own host where that is configured [api.token]', async () => {
    const { client, sent } = createFakeClient((path) => (path === page ? found : undefined), {
      tokenUrl: 'https://site.test',
    });
    await client.getPage('home');
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://site.test/api/token', body: '{"clearCache":false}' });
    expect(sent[1]?.url).toBe(`http://api.test${page}`);
  });

  it('is reused until 5 minutes before its expiry 23 hours after issue, and then renewed [api.token]', async () => {
    const { client, clock, sentTo } = createFakeClient((path) => (path === page ? found : undefined));
    await client.getPage('home');
    clock.advance(23 * hour - 5 * minute - 1);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(1);
    clock.advance(1);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(2);
    expect(sentTo(page).map(({ headers }) => headers.authorization)).toEqual([bearer(1), bearer(1), bearer(2)]);
  });

  it('is asked for once by 1,000 first calls at once [api.token]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === page ? found : undefined));
    await Promise.all(Array.from({ length: 1000 }, () => client.getPage('home')));
    expect(sentTo('/api/token')).toHaveLength(1);
  });

  it('is renewed once by 10,000 calls that get a 401 at once, and each of them is sent again once [api.401]', async () => {
    let good = 1;
    const { client, sentTo } = createFakeClient((path, { headers }) => {
      if (path === '/api/token') return undefined;
      return headers.authorization === bearer(good) ? found : { status: 401 };
    });
    await client.getPage('home');
    good = 2;
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => client.getPage('home')));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['found']));
    expect(sentTo('/api/token')).toHaveLength(2);
    expect(sentTo('/api/token')[1]?.body).toBe('{"clearCache":true}');
    expect(sentTo(page)).toHaveLength(1 + 20_000);
  });

  it('is renewed only once for a call: a second 401 rejects [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : { status: 401 }));
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unauthorised', status: 401 });
    expect(sentTo('/api/jobs')).toHaveLength(2);
    expect(sentTo('/api/token')).toHaveLength(2);
  });

  it('that cannot be renewed after a 401 rejects the call without sending it again [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path, { body }) => {
      if (path !== '/api/token') return { status: 401 };
      return body === '{"clearCache":true}' ? 'unreachable' : undefined;
    });
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unauthorised' });
    expect(sentTo('/api/jobs')).toHaveLength(1);
  });

  it('that cannot be had is logged, and the call goes on without it [api.401]', async () => {
    const { client, sentTo, log } = createFakeClient((path) => (path === '/api/token' ? 'unreachable' : found));
    expect(await client.getPage('home')).toEqual({ kind: 'found', page: { id: 'home' } });
    expect(sentTo(page)[0]?.headers.authorization).toBeUndefined();
    expect(log).toContainEqual(expect.objectContaining({ event: 'token-unavailable', level: 'error' }));
  });

  it('is asked for at most once a second while it cannot be had, and the calls go on without it [api.401]', async () => {
    const { client, clock, sentTo } = createFakeClient((path) => (path === '/api/token' ? { status: 500 } : found));
    for (let call = 0; call < 5; call += 1) await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(1);
    clock.advance(1000);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(2);
    expect(sentTo(page)).toHaveLength(6);
  });

  it('that was refused and cannot be renewed is not sent again: the next call goes on without it [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path, { headers, body }) => {
      if (path === '/api/token') return body === '{"clearCache":true}' ? 'unreachable' : undefined;
      return headers.authorization === undefined ? found : { status: 401 };
    });
    expect(await client.getPage('home')).toMatchObject({ kind: 'failed' });
    expect(await client.getPage('home')).toMatchObject({ kind: 'found' });
    expect(sentTo(page).map(({ headers }) => headers.authorization)).toEqual([bearer(1), undefined]);
  });

  it('of a late 401 does not displace the newer one [api.401]', async () => {
    let refuse = (): void => undefined;
    const late = new Promise<FakeAnswer>((resolve) => {
      refuse = () => resolve({ status: 401 });
    });
    let first = true;
    const { client, sentTo } = createFakeClient((path, { headers }) => {
      if (path === '/api/token') return undefined;
      if (path === '/api/jobs' && first) {
        first = false;
        return late;
      }
      return headers.authorization === bearer(1) ? { status: 401 } : { body: { jobs: [] } };
    });
    const slow = client.getJobs();
    await client.getJobs();
    refuse();
    expect(await slow).toEqual([]);
    expect(sentTo('/api/token')).toHaveLength(2);
  });

  it('shows no visible 401 over 1,000 expiries [api.token]', async () => {
    let issuedAt = 0;
    const { client, clock } = createFakeClient((path) => {
      if (path === '/api/token') {
        issuedAt = clock.now();
        return undefined;
      }
      return clock.now() - issuedAt < 23 * hour ? found : { status: 401 };
    });
    for (let round = 0; round < 1000; round += 1) {
      expect((await client.call(endpoints.page, { params: { id: 'home' } })) !== undefined).toBe(true);
      clock.advance(23 * hour - round * 17);
    }
  });
});
