import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '../fake-client.ts';
import { maskSecrets } from './mask-secrets.ts';

const hour = 3_600_000;
const minute = 60_000;
const page = '/api/v1/content/page/home';
const found: FakeAnswer = { body: { id: 'home' } };
const bearer = (number: number) => `Bearer token-number-${number}-of-the-fake`;

describe('visitor token', () => {
  it('is requested by POST /api/token with clearCache, on its own host if one is configured [api.token]', async () => {
    const { client, sent } = createFakeClient((path) => (path === page ? found : undefined), {
      tokenUrl: 'https://site.test',
    });
    await client.getPage('home');
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://site.test/api/token', body: '{"clearCache":false}' });
    expect(sent[1]?.url).toBe(`http://api.test${page}`);
  });

  it('can be any text that a header can hold [upstream.alone]', async () => {
    for (const [accessToken, header] of [
      ['t', 'Bearer t'],
      [' abc.def-ghi_jkl~123 ', 'Bearer abc.def-ghi_jkl~123'],
      ['', undefined],
      ['two\r\nlines: x', undefined],
      ['naïve', undefined],
    ] as const) {
      const { client, sent } = createFakeClient((path) => (path === '/api/token' ? { body: { accessToken } } : found));
      await client.getPage('home');
      expect(sent.at(-1)?.headers.authorization, accessToken).toBe(header);
    }
  });

  it.each([
    { AccessToken: 'abc' },
    { access_token: 'abc', token_type: 'Bearer', expires_in: 60 },
    { token: 'abc' },
    { Success: true, Data: { AccessToken: 'abc', TokenType: 'Bearer' }, Message: null },
    { data: { 'access-token': 'abc' } },
    { result: { token: { accessToken: 'abc' } } },
    { Status: 'OK', Result: { response: { Token: 'abc' } } },
    { configured: 'abc' },
    { data: { Configured: 'abc' } },
  ])('is read in %j [upstream.mapping] [upstream.success]', async (body) => {
    const apiMapping = { fieldNames: { accessToken: ['configured'] } };
    const { client, sent, log } = createFakeClient((path) => (path === '/api/token' ? { body } : found), {
      configuration: { ...defaultConfiguration, apiMapping },
    });
    await client.getPage('home');
    expect(sent.at(-1)?.headers.authorization).toBe('Bearer abc');
    expect(log).toEqual([]);
  });

  it.each([
    [{ data: 'abcdefghijklmnop' }, 'Bearer abcdefghijklmnop'],
    ['"abc"', 'Bearer abc'],
    [{ result: 'Success', message: 'Hello' }, undefined],
    [{ data: 'Please use another key' }, undefined],
  ])('can be all of the reply or of its data, but is not a message: %j [upstream.mapping]', async (body, header) => {
    const { client, sent } = createFakeClient((path) => (path === '/api/token' ? { body } : found));
    await client.getPage('home');
    expect(sent.at(-1)?.headers.authorization).toBe(header);
  });

  it('that is not in the reply is logged with the names of its fields only [upstream.diagnosis] [ops.privacy]', async () => {
    const body = { Success: true, Data: { Secret: 'tok-77', Ids: [{ Key: 'tok-78' }], 'mai@example.com': 1 } };
    const { client, log } = createFakeClient((path) => (path === '/api/token' ? { body } : found));
    await client.getPage('home');
    expect(log.find(({ event }) => event === 'token-unavailable')?.message).toBe(
      '/api/token: the reply is invalid at accessToken: expected accessToken, received Success, Data (Secret, Ids (a list of entries with Key))',
    );
    expect(JSON.stringify(log)).not.toMatch(/tok-7|mai@/);
  });

  it('is reused until 5 minutes before its expiry after 23 hours, then renewed [api.token]', async () => {
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

  it('expires 23 hours after its request, however long that took [api.token]', async () => {
    const { client, clock, sentTo } = createFakeClient((path) => {
      if (path === '/api/token') clock.advance(minute);
      return path === page ? found : undefined;
    });
    await client.getPage('home');
    clock.advance(23 * hour - 6 * minute);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(2);
  });

  it('that could not be had is requested again a second later, which is logged with its duration [api.token]', async () => {
    const { client, clock, log, sentTo } = createFakeClient((path) => {
      if (path !== '/api/token') return found;
      clock.advance(70);
      return { status: 500 };
    });
    await client.getPage('home');
    clock.advance(999);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(1);
    clock.advance(1);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(2);
    const unavailable = { event: 'token-unavailable', level: 'error', route: '/api/token', ms: 70 };
    expect(log.filter(({ event }) => event === 'token-unavailable')).toEqual([unavailable]);
  });

  it('is requested once by 1,000 concurrent first calls [api.token]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === page ? found : undefined));
    await Promise.all(Array.from({ length: 1000 }, () => client.getPage('home')));
    expect(sentTo('/api/token')).toHaveLength(1);
  });

  it.skipIf(process.env.TEST_QUICK)(
    'is renewed once for 10,000 concurrent calls with a 401, each of which is sent again once [api.401]',
    async () => {
      let validToken = 1;
      const { client, sentTo } = createFakeClient((path, { headers }) => {
        if (path === '/api/token') return undefined;
        return headers.authorization === bearer(validToken) ? found : { status: 401 };
      });
      await client.getPage('home');
      validToken = 2;
      const answers = await Promise.all(Array.from({ length: 10_000 }, () => client.getPage('home')));
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['found']));
      expect(sentTo('/api/token')).toHaveLength(2);
      expect(sentTo('/api/token')[1]?.body).toBe('{"clearCache":true}');
      expect(sentTo(page)).toHaveLength(1 + 20_000);
    },
  );

  it('is renewed once per call: a second 401 rejects [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : { status: 401 }));
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unauthorised', status: 401 });
    expect(sentTo('/api/jobs')).toHaveLength(2);
    expect(sentTo('/api/token')).toHaveLength(2);
  });

  it('rejects the call without sending it again if it cannot be renewed after a 401 [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path, { body }) => {
      if (path !== '/api/token') return { status: 401 };
      return body === '{"clearCache":true}' ? 'unreachable' : undefined;
    });
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unauthorised' });
    expect(sentTo('/api/jobs')).toHaveLength(1);
  });

  it('is left out if it is unavailable, which is logged [api.401]', async () => {
    const { client, sentTo, log } = createFakeClient((path) => (path === '/api/token' ? 'unreachable' : found));
    expect(await client.getPage('home')).toEqual({ kind: 'found', page: { id: 'home' } });
    expect(sentTo(page)[0]?.headers.authorization).toBeUndefined();
    expect(log).toContainEqual(expect.objectContaining({ event: 'token-unavailable', level: 'error' }));
  });

  it('is requested at most once a second while it is unavailable, and calls go on without it [api.401]', async () => {
    const { client, clock, sentTo } = createFakeClient((path) => (path === '/api/token' ? { status: 500 } : found));
    for (let call = 0; call < 5; call += 1) await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(1);
    clock.advance(1000);
    await client.getPage('home');
    expect(sentTo('/api/token')).toHaveLength(2);
    expect(sentTo(page)).toHaveLength(6);
  });

  it('is not sent again after a refusal without renewal: the next call goes on without it [api.401]', async () => {
    const { client, sentTo } = createFakeClient((path, { headers, body }) => {
      if (path === '/api/token') return body === '{"clearCache":true}' ? 'unreachable' : undefined;
      return headers.authorization === undefined ? found : { status: 401 };
    });
    expect(await client.getPage('home')).toMatchObject({ kind: 'failed' });
    expect(await client.getPage('home')).toMatchObject({ kind: 'found' });
    expect(sentTo(page).map(({ headers }) => headers.authorization)).toEqual([bearer(1), undefined]);
  });

  it('is not replaced by a late 401 for an older one [api.401]', async () => {
    let respond = (): void => undefined;
    const late = new Promise<FakeAnswer>((resolve) => {
      respond = () => resolve({ status: 401 });
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
    respond();
    expect(await slow).toEqual([]);
    expect(sentTo('/api/token')).toHaveLength(2);
  });

  it('causes no visible 401 over 1,000 expiries [api.token]', async () => {
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

it.each([
  ['is 123456789012345 known', 'is 123456789012345 known'],
  ['is 1234567890123456 known', 'is … known'],
  ['is abcdefghijklmnop known', 'is abcdefghijklmnop known'],
  ['write\n to  mai@example.com', 'write to …'],
])('a message for the log is on one line, without what may be a token or an id: %j [ops.privacy]', (text, expected) => {
  expect(maskSecrets(text, [])).toBe(expected);
});

it('a message for the log has at most 200 characters, and no secret [ops.privacy]', () => {
  expect(maskSecrets('x '.repeat(150), [])).toHaveLength(200);
  expect(maskSecrets('the key lime-7 and lime-7', ['lime-7', '', undefined])).toBe('the key … and …');
});
