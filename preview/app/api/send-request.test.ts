import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { ApiError, isConflict, isTransient, parseResponse, sendRequest } from './send-request.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends a request that gets this response, and returns how it was sent. */
function stub(response: () => Response | Promise<Response>) {
  const sent: [url: string, init: RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, init]);
    return response();
  });
  return sent;
}

const failureOf = (request: Promise<unknown>): Promise<unknown> => request.catch((error: unknown) => error);

describe('a request of the app', () => {
  it('is sent as JSON with its method, and as GET without a body by default [preview.compose]', async () => {
    const sent = stub(() => new Response('{}'));
    await sendRequest('/a', { method: 'PUT', body: { title: 'Gỏi cuốn' } });
    await sendRequest('/b');
    expect(sent).toMatchObject([
      ['/a', { method: 'PUT', body: '{"title":"Gỏi cuốn"}', headers: { 'Content-Type': 'application/json' } }],
      ['/b', { method: 'GET' }],
    ]);
    expect(sent[1]?.[1]).not.toHaveProperty('body');
    expect(sent[1]?.[1].headers).not.toHaveProperty('Content-Type');
  });

  it('that is refused has the message and errors of the service [preview.errors]', async () => {
    const errors = [{ path: 'title', message: 'is required' }];
    stub(() => Response.json({ message: 'It has 1 error.', errors }, { status: 422 }));
    expect(await failureOf(sendRequest('/a'))).toMatchObject({ status: 422, message: 'It has 1 error.', errors });
  });

  it.each(['', '<html>', '{"message":7}'])(
    'that is refused with the body %j has its status [preview.errors]',
    async (body) => {
      stub(() => new Response(body, { status: 500 }));
      const failure = await failureOf(sendRequest('/a'));
      expect(failure).toMatchObject({ status: 500, message: 'The service answered 500.', errors: [] });
    },
  );

  it('may accept other statuses than success [preview.compose]', async () => {
    stub(() => new Response('', { status: 404 }));
    expect((await sendRequest('/a', { isAccepted: ({ status }) => status === 404 })).status).toBe(404);
  });

  it('says that the server cannot be reached, unless it was aborted [preview.errors]', async () => {
    const lost = new TypeError('No network.');
    stub(() => Promise.reject(lost));
    expect(await failureOf(sendRequest('/a'))).toMatchObject({
      status: 0,
      message: 'The server cannot be reached. Check your connection.',
    });
    expect(await failureOf(sendRequest('/a', { signal: AbortSignal.abort() }))).toBe(lost);
  });

  it('is rejected where its response has another shape [preview.errors]', async () => {
    const schema = z.object({ id: z.string() });
    expect(await parseResponse(Response.json({ id: 'a' }), schema)).toEqual({ id: 'a' });
    for (const body of ['{"id":7}', '', '['])
      expect(await failureOf(parseResponse(new Response(body), schema))).toMatchObject({
        status: 200,
        message: 'The service’s answer could not be read.',
      });
  });
});

describe('a failed request', () => {
  it.each([
    [0, true],
    [400, false],
    [401, false],
    [408, true],
    [409, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])('with status %d may succeed later: %s [preview.compose]', (status, expected) => {
    expect(isTransient(new ApiError(status, 'No.'))).toBe(expected);
  });

  it('is a conflict only if its version is out of date [editor.merge]', () => {
    const version = [{ path: 'query.version', message: 'is outdated' }];
    expect(isConflict(new ApiError(409, 'No.', version))).toBe(true);
    expect(isConflict(new ApiError(409, 'No.', [{ path: 'slug', message: 'is used' }, ...version]))).toBe(true);
    expect(isConflict(new ApiError(409, 'No.', [{ path: 'slug', message: 'is used' }]))).toBe(false);
    expect(isConflict(new ApiError(422, 'No.', version))).toBe(false);
  });

  it('is neither without a response of the service [preview.compose]', () => {
    expect([isTransient(new Error('No.')), isConflict(new Error('No.'))]).toEqual([false, false]);
    expect([errorMessageOf(new Error('No.')), errorMessageOf('text')]).toEqual(['No.', 'text']);
  });
});
