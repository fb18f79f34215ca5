import { createServer } from 'node:http';
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditorAccess } from '#adapters/access/editor-access.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { noon } from '../layout/planned-example.ts';
import { createFallbackDocument } from '../pages/cache/create-stored-document.ts';
import type { RenderOptions } from '../pages/render-document.ts';
import { fakeDependencies } from '../pages/testing/fake-dependencies.ts';
import { createDraftPages } from './create-draft-pages.ts';
import { createDraftRenderer } from './draft-renderer.ts';

const key = 'the secret of the editors';
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/**
 * Serves identical drafts and records the options of each rendering. Rendering number `holdFrom` and later ones wait
 * for `release`.
 */
async function serve({ holdFrom = Number.POSITIVE_INFINITY } = {}) {
  const renderOptions: (RenderOptions | undefined)[] = [];
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [underWay, most] = [0, 0];
  const calls: string[] = [];
  const rendered = () => createFallbackDocument({ clock: () => noon, headers: [] }, 200, 'Drawn.');
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
      errorPage: async () => rendered(),
    },
    renderer: createDraftRenderer({
      documents: {
        renderPlanned: async (_, __, options) => {
          renderOptions.push(options);
          underWay += 1;
          most = Math.max(most, underWay);
          if (renderOptions.length >= holdFrom) {
            held.resolve();
            await released.promise;
          }
          underWay -= 1;
          return rendered();
        },
      },
      dependencies: fakeDependencies,
      call: ({ name }, ..._) => {
        calls.push(name);
        return Promise.reject(new Error('The API does not answer.'));
      },
      repairDraft: (_, draft) => draft,
      clock: () => noon,
      build: 'tested',
    }),
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
  const port = await listenLocally(server);
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const origin = `http://127.0.0.1:${port}`;
  const post = (path: string, body: string, more: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'x-editor-key': key }, ...more });
  /** Waits until this many requests have arrived completely and could be processed. */
  const arrive = async (count: number): Promise<void> => {
    while (arrived < count) await nextEventLoopTurn();
    for (let turn = 0; turn < 20; turn += 1) await nextEventLoopTurn();
  };
  const { promise: isHeld } = held;
  const release = released.resolve;
  return {
    post,
    renderOptions,
    calls,
    most: () => most,
    arrive,
    isHeld,
    release,
    left: left.promise,
    handled: handled.promise,
  };
}

const page = JSON.stringify({ id: 'careers', title: 'Careers', tiles: [] });

describe('the draft of content', () => {
  it('is neither loaded nor rendered without the editors’ secret [editor.content]', async () => {
    const { post, renderOptions, calls } = await serve();
    const address = '/_draft/careers?_content=menu%2Fmain&_live=';
    for (const headers of [{}, { 'x-editor-key': 'guessed' }]) {
      const answer = await post(address, '', { method: 'GET', body: null, headers });
      expect(await answer.text()).toContain('<h1>Drawn.</h1>');
    }
    expect([renderOptions, calls]).toEqual([[], []]);
    await post(address, '', { method: 'GET', body: null });
    expect([renderOptions.length, calls]).toEqual([1, ['contentDraft']]);
  });
});

describe('an unsaved page', () => {
  it('is rendered for the app [preview.exact]', async () => {
    const { post, renderOptions } = await serve();
    expect((await post('/_draft/careers', page)).status).toBe(200);
    expect(renderOptions).toEqual([expect.objectContaining({ isFrameable: true, isUncompressed: false })]);
  });

  it('is rendered without the tiles that the app has [preview.exact]', async () => {
    const { post, renderOptions } = await serve();
    const knownTiles = { one: 'version' };
    expect((await post('/_draft/careers', JSON.stringify({ page: JSON.parse(page), knownTiles }))).status).toBe(200);
    expect((await post('/_draft/careers', page)).status).toBe(200);
    expect(renderOptions.map((options) => options?.versioning?.markup())).toEqual([
      '<script type="application/json" id="tile-versions">{}</script>',
      undefined,
    ]);
  });

  it('is rendered one at a time, however many are sent at once [preview.exact]', async () => {
    const { post, most, renderOptions, arrive, release } = await serve({ holdFrom: 1 });
    const answers = Array.from({ length: 8 }, () => post('/_draft/careers', page));
    await arrive(8);
    release();
    await Promise.all(answers);
    expect([renderOptions.length, most()]).toEqual([8, 1]);
  });

  it.each([
    ['invalid JSON', '{'],
    ['without an id', '{}'],
    ['without an id and with known tiles', '{"page":{},"knownTiles":{}}'],
    ['with the key of a prototype', '{"id":"careers","__proto__":{}}'],
    ['nested without an end', `{"id":"careers","tiles":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('is refused when it is %s [preview.exact]', async (_, body) => {
    const { post, renderOptions } = await serve();
    expect((await post('/_draft/careers', body)).status).toBe(400);
    expect(renderOptions).toEqual([]);
  });
});

/** A page with many days on which it may change. */
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

describe('the search for the next change of a draft', () => {
  it('needs only two renderings for a page without dates, and compresses none [preview.time]', async () => {
    const { post, renderOptions } = await serve();
    const answer = await post('/_draft/careers?_changes', page);
    expect(await answer.json()).toMatchObject({ next: null, isComplete: true });
    expect(renderOptions.length).toBe(2);
    expect(renderOptions.filter((options) => options?.isUncompressed !== true)).toEqual([]);
  });

  it('is limited in renderings and reports how far it got [preview.time]', async () => {
    const { post, renderOptions } = await serve();
    const answer = await post('/_draft/careers?_changes&_at=2026-11-30T12:00:00Z', pageOfManyDays);
    // The days from 1 to 11 December were checked.
    expect(await answer.json()).toEqual({ next: null, until: '2026-12-12T00:00:00.000Z', isComplete: false });
    expect(renderOptions.length).toBe(12);
  });

  it('stops when the client has gone [preview.time]', async () => {
    const { post, renderOptions, left, isHeld, release, handled } = await serve({ holdFrom: 3 });
    const leaving = new AbortController();
    const posted = post('/_draft/careers?_changes', pageOfManyDays, { signal: leaving.signal }).catch(() => 'left');
    await isHeld;
    leaving.abort();
    expect(await posted).toBe('left');
    await left;
    release();
    await handled;
    expect(renderOptions.length).toBe(3);
  });
});

describe('several requests from one window', () => {
  const headers = { 'x-editor-key': key, 'x-editor-session': 'window' };

  it('are answered for the newest only: waiting requests for the same page are not rendered [preview.exact]', async () => {
    const { post, renderOptions, isHeld, arrive, release } = await serve({ holdFrom: 1 });
    const ask = () => post('/_draft/careers', page, { headers });
    const first = ask();
    await isHeld;
    const others = Array.from({ length: 5 }, ask);
    await arrive(6);
    release();
    expect((await first).status).toBe(200);
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(renderOptions.length).toBe(2);
  });

  it('supersede an earlier search for changes [preview.exact]', async () => {
    const { post, isHeld, arrive, release } = await serve({ holdFrom: 2 });
    const first = post('/_draft/careers?_changes', pageOfManyDays, { headers });
    await isHeld;
    const second = post('/_draft/careers?_changes', page, { headers });
    await arrive(2);
    release();
    expect([(await first).status, (await second).status]).toEqual([409, 200]);
  });

  it('do not affect other windows [preview.exact]', async () => {
    const { post, renderOptions } = await serve();
    const windows = ['one', 'two', 'three'].map((session) =>
      post('/_draft/careers', page, { headers: { ...headers, 'x-editor-session': session } }),
    );
    expect((await Promise.all(windows)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renderOptions.length).toBe(3);
  });
});
