import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedError } from '#site/layout/planned-example.ts';
import { currentDocument } from '../resolve/document-scope.ts';
import { type NextHandler, renderLimitMs, renderWithNext } from './render-with-next.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const scope = { document: plannedError(404), onProblems: () => undefined };
const render = (handler: NextHandler) =>
  renderWithNext(handler, '/menu', scope, 1000).then(
    (html) => html,
    (error: unknown) => String(error),
  );

describe('rendering a document', () => {
  it('resolves to what Next.js writes', async () => {
    expect(
      await render(async (_, response) => {
        response.write('<p>');
        response.end('done</p>');
      }),
    ).toBe('<p>done</p>');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('joins characters that are split between two chunks', async () => {
    const [first, second] = [Buffer.from('£').subarray(0, 1), Buffer.from('£').subarray(1)];
    expect(
      await render(async (_, response) => {
        response.write(first);
        response.end(second);
      }),
    ).toBe('£');
  });

  it('passes a request without a body, and a response that accepts everything and reports its end', async () => {
    const seen: unknown[] = [];
    const html = await render(async (request, response) => {
      for await (const chunk of request) seen.push(chunk);
      response.on('finish', () => seen.push('finished'));
      seen.push(response.write('<p>'), response.end() === response);
    });
    expect([html, seen]).toEqual(['<p>', ['finished', true, true]]);
  });

  it('requests only the path, without anything of the visitor', async () => {
    const html = await render(async ({ method, url, headers }, response) => {
      response.end(JSON.stringify({ method, url, headers }));
    });
    expect(JSON.parse(html)).toEqual({ method: 'GET', url: '/menu', headers: { host: 'site', 'user-agent': 'site' } });
  });

  it('lets Next.js find the document of each rendering', async () => {
    const seen: unknown[] = [];
    const handler: NextHandler = async (_, response) => {
      await Promise.resolve();
      seen.push(currentDocument()?.document);
      response.end();
    };
    const other = { ...scope, document: plannedError(500) };
    await Promise.all([render(handler), renderWithNext(handler, '/', other, 1000)]);
    expect(seen).toEqual([scope.document, other.document]);
    expect(currentDocument()).toBeUndefined();
  });

  it('has a longer time limit than loading data, and minutes while Next.js compiles', () => {
    expect([renderLimitMs(false), renderLimitMs(true)]).toEqual([15_000, 300_000]);
  });

  it('stops after its time limit and tells Next.js [route.500]', async () => {
    let isClosed = false;
    const rendered = render(async (_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await rendered).toBe('Error: Rendering /menu took more than 1000 ms.');
    expect(isClosed).toBe(true);
  });

  it('stops when its handler never returns [route.500]', async () => {
    const rendered = render(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await rendered).toContain('took more than');
  });

  it.each([undefined, new Error('no memory')])(
    'fails at once when Next.js destroys its response: %s [route.500]',
    async (reason) => {
      const rendered = render(async (_, response) => {
        response.write('<p>');
        response.destroy(reason);
      });
      expect(await rendered).toContain(reason?.message ?? 'gave up its response');
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('fails when Next.js fails [route.500]', async () => {
    expect(await render(() => Promise.reject(new Error('no page')))).toBe('Error: no page');
    const answering500: NextHandler = async (_, response) => {
      response.writeHead(500).end();
    };
    expect(await render(answering500)).toContain('answered 500');
    const redirecting: NextHandler = async (_, response) => {
      response.writeHead(300).end();
    };
    expect(await render(redirecting)).toContain('answered 300 for /menu');
  });
});
