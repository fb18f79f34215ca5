import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { logRefusal } from './log-call.ts';

/** A client of an API that gives every call except the token’s the same reply. */
const clientOf = (answer: FakeAnswer) =>
  createFakeClient((path) => (path === '/api/token' ? undefined : answer), { editorKey: 'secret-of-editors' });

describe('a call that fails', () => {
  it('is logged with its code, status, route and duration [api.failures]', async () => {
    const { client, log, clock } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      clock.advance(120);
      return { status: 500 };
    });
    await client.getJobs().catch(() => undefined);
    expect(log).toEqual([
      {
        event: 'api-call-failed',
        level: 'error',
        code: 'failed',
        status: 500,
        route: '/api/jobs',
        ms: 120,
        message: '/api/jobs: answered 500',
      },
    ]);
  });

  it.each<FakeAnswer>([{ status: 404 }, 'cancelled'])(
    'with %j is not logged: nothing is wrong with the API [api.failures]',
    async (answer) => {
      const { client, log } = clientOf(answer);
      await expect(client.call(endpoints.jobs)).rejects.toThrow('/api/jobs');
      expect(log).toEqual([]);
    },
  );

  it('is neither repeated nor logged if it is made again and again anyway [api.failures] [api.cache]', async () => {
    const { client, log, sentTo } = clientOf('unreachable');
    await expect(client.call(endpoints.changes, {}, { isPolled: true })).rejects.toMatchObject({ code: 'unreachable' });
    expect([sentTo('/api/v1/content/changes').length, log]).toEqual([1, []]);
    await expect(client.call(endpoints.changes)).rejects.toMatchObject({ code: 'unreachable' });
    expect(sentTo('/api/v1/content/changes')).toHaveLength(4);
    expect(log).toMatchObject([{ event: 'api-call-failed', code: 'unreachable' }]);
  });

  it('is not sent for a while after others have failed, which is logged as such [api.failures]', async () => {
    const { client, log, sentTo } = clientOf({ status: 500 });
    for (let count = 0; count < 20; count += 1) await client.getJobs().catch(() => undefined);
    const sent = sentTo('/api/jobs').length;
    expect(sent).toBeLessThan(20);
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unavailable', ms: 0 });
    expect(sentTo('/api/jobs')).toHaveLength(sent);
    expect(log.at(-1)).toMatchObject({
      code: 'unavailable',
      message: '/api/jobs: not sent, because recent calls failed',
    });
  });
});

describe('a reply that says that a request was refused', () => {
  it.each([
    [{ success: true, statusCode: 300 }, ['the reply says that the request was refused: status code 300']],
    [{ success: true, statusCode: 299 }, []],
    [[], []],
  ])('is logged by its status code, whatever its form: %j [upstream.success]', (reply, expected) => {
    const messages: unknown[] = [];
    logRefusal(({ message }) => messages.push(message), endpoints.signUp, reply);
    expect(messages).toEqual(expected);
  });

  it('names its code and the restaurant [upstream.success]', () => {
    const messages: unknown[] = [];
    const log = ({ message }: { readonly message?: unknown }) => messages.push(message);
    logRefusal(log, endpoints.createBooking, { success: false, errorCode: 10 }, { storeId: '1018' });
    expect(messages).toEqual([
      'the reply says that the request was refused: error code 10 (notAtThisTime), restaurant 1018',
    ]);
  });

  it('is not looked for where nothing was sent [upstream.success]', async () => {
    const { client, log } = clientOf({ body: { success: false, errorCode: 4 } });
    await client.call(endpoints.occasions, { params: { storeId: '17' }, query: { date: '2031-05-01' } });
    expect(log.filter(({ event }) => event === 'api-call-refused')).toEqual([]);
  });
});
