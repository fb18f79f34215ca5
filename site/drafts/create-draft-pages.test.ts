import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditorAccess } from '#adapters/access/editor-access.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { noon } from '../layout/planned-example.ts';
import { plainPage } from '../pages/cache/store-document.ts';
import type { Way } from '../pages/create-documents.ts';
import { fakeDependencies } from '../pages/fake-dependencies.ts';
import { createDraftPages } from './create-draft-pages.ts';

const key = 'the secret of the editors';
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/**
 * Serves drafts that all look the same, and notes how each was asked for. Rendering number `holdFrom` and those after it
 * wait for `release`.
 */
async function serve({ holdFrom = Number.POSITIVE_INFINITY } = {}) {
  const ways: (Way | undefined)[] = [];
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [underWay, most] = [0, 0];
  const rendered = () => plainPage({ cache: { version: '1' }, clock: () => noon, headers: [] }, 200, 'Drawn.');
  const guard = createSecretGuard({ key, trustedProxies: 0 });
  const pages = createDraftPages({
    access: createEditorAccess({
      key,
      guard,
      path: '/_draft',
      trustsThisMachine: false,
      isSecure: false,
      now: () => noon.getTime(),
    }),
    guard,
    documents: {
      errorPage: rendered,
      answer: rendered,
      show: async (_, __, way) => {
        ways.push(way);
        underWay += 1;
        most = Math.max(most, underWay);
        if (ways.length >= holdFrom) {
          held.resolve();
          await released.promise;
        }
        underWay -= 1;
        return rendered();
      },
    },
    world: fakeDependencies,
    call: () => Promise.reject(new Error('Nothing is asked of the API.')),
    clock: () => noon,
    overlay: () => '',
  });
  const [left, handled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let arrived = 0;
  const server = createServer((request, response) => {
    response.once('close', left.resolve);
    request.once('end', () => {
      arrived += 1;
    });
    void pages(request, response, new URL(request.url ?? '/', 'http://site')).then(() => handled.resolve());
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
  /** So many requests have come whole, and had a chance to do what they do next. */
  const arrive = async (count: number): Promise<void> => {
    while (arrived < count) await turnOfLoop();
    for (let turn = 0; turn < 20; turn += 1) await turnOfLoop();
  };
  const { promise: isHeld } = held;
  const release = released.resolve;
  return { post, ways, most: () => most, arrive, isHeld, release, left: left.promise, handled: handled.promise };
}

const page = JSON.stringify({ id: 'careers', title: 'Careers', tiles: [] });

describe('a page that was not saved yet', () => {
  it('is drawn for the app', async () => {
    const { post, ways } = await serve();
    expect((await post('/_draft/careers', page)).status).toBe(200);
    expect(ways).toEqual([expect.objectContaining({ framed: true, plain: false })]);
  });

  it('is rendered one at a time, however many are sent at once', async () => {
    const { post, most, ways, arrive, release } = await serve({ holdFrom: 1 });
    const answers = Array.from({ length: 8 }, () => post('/_draft/careers', page));
    await arrive(8);
    release();
    await Promise.all(answers);
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
    const { post, ways, left, isHeld, release, handled } = await serve({ holdFrom: 3 });
    const leaving = new AbortController();
    const asked = post('/_draft/careers?_changes', pageOfManyDays, { signal: leaving.signal }).catch(() => 'left');
    await isHeld;
    leaving.abort();
    expect(await asked).toBe('left');
    await left;
    release();
    await handled;
    expect(ways.length).toBe(3);
  });
});

describe('several requests of one window', () => {
  const headers = { 'x-editor-key': key, 'x-editor-session': 'window' };

  it('are answered by their newest: those that wait for the same page are not rendered', async () => {
    const { post, ways, isHeld, arrive, release } = await serve({ holdFrom: 1 });
    const ask = () => post('/_draft/careers', page, { headers });
    const first = ask();
    await isHeld;
    const others = Array.from({ length: 5 }, ask);
    await arrive(6);
    release();
    expect((await first).status).toBe(200);
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(ways.length).toBe(2);
  });

  it('about when a page changes end the question before', async () => {
    const { post, isHeld, arrive, release } = await serve({ holdFrom: 2 });
    const first = post('/_draft/careers?_changes', pageOfManyDays, { headers });
    await isHeld;
    const second = post('/_draft/careers?_changes', page, { headers });
    await arrive(2);
    release();
    expect([(await first).status, (await second).status]).toEqual([409, 200]);
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
