import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AnyCallInput, CallArguments } from '#adapters/api-client/call-input.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { listen } from '#site/server/start/listen.ts';
import { combineGuards, createEditingHandler, type Guard } from './editing-api.ts';

const calls: unknown[] = [];
const guarded: unknown[] = [];
let guard: Guard;
const passOn: Guard = async (_, __, body) => ({ body });

function call<Called extends Endpoint>(
  endpoint: Called,
  ...rest: CallArguments<Called>
): Promise<z.output<Called['reply']>>;
async function call({ name }: Endpoint, input: AnyCallInput = {}): Promise<unknown> {
  calls.push({ name, ...input });
  return { from: 'the API' };
}

const handle = createEditingHandler(call, async (endpoint, params, body) => {
  guarded.push({ name: endpoint.name, params, body });
  return guard(endpoint, params, body);
});
const server = createServer(async (request, response) => {
  const isHandled = await handle(request, response, new URL(request.url ?? '', 'http://preview'));
  if (!isHandled) response.writeHead(404).end('not handled');
});
let url: string;
beforeAll(async () => {
  url = await listen(server, '127.0.0.1', 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  guard = passOn;
  for (const list of [calls, guarded]) list.splice(0);
});

const ask = async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${url}${path}`, { method, ...(body !== undefined && { body }) });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
};
const page = { id: 'about/us', tiles: [] };

describe('an editor’s call', () => {
  it('is forwarded with its parameters, query and body [preview.compose]', async () => {
    const path = '/_preview/api/editing/page/about%2Fus/draft?version=3';
    expect(await ask('PUT', path, JSON.stringify(page))).toEqual({ status: 200, body: { from: 'the API' } });
    const params = { id: 'about/us' };
    expect(calls).toEqual([{ name: 'saveDraft', params, query: { version: '3' }, body: page }]);
    expect(guarded).toEqual([{ name: 'saveDraft', params, body: page }]);
  });

  it('is told apart by its method, and by all of its path [preview.compose]', async () => {
    await ask('GET', '/_preview/api/editing/page/home/draft');
    await ask('GET', '/_preview/api/editing/page/home/revision/4');
    expect(calls).toEqual([
      { name: 'draft', params: { id: 'home' }, query: {} },
      { name: 'pageRevision', params: { id: 'home', number: '4' }, query: {} },
    ]);
  });

  it('has a parameter as it is where that cannot be decoded [preview.errors]', async () => {
    await ask('GET', '/_preview/api/editing/page/100%25%E0%A4/draft');
    expect(calls).toEqual([{ name: 'draft', params: { id: '100%25%E0%A4' }, query: {} }]);
  });

  it.each([
    ['POST', '/_preview/api/editing/page/home/draft'],
    ['GET', '/_preview/api/editing/page/home/draft/more'],
    ['GET', '/_preview/api/editing'],
    ['GET', '/api/v1/editing/pages'],
  ])('is none of the app’s: %s %s [preview.access]', async (method, path) => {
    expect(await ask(method, path)).toEqual({ status: 404, body: 'not handled' });
    expect(calls).toEqual([]);
  });

  it('is one of those for editing only [preview.access]', async () => {
    const others = Object.values<Endpoint>(endpoints).filter(({ path }) => !path.startsWith('/api/v1/editing/'));
    expect(others.length).toBeGreaterThan(20);
    for (const { method, path } of others) {
      const below = `/_preview/api${path.replace('/api/v1', '')}`;
      const body = method === 'GET' ? undefined : '{}';
      expect(await ask(method, below.replace(/\{\w+\}/g, '1'), body)).toMatchObject({ status: 404 });
    }
    expect(calls).toEqual([]);
  });

  it.each(['{', 'words', '{"id":}'])('with the body %s is not forwarded [preview.errors]', async (body) => {
    expect(await ask('PUT', '/_preview/api/editing/page/home/draft', body)).toEqual({
      status: 400,
      body: { message: 'The body is not JSON.' },
    });
    expect([guarded, calls]).toEqual([[], []]);
  });

  it('is too large with one byte more than a page may have [preview.errors]', async () => {
    const path = '/_preview/api/editing/page/home/draft';
    const text = (bytes: number): string => JSON.stringify('w'.repeat(bytes - 2));
    expect(await ask('PUT', path, text(maxPageBytes + 1))).toEqual({
      status: 413,
      body: { message: 'The page is too large, or the upload was interrupted.' },
    });
    expect(calls).toEqual([]);
    expect(await ask('PUT', path, text(maxPageBytes))).toMatchObject({ status: 200 });
  });

  it('is refused with the reason of the guard, and not forwarded [preview.errors]', async () => {
    const refusal = { message: 'The page has 1 error.', errors: [{ path: 'title', message: 'is required' }] };
    guard = async () => ({ status: 422, refusal });
    expect(await ask('POST', '/_preview/api/editing/page/home/publish')).toEqual({ status: 422, body: refusal });
    expect(calls).toEqual([]);
  });

  it('is forwarded with the body of the guard [preview.publish]', async () => {
    guard = async () => ({ body: { version: 3 } });
    await ask('POST', '/_preview/api/editing/page/home/publish', '{"revision":null}');
    expect(calls).toEqual([{ name: 'publishPage', params: { id: 'home' }, query: {}, body: { version: 3 } }]);
  });
});

describe('several guards', () => {
  const count: Guard = async (_, __, body) => ({ body: Number(body) + 1 });
  const refuse: Guard = async (_, __, body) => ({ status: 422, refusal: `refused ${body}` });
  const run = (...guards: readonly Guard[]) => combineGuards(...guards)(editingEndpoints.publishPage, {}, 1);

  it('check one after the other what the one before passes on [preview.publish]', async () => {
    expect(await run()).toEqual({ body: 1 });
    expect(await run(count, count)).toEqual({ body: 3 });
  });

  it('refuse with the first refusal [preview.errors]', async () => {
    expect(await run(count, refuse, count)).toEqual({ status: 422, refusal: 'refused 2' });
    const second: Guard = async () => ({ status: 403, refusal: 'the second' });
    expect(await run(refuse, second)).toEqual({ status: 422, refusal: 'refused 1' });
  });
});
