import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#preview/app/api/send-request.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { createRenderQueue } from './create-render-queue.ts';

const pageOf = (title: string): PageContent => ({ id: 'about', title, tiles: [] });

/** A site that takes 100 ms for a rendering. `errors` are its first responses. */
function start(failures: (Error | undefined)[] = []) {
  const requested: unknown[] = [];
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const queue = createRenderQueue({
    render: async ({ title }) => {
      requested.push(title);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const failure = failures.shift();
      if (failure) throw failure;
      return String(title);
    },
    onRendered: (html) => rendered.push(html),
    onError: (error) => errors.push(error),
  });
  return { queue, requested, rendered, errors };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the render queue', () => {
  it('skips pages that were replaced while another rendering was in progress [preview.exact]', async () => {
    const { queue, requested, rendered } = start();
    for (const title of ['A', 'Ab', 'Abo']) queue.render(pageOf(title));
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested).toEqual(['A', 'Abo']);
    expect(rendered).toEqual(['A', 'Abo']);
  });

  it('retries automatically when the site could not be reached [preview.exact]', async () => {
    const { queue, requested, rendered, errors } = start([new ApiError(0, 'Away.'), new ApiError(503, 'Away.')]);
    queue.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requested).toEqual(['A', 'A', 'A']);
    expect(rendered).toEqual(['A']);
    expect(errors).toHaveLength(2);
  });

  it('does not retry a page that the site refused, until the page changes [preview.exact]', async () => {
    const { queue, requested, rendered } = start([new ApiError(413, 'Too large.')]);
    queue.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requested).toEqual(['A']);
    queue.render(pageOf('B'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(rendered).toEqual(['B']);
  });

  it('stops with its canvas [preview.exact]', async () => {
    const { queue, requested, rendered } = start([new ApiError(0, 'Away.')]);
    queue.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(1000);
    queue.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([requested, rendered]).toEqual([['A'], []]);
  });
});
