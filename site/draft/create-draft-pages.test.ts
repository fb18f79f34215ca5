import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditorAccess } from '#adapters/access/editor-access.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import type { Way } from '../documents/create-documents.ts';
import { fakeDependencies } from '../documents/fake-dependencies.ts';
import { plainPage } from '../documents/store-document.ts';
import { noon } from '../frame/planned-example.ts';
import { createDraftPages } from './create-draft-pages.ts';

const key = 'the secret of the editors';
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves drafts whose drawings take a moment and all look the same; notes how each was asked for. */
async function serve() {
  const ways: (Way | undefined)[] = [];
  let [underWay, most] = [0, 0];
  const drawn = () => plainPage({ cache: { version: '1' }, clock: () => noon, headers: [] }, 200, 'Drawn.');
  const guard = createSecretGuard({ key, trustedProxies: 0 });
  const pages = createDraftPages({
    access: createEditorAccess({
      key,
      guard,
      path: '/_draft',
      trustsThisMachine: false,
      isSecure: false,
      now: Date.now,
    }),
    guard,
    documents: {
      errorPage: drawn,
      answer: drawn,
      show: async (_, __, way) => {
        ways.push(way);
        underWay += 1;
        most = Math.max(most, underWay);
        await pause(5);
        underWay -= 1;
        return drawn();
      },
    },
    world: fakeDependencies,
    call: () => Promise.reject(new Error('Nothing is asked of the API.')),
    clock: () => noon,
    overlay: () => '',
  });
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('close', left.resolve);
    void pages(request, response, new URL(request.url ?? '/', 'http://site'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const post = (path: string, body: string, more: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'x-editor-key': key }, ...more });
  return { post, ways, left: left.promise, most: () => most };
}

const page = JSON.stringify({ id: 'careers', title: 'Careers', tiles: [] });

describe('a page that was not saved yet', () => {
  it('is drawn for the app', async () => {
    const { post, ways } = await serve();
    expect((await post('/_draft/careers', page)).status).toBe(200);
    expect(ways).toEqual([expect.objectContaining({ framed: true, plain: false })]);
  });

  it('is rendered one at a time, however many are sent at once', async () => {
    const { post, most, ways } = await serve();
    await Promise.all(Array.from({ length: 8 }, () => post('/_draft/careers', page)));
    expect([ways.length, most()]).toEqual([8, 1]);
  });

  it.each([
    ['no JSON', '{'],
    ['without an id', '{}'],
    ['with the key of a prototype', '{"id":"careers","__proto__":{}}'],
    ['nested without an end', `{"id":"careers","tiles":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('is refused when it is %s', async (_, body) => {
    const { post, ways } = await serve();
    expect((await post('/_draft/careers', body)).status).toBe(400);
    expect(ways).toEqual([]);
  });
});

/** A page that has many days on which it may change. */
const pageOfManyDays = JSON.stringify({
  id: 'careers',
  title: 'Careers',
  tiles: Array.from({ length: 20 }, (_, at) => ({
    type: 'text',
    key: `tile-${at}`,
    heading: `2026-12-${String(at + 1).padStart(2, '0')}`,
    body: '<p>Words</p>',
  })),
});

describe('when a draft looks different next', () => {
  it('takes hardly a rendering for a page without dates, and none is compressed', async () => {
    const { post, ways } = await serve();
    const answer = await post('/_draft/careers?_changes', page);
    expect(await answer.json()).toMatchObject({ next: null, isComplete: true });
    expect(ways.length).toBe(2);
    expect(ways.filter((way) => way?.plain !== true)).toEqual([]);
  });

  it('takes a limited number of renderings, and the answer says how far it reaches', async () => {
    const { post, ways } = await serve();
    const answer = await post('/_draft/careers?_changes&_at=2026-11-30T12:00:00Z', pageOfManyDays);
    // The days from 1 to 11 December were looked at.
    expect(await answer.json()).toEqual({ next: null, until: '2026-12-12T00:00:00.000Z', isComplete: false });
    expect(ways.length).toBe(12);
  });

  it('is looked for no further once whoever asked has left', async () => {
    const { post, ways, left } = await serve();
    const leaving = new AbortController();
    const asked = post('/_draft/careers?_changes', pageOfManyDays, { signal: leaving.signal }).catch(() => 'left');
    while (ways.length < 3) await pause(5);
    leaving.abort();
    expect(await asked).toBe('left');
    await left;
    const drawn = ways.length;
    await pause(300);
    // One was being made.
    expect(ways.length).toBeLessThanOrEqual(drawn + 1);
  });
});

describe('several requests of one window', () => {
  const headers = { 'x-editor-key': key, 'x-editor-session': 'window' };

  it('are answered by their newest: those that wait for the same page are not rendered', async () => {
    const { post, ways } = await serve();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/_draft/careers', page, { headers })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(ways.length);
    expect(ways.length).toBeLessThan(6);
    expect(statuses).toContain(409);
  });

  it('about when a page changes end the question before', async () => {
    const { post, ways } = await serve();
    const first = post('/_draft/careers?_changes', pageOfManyDays, { headers });
    while (ways.length < 2) await pause(5);
    const second = await post('/_draft/careers?_changes', page, { headers });
    expect([(await first).status, second.status]).toEqual([409, 200]);
  });

  it('leave those of other windows alone', async () => {
    const { post, ways } = await serve();
    const windows = ['one', 'two', 'three'].map((session) =>
      post('/_draft/careers', page, { headers: { ...headers, 'x-editor-session': session } }),
    );
    expect((await Promise.all(windows)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ways.length).toBe(3);
  });
});
