import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';

/** A client of an API that gives every call except the token’s the same reply. */
const clientOf = (answer: FakeAnswer) =>
  createFakeClient((path) => (path === '/api/token' ? undefined : answer)).client;
const signUp = (body: string) =>
  clientOf({ body }).call(endpoints.signUp, { body: { emailAddress: 'mai@example.com', acceptTerms: true } });

const unnamed = (count: number) => Array.from({ length: count }, (_, at) => ({ job_id: `${at}` }));

const mismatch =
  'expected jobs (a list of entries with job_id, name, position_unique_name, category), received jobs (a list of entries with job_id)';

describe('a reply that cannot be used', () => {
  it.each<[FakeAnswer, string, string]>([
    [{ status: 400, body: { errorCode: 4 } }, 'refused', 'answered 400 with the code 4'],
    [{ status: 400, body: { errorCode: 1.5 } }, 'refused', 'answered 400'],
    [{ status: 410 }, 'missing', 'answered 410'],
    [{ body: '[' }, 'bad-reply', 'the reply is not valid JSON'],
    [{ body: { jobs: unnamed(2) } }, 'bad-reply', `the reply is invalid at jobs[0].name, jobs[1].name: ${mismatch}`],
    [
      { body: { jobs: unnamed(6) } },
      'bad-reply',
      `the reply is invalid at jobs[0].name, jobs[1].name, jobs[2].name, jobs[3].name, jobs[4].name: ${mismatch}`,
    ],
  ])('says why: %j is %s [upstream.diagnosis]', async (answer, code, message) => {
    await expect(clientOf(answer).getJobs()).rejects.toMatchObject({ code, message: `/api/jobs: ${message}` });
  });

  it.each<[unknown, string]>([
    [[{ StoreId: 'A1', Distance: 1.5 }], 'a list of entries with StoreId, Distance'],
    [
      { Success: true, Data: [{ StoreId: 'A1' }, { Distance: { MilesValue: '1.5' } }] },
      'Success, Data (a list of entries with StoreId, Distance)',
    ],
    [{ places: ['Bath'], '01225496017': 1 }, 'places (a list of values)'],
    ['Bath', 'a value without fields'],
  ])('says what was expected and received in place of places: %j [upstream.diagnosis]', async (body, received) => {
    const { client } = createFakeClient((path) => (path === '/api/token' ? undefined : { body: JSON.stringify(body) }));
    await expect(client.nearestPlaces(51.5, -0.1)).rejects.toThrow(
      `: expected results (a list of entries with lat, lng), received ${received}`,
    );
  });

  it.each<[unknown, string, string]>([
    [null, 'missing', 'the reply is empty'],
    [{ success: false }, 'refused', 'the reply says that the request was refused'],
    [{ success: 'false' }, 'refused', 'the reply says that the request was refused'],
  ])('says why it has no menu: %j is %s [upstream.success] [upstream.diagnosis]', async (body, code, message) => {
    await expect(clientOf({ body }).call(endpoints.menu, { params: { id: 'main' } })).rejects.toMatchObject({
      code,
      message: `/api/v1/content/menu/{id}: ${message}`,
    });
  });

  it('uses the message of the reply if its code is not valid [upstream.success]', async () => {
    const answer: FakeAnswer = { status: 400, body: { errorCode: 1.5, message: 'Hello' } };
    await expect(clientOf(answer).getJobs()).rejects.toMatchObject({ answer: { message: 'Hello' } });
  });

  it('has the delay that the API asks for [api.failures]', async () => {
    await expect(clientOf({ status: 429, retryAfterMs: 3000 }).getJobs()).rejects.toMatchObject({ retryAfterMs: 3000 });
  });
});

describe('a short text in place of JSON', () => {
  it('is a confirmation of at most 100 characters [upstream.success]', async () => {
    expect(await signUp('O'.repeat(100))).toMatchObject({ success: true });
    await expect(signUp('O'.repeat(101))).rejects.toMatchObject({ code: 'bad-reply' });
  });

  it.each(['It is false', 'Null returned', 'Errors', 'Failed', 'Invalid input', 'Not now', 'No way'])(
    'is none if it could be about a failure: %s [upstream.success]',
    async (text) => {
      await expect(signUp(text)).rejects.toMatchObject({ code: 'bad-reply' });
    },
  );

  it('is none where nothing was sent [upstream.success]', async () => {
    const { call } = clientOf({ body: 'OK' });
    const input = { params: { storeId: '17' }, query: { date: '2031-05-01' } };
    await expect(call(endpoints.occasions, input)).rejects.toMatchObject({ code: 'bad-reply' });
  });
});

it('markup is read in what the API gives, and not in what a visitor has sent [upstream.mapping]', async () => {
  const place = { label: 'Bath &amp; Wells', lat: 51.38, lng: -2.36 };
  expect(await clientOf({ body: { results: [place] } }).searchPlaces('Bath')).toMatchObject([
    { label: 'Bath & Wells' },
  ]);
  expect(await clientOf({ body: [place] }).suggestJobPlaces('Bath')).toMatchObject([{ label: 'Bath &amp; Wells' }]);
});

it('a request without a reply says so, with the duration [upstream.diagnosis]', async () => {
  const { client, clock } = createFakeClient((path) => {
    if (path === '/api/token') return undefined;
    clock.advance(70);
    return 'timed-out';
  });
  await expect(client.getJobs()).rejects.toMatchObject({ message: '/api/jobs: got no reply (timed-out)', ms: 70 });
  const broken = createFakeClient((path) =>
    path === '/api/token' ? undefined : Promise.reject(new Error('x')),
  ).client;
  await expect(broken.getJobs()).rejects.toMatchObject({ message: '/api/jobs: got no reply (unreachable)' });
});
