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
  it('gives what the framework writes', async () => {
    expect(
      await render(async (_, response) => {
        response.write('<p>');
        response.end('done</p>');
      }),
    ).toBe('<p>done</p>');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps letters whole that the framework writes in two halves', async () => {
    const [first, second] = [Buffer.from('£').subarray(0, 1), Buffer.from('£').subarray(1)];
    expect(
      await render(async (_, response) => {
        response.write(first);
        response.end(second);
      }),
    ).toBe('£');
  });

  it('gives the framework a request without a body, and a response that takes everything and says when it is finished', async () => {
    const seen: unknown[] = [];
    const html = await render(async (request, response) => {
      for await (const chunk of request) seen.push(chunk);
      response.on('finish', () => seen.push('finished'));
      seen.push(response.write('<p>'), response.end() === response);
    });
    expect([html, seen]).toEqual(['<p>', ['finished', true, true]]);
  });

  it('asks for its path alone, with nothing of the visitor’s', async () => {
    const html = await render(async ({ method, url, headers }, response) => {
      response.end(JSON.stringify({ method, url, headers }));
    });
    expect(JSON.parse(html)).toEqual({ method: 'GET', url: '/menu', headers: { host: 'site', 'user-agent': 'site' } });
  });

  it('lets the framework find its document, and each render its own', async () => {
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

  it('has longer than the data of a page may take, and minutes while the framework compiles first', () => {
    expect([renderLimitMs(false), renderLimitMs(true)]).toEqual([15_000, 300_000]);
  });

  it('is given up after its time, and the framework is told', async () => {
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

  it('is given up when its handler never returns', async () => {
    const rendered = render(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await rendered).toContain('took more than');
  });

  it.each([undefined, new Error('no memory')])(
    'fails at once when the framework destroys its response: %s',
    async (reason) => {
      const rendered = render(async (_, response) => {
        response.write('<p>');
        response.destroy(reason);
      });
      expect(await rendered).toContain(reason?.message ?? 'gave up its response');
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('fails when the framework fails', async () => {
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
