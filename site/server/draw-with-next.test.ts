import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawWithNext, type NextHandler } from './draw-with-next.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const scope = {
  document: { kind: 'error', status: 404, message: '', settings: undefined },
  onProblems: () => undefined,
} as const;
const render = (handler: NextHandler) =>
  drawWithNext(handler, '/menu', Object.assign(Object.create(null), scope), 1000).then(
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
  });
});
