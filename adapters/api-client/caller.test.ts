import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { ApiProblem } from './api-problem.ts';
import { createFakeClient } from './fake-client.ts';

const session = '7d5a2a52-3c7e-4a0c-9f2b-7f1f4e0b0a11';
const problemOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const application = {
  email: 'mai@example.com',
  firstName: 'Mai',
  secondName: 'Tran',
  telephone: '07700 900123',
  jobId: '1',
};

describe('a call', () => {
  it('sends the bearer token, the brand key and the session id [api.headers]', async () => {
    const { client, sentTo } = createFakeClient(() => undefined, { sessionId: session, brandKey: 'pandan-row' });
    await client.getPage('home');
    await client.getPage('home', { sessionId: 'c0a8012e-9e8b-4c1f-8f5e-0b6c7d8e9f10' });
    expect(sentTo('/api/v1/content/page/home').map(({ headers }) => headers)).toEqual([
      {
        accept: 'application/json',
        authorization: 'Bearer token-number-1-of-the-fake',
        'x-brand-key': 'pandan-row',
        'x-session-id': session,
      },
      expect.objectContaining({ 'x-session-id': 'c0a8012e-9e8b-4c1f-8f5e-0b6c7d8e9f10' }),
    ]);
  });

  it('creates a UUID as session id when none is given [api.headers]', async () => {
    const { client, sentTo } = createFakeClient(() => undefined);
    await client.getPage('home');
    expect(sentTo('/api/v1/content/page/home')[0]?.headers['x-session-id']).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('sends the editor key with editor calls only, and no visitor headers with them [preview.access]', async () => {
    const { client, sent } = createFakeClient(() => ({ body: { pages: [] } }), { editorKey: 'secret-of-editors' });
    await client.call(endpoints.listPages);
    await client.getPage('home');
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'x-editor-key': 'secret-of-editors' });
    expect(sent.slice(1).every(({ headers }) => headers['x-editor-key'] === undefined)).toBe(true);
  });

  it('sends the body as JSON, and an idempotency key if there is one [booking.once]', async () => {
    const { client, sentTo } = createFakeClient((path) =>
      path === '/api/signup' ? { body: { success: true } } : undefined,
    );
    const body = { emailAddress: 'mai@example.com', acceptTerms: true as const };
    await client.call(endpoints.signUp, { body }, { idempotencyKey: session });
    expect(sentTo('/api/signup')[0]).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': session },
    });
  });

  it('sends nothing when its input is invalid [api.calls]', async () => {
    const { client, sent } = createFakeClient(() => undefined);
    for (const storeId of [
      '.',
      '..',
      'a/b',
      'a\\b',
      '%2e%2e',
      'a%2fb',
      'a\u0000',
      'a\nb',
      '',
      'a?b',
      'a#b',
      'x'.repeat(101),
    ]) {
      expect(await client.getRestaurantById(storeId), storeId).toMatchObject({
        kind: 'failed',
        problem: { code: 'bad-call' },
      });
    }
    for (const id of ['../token', 'a/b/c', 'Home', 'a//b', '/a', 'a/'])
      expect(await client.getPage(id), id).toEqual({ kind: 'missing' });
    expect(sent).toEqual([]);
  });

  it('encodes ids and queries [api.calls]', async () => {
    const { client, sent } = createFakeClient(() => undefined);
    await client.getRestaurantById('store 1+é');
    await client.getPage('guides/allergens');
    await client.getOffer('a&b');
    await client.nearestPlaces(0.0000001, -2.5).catch(() => undefined);
    expect(sent.map(({ url }) => url).filter((url) => !url.endsWith('/api/token'))).toEqual([
      'http://api.test/api/v1/content/restaurant/store%201%2B%C3%A9',
      'http://api.test/api/v1/content/page/guides/allergens',
      'http://api.test/api/offer/getofferbyslug?offerSlug=a%26b',
      'http://api.test/api/geo/search/lat/0.000000/lng/-2.500000',
    ]);
  });

  it.each([
    [{ status: 404 }, 'missing'],
    [{ status: 401 }, 'unauthorised'],
    [{ status: 403 }, 'refused'],
    [{ status: 199 }, 'refused'],
    [{ status: 300 }, 'refused'],
    [{ status: 302 }, 'refused'],
    [{ status: 507 }, 'refused'],
    [{ status: 500 }, 'failed'],
    [{ body: 'not json' }, 'bad-reply'],
    [{ body: '<html></html>' }, 'bad-reply'],
    [{ body: '' }, 'bad-reply'],
    [{ body: '['.repeat(100_000) }, 'bad-reply'],
    [{ body: '{"__proto__":{"jobs":[]}}' }, 'bad-reply'],
    [{ body: { jobs: 'none' } }, 'bad-reply'],
    [{ body: null }, 'bad-reply'],
    ['unreachable', 'unreachable'],
    ['timed-out', 'timed-out'],
    ['too-large', 'too-large'],
  ] as const)(
    'turns %j into a problem with code %s, and logs it with its route unless something is missing [upstream.success]',
    async (answer, code) => {
      const { client, log } = createFakeClient((path) => (path === '/api/jobs' ? answer : undefined));
      expect(await problemOf(client.getJobs())).toMatchObject({ name: 'ApiProblem', code, route: '/api/jobs' });
      const logged = log.filter(({ event }) => event === 'api-call-failed').map((entry) => [entry.route, entry.code]);
      expect(logged).toEqual(code === 'missing' ? [] : [['/api/jobs', code]]);
    },
  );

  it.each([200, 201, 204, 299])('reads a reply with status %d as a success [upstream.success]', async (status) => {
    const { client } = createFakeClient((path) => (path === '/api/jobs' ? { status, body: { jobs: [] } } : undefined));
    expect(await client.getJobs()).toEqual([]);
  });

  it('reads a short text after a form as a success, and a text about a failure or markup as none [upstream.success]', async () => {
    const signUp = { emailAddress: 'mai@example.com', acceptTerms: true } as const;
    const send = (body: string) => {
      const { client } = createFakeClient((path) => (path === '/api/signup' ? { body } : undefined));
      return client.call(endpoints.signUp, { body: signUp });
    };
    for (const body of ['OK', ' Saved, thank you!\n', '']) expect(await send(body)).toMatchObject({ success: true });
    for (const body of ['Not saved', 'Error 17', '<h1>OK</h1>', 'OK '.repeat(50)])
      expect(await problemOf(send(body))).toMatchObject({ code: 'bad-reply' });
  });

  describe('with a successful status', () => {
    const signUp = { emailAddress: 'mai@example.com', acceptTerms: true } as const;
    const logAfter = async (body: object) => {
      const { client, log } = createFakeClient((path) => (path === '/api/signup' ? { body } : undefined));
      await client.call(endpoints.signUp, { body: signUp });
      return log.filter(({ event }) => event === 'api-call-refused');
    };

    it.each([
      [{ success: false, message: 'mai@example.com is known' }, ''],
      [{ success: false, errorCode: 4 }, ': error code 4 (tooMany)'],
      [{ success: false, errorCode: 4, statusCode: 409 }, ': error code 4 (tooMany), status code 409'],
      [{ success: true, statusCode: 300 }, ': status code 300'],
    ])('logs the refusal %j with its route and codes only [upstream.success]', async (body, codes) => {
      const message = `the reply says that the request was refused${codes}`;
      expect(await logAfter(body)).toEqual([
        { event: 'api-call-refused', level: 'warning', route: '/api/signup', message },
      ]);
    });

    it.each([{}, { success: true }, { success: true, statusCode: 299 }])(
      'logs no refusal for %j [upstream.success]',
      async (body) => {
        expect(await logAfter(body)).toEqual([]);
      },
    );
  });

  it('names the path at which a reply is invalid [api.calls]', async () => {
    const { client } = createFakeClient((path) =>
      path === '/api/jobs' ? { body: { jobs: [{ job_id: '1' }] } } : undefined,
    );
    expect(await problemOf(client.getJobs())).toMatchObject({ message: expect.stringContaining('jobs[0].name') });
  });

  it('never shows a token, an id or a body in a problem or in the log [preferences.privacy]', async () => {
    const guid = '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77';
    const { client, log } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { status: 500, body: { message: 'mai@example.com is known' } },
    );
    const body = { attributes: ['first_name' as const] };
    const problem = await problemOf(
      client.call(endpoints.customerPreferences, { params: { customerGuid: guid }, body }),
    );
    expect(problem).toBeInstanceOf(ApiProblem);
    const shown =
      inspect(problem, { depth: 9, showHidden: true }) +
      JSON.stringify(problem) +
      String(problem) +
      JSON.stringify(log);
    for (const secret of [guid, 'token-number', 'mai@example.com', 'first_name']) expect(shown).not.toContain(secret);
    expect(log).toEqual([
      expect.objectContaining({
        event: 'api-call-failed',
        route: '/api/exponea/getcustomerpreferences/{customerGuid}',
        status: 500,
      }),
    ]);
  });

  it('exposes the message, code and fields of a refused application on the problem [apply.submit]', async () => {
    const body = {
      success: false,
      message: 'Taken',
      errorCode: 14,
      errors: [{ path: 'body.email', message: 'is known' }],
    };
    const { client } = createFakeClient((path) =>
      path === '/api/jobs/application' ? { status: 409, body } : undefined,
    );
    const problem = await problemOf(client.call(endpoints.jobApplication, { body: application }));
    expect(problem instanceof ApiProblem && problem.answer).toEqual({
      message: 'Taken',
      errorCode: 14,
      errors: body.errors,
    });
  });

  it('ends at its deadline, even while waiting for a reply [api.failures]', async () => {
    const { client } = createFakeClient((path, { signal }) =>
      path === '/api/token'
        ? undefined
        : new Promise((resolve) => signal.addEventListener('abort', () => resolve('timed-out'))),
    );
    expect(await problemOf(client.getJobs({ deadlineMs: 30 }))).toMatchObject({ code: 'timed-out' });
  });
});

describe('a refused token', () => {
  it('is logged once with the message of the API, without secrets and ids [api.401] [preferences.privacy]', async () => {
    const guid = '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77';
    const message = (token = '') => `Unauthorized: brand-key\n lime-7, ${token}, mai@example.com, ${guid}`;
    const { client, log } = createFakeClient(
      (path, { headers }) =>
        path === '/api/token' ? undefined : { status: 401, body: { message: message(headers.authorization) } },
      { brandKey: 'lime-7' },
    );
    const body = { attributes: ['first_name' as const] };
    const call = () => problemOf(client.call(endpoints.customerPreferences, { params: { customerGuid: guid }, body }));
    await call();
    const refusals = log.filter(({ event }) => event === 'token-refused');
    expect(refusals).toEqual([
      expect.objectContaining({
        level: 'warning',
        status: 401,
        route: '/api/exponea/getcustomerpreferences/{customerGuid}',
        message: 'the API refused the token: “Unauthorized: brand-key …, Bearer …, … …”',
      }),
    ]);
  });

  it('is logged once of several calls with it, and what is asked for is masked [api.401] [preferences.privacy]', async () => {
    const { client, log } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { status: 401, body: { message: 'No access to soho-two.' } },
    );
    await Promise.all([client.getRestaurantById('soho-two'), client.getRestaurantById('soho-two')]);
    expect(log.filter(({ event }) => event === 'token-refused').map(({ message }) => message)).toEqual([
      'the API refused the token: “No access to ….”',
    ]);
  });

  it('is sent to the change feed too, which goes on without one [api.headers] [api.cache]', async () => {
    const changes = { body: { sequence: 5, changes: [] } };
    const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : changes));
    await client.call(endpoints.changes);
    expect(sentTo('/api/v1/content/changes')[0]?.headers).toMatchObject({
      authorization: 'Bearer token-number-1-of-the-fake',
      'x-brand-key': expect.any(String),
    });
    const refusing = createFakeClient((path) => (path === '/api/token' ? undefined : { status: 401 }));
    await problemOf(refusing.client.call(endpoints.changes));
    expect(refusing.sentTo('/api/token')).toHaveLength(1);
  });

  it('that does not arrive holds up no call that was aborted [api.cache]', async () => {
    const { client } = createFakeClient((path) => (path === '/api/token' ? new Promise(() => undefined) : undefined));
    const stop = new AbortController();
    const problem = problemOf(client.call(endpoints.changes, {}, { signal: stop.signal }));
    stop.abort();
    expect(await problem).toMatchObject({ code: 'cancelled', message: '/api/v1/content/changes: was cancelled' });
  });

  it('that the API does not give is logged with the message of the API [api.401]', async () => {
    const { client, log } = createFakeClient((path) =>
      path === '/api/token' ? { status: 401, body: { message: 'The brand is not known.' } } : { body: { jobs: [] } },
    );
    await client.getJobs();
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'token-unavailable', message: 'the API says: “The brand is not known.”' }),
    );
  });
});
