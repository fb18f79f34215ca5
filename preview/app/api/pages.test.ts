import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaQuery } from './media.ts';
import {
  deletePage,
  draftQuery,
  factsQuery,
  invalidatePages,
  keepRevision,
  movePage,
  pagePartQuery,
  pageStateQuery,
  pagesPerPart,
  publishPage,
  putDraft,
  restorePage,
  revisionQuery,
  revisionsQuery,
  saveDraft,
  schedulePage,
  tileTypesQuery,
  unpublishPage,
} from './pages.ts';

const state = { id: 'about/us', hasDraft: true, draftVersion: 4 };
const page = { id: 'about/us', title: 'About', tiles: [] };
const conflict = { message: 'Somebody else has saved.', errors: [{ path: 'query.version', message: 'must be 4' }] };

afterEach(() => vi.unstubAllGlobals());

/** The calls that are made. Each gets the next response; the last one is repeated. */
function stub(...responses: readonly [unknown, ...unknown[]]) {
  const calls: string[] = [];
  const left = [...responses];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url, body].filter((each) => each !== undefined).join(' '));
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Response) return next.clone();
    if (next instanceof Error) throw next;
    return Response.json(next);
  });
  return calls;
}
const refuse = (status: number, body: object): Response => Response.json(body, { status });

describe('a call of the app', () => {
  const at = '/_preview/api/editing/page/about%2Fus';
  it.each([
    ['saves a draft', () => putDraft(page), state, `PUT ${at}/draft ${JSON.stringify(page)}`],
    ['saves from a version', () => putDraft(page, 0), state, `PUT ${at}/draft?version=0 ${JSON.stringify(page)}`],
    ['keeps a revision', () => keepRevision(page), { revision: 1 }, `POST ${at}/revisions ${JSON.stringify(page)}`],
    ['deletes a page', () => deletePage('about/us'), state, `DELETE ${at}`],
    ['moves a page', () => movePage('about/us', 'us', true), state, `POST ${at}/move {"to":"us","redirect":true}`],
    ['restores a page', () => restorePage('about/us'), state, `POST ${at}/restore`],
    [
      'publishes a version',
      () => publishPage('about/us', { version: 3, revision: 2 }),
      { revision: 3, sequence: 1 },
      `POST ${at}/publish {"version":3,"revision":2}`,
    ],
    ['unpublishes', () => unpublishPage('about/us'), { revision: null, sequence: 1 }, `POST ${at}/unpublish`],
    [
      'schedules',
      () => schedulePage('about/us', { version: 3, publishAt: null }),
      state,
      `PUT ${at}/schedule {"version":3,"publishAt":null}`,
    ],
  ] as const)('%s [preview.publish]', async (_, call, response, expected) => {
    const calls = stub(response);
    expect(await call()).toEqual(response);
    expect(calls).toEqual([expected]);
  });
});

const search = { text: 'pho', status: 'live', tile: 'hero', sort: 'title' } as const;

describe('what the app shows', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draft = { state, page };
  const requested = [
    {
      query: pageStateQuery('a'),
      ask: () => client.fetchQuery(pageStateQuery('a')),
      reply: { pages: [{ ...state, id: 'a' }], total: 1 },
      expected: { ...state, id: 'a' },
    },
    { query: draftQuery('a'), ask: () => client.fetchQuery(draftQuery('a')), reply: draft, expected: draft },
    { query: mediaQuery, ask: () => client.fetchQuery(mediaQuery), reply: { media: [] }, expected: [] },
    { query: tileTypesQuery, ask: () => client.fetchQuery(tileTypesQuery), reply: { types: [] }, expected: [] },
    {
      query: revisionsQuery('a'),
      ask: () => client.fetchQuery(revisionsQuery('a')),
      reply: { revisions: [] },
      expected: [],
    },
    { query: revisionQuery('a', 2), ask: () => client.fetchQuery(revisionQuery('a', 2)), reply: page, expected: page },
  ];
  const paths = ['find-pages?id=a', 'page/a/draft', 'media', 'tile-types', 'page/a/revisions', 'page/a/revision/2'];

  it('is asked for by separate calls, and cached separately [preview.compose]', async () => {
    for (const [at, { query, ask, reply, expected }] of requested.entries()) {
      const calls = stub(reply);
      expect(await ask()).toEqual(expected);
      expect(calls).toEqual([`GET /_preview/api/editing/${paths[at]}`]);
      expect(query.queryKey).not.toEqual([]);
    }
    const others = [factsQuery, draftQuery('b'), revisionsQuery('b'), revisionQuery('a', 3), revisionQuery('b', 2)];
    const keys = [...requested.map(({ query }) => query), ...others].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is asked for again when pages change: the pages and the tiles on them [editor.find]', async () => {
    stub({ pages: [], total: 0 });
    expect(await client.fetchQuery(pageStateQuery('gone'))).toBeNull();
    await client.fetchQuery(pagePartQuery(search, 0));
    const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
    await invalidatePages(client);
    const shown = [pagePartQuery(search, 0), pageStateQuery('a'), tileTypesQuery, mediaQuery, revisionsQuery('a')];
    expect(shown.map(({ queryKey }) => isStale(queryKey))).toEqual([true, true, true, false, false]);
  });

  it('is a list of pages, asked for in parts [editor.find]', async () => {
    const pages = Array.from({ length: pagesPerPart }, (_, at) => ({ ...state, id: `page-${at}` }));
    const calls = stub({ pages, total: pagesPerPart + 1 }, { pages: [state], total: pagesPerPart + 1 });
    const parts = [
      await client.fetchQuery(pagePartQuery(search, 0)),
      await client.fetchQuery(pagePartQuery(search, 1)),
    ];
    expect(parts.map((part) => part.pages.length)).toEqual([pagesPerPart, 1]);
    const at = 'GET /_preview/api/editing/find-pages?text=pho&status=live&tile=hero&sort=title&start=';
    expect(calls).toEqual([`${at}0&limit=${pagesPerPart}`, `${at}${pagesPerPart}&limit=${pagesPerPart}`]);
  });
});

describe('the automatic saving of a draft', () => {
  const save = (unacknowledged: readonly (typeof page)[] = []) =>
    saveDraft({ content: page, version: 3, unacknowledged });

  it('returns the new version [preview.compose]', async () => {
    const calls = stub(state);
    expect(await save()).toEqual({ kind: 'saved', version: 4 });
    expect(calls).toEqual([expect.stringContaining('/draft?version=3 ')]);
  });

  it('is a conflict if somebody else has saved [editor.merge]', async () => {
    const calls = stub(refuse(409, conflict));
    expect(await save()).toEqual({ kind: 'conflict' });
    expect(calls).toHaveLength(1);
  });

  it('continues from what it sent before, if only the response was lost [editor.merge]', async () => {
    const sent = { ...page, title: 'Abou' };
    const calls = stub(refuse(409, conflict), { state, page: sent }, { ...state, draftVersion: 5 });
    expect(await save([{ ...page, title: 'Ab' }, sent])).toEqual({ kind: 'saved', version: 5 });
    expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
      'PUT /_preview/api/editing/page/about%2Fus/draft?version=3',
      'GET /_preview/api/editing/page/about%2Fus/draft',
      'PUT /_preview/api/editing/page/about%2Fus/draft?version=4',
    ]);
  });

  it('is a conflict if something else is stored than it sent [editor.merge]', async () => {
    const calls = stub(refuse(409, conflict), { state, page: { ...page, title: 'Theirs' } });
    expect(await save([page])).toEqual({ kind: 'conflict' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    [503, 'failed'],
    [429, 'failed'],
    [422, 'refused'],
    [413, 'refused'],
  ])('with status %d has %s, with the reason [preview.errors]', async (status, kind) => {
    const calls = stub(refuse(status, { message: 'No.', errors: [] }));
    expect(await save([page])).toEqual({ kind, reason: 'No.', ...(kind === 'failed' && { hasAnswer: true }) });
    expect(calls).toHaveLength(1);
  });

  it('has failed without a response, so that it is repeated [preview.compose]', async () => {
    stub(new TypeError('No network.'));
    expect(await save()).toEqual({ kind: 'failed', reason: 'The server cannot be reached. Check your connection.' });
  });
});
