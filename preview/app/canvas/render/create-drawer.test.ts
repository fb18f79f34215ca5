import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '#preview/app/api/ask-server.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { createDrawer } from './create-drawer.ts';

const pageOf = (title: string): PageContent => ({ id: 'about', title, tiles: [] });

/** A site that takes 100 ms for a drawing; `faults` are what it answers first. */
function begin(faults: (Error | undefined)[] = []) {
  const asked: unknown[] = [];
  const rendered: string[] = [];
  const troubles: unknown[] = [];
  const drawer = createDrawer({
    render: async ({ title }) => {
      asked.push(title);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const fault = faults.shift();
      if (fault) throw fault;
      return String(title);
    },
    onDrawn: (html) => rendered.push(html),
    onTrouble: (error) => troubles.push(error),
  });
  return { drawer, asked, rendered, troubles };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the drawing of what is written', () => {
  it('leaves out what was overtaken while another drawing was under way', async () => {
    const { drawer, asked, rendered } = begin();
    for (const title of ['A', 'Ab', 'Abo']) drawer.render(pageOf(title));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['A', 'Abo']);
    expect(rendered).toEqual(['A', 'Abo']);
  });

  it('is tried again by itself when the site could not be reached', async () => {
    const { drawer, asked, rendered, troubles } = begin([new CallProblem(0, 'Away.'), new CallProblem(503, 'Away.')]);
    drawer.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual(['A', 'A', 'A']);
    expect(rendered).toEqual(['A']);
    expect(troubles).toHaveLength(2);
  });

  it('is not tried again when the site refused it, until something is written', async () => {
    const { drawer, asked, rendered } = begin([new CallProblem(413, 'Too large.')]);
    drawer.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual(['A']);
    drawer.render(pageOf('B'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(rendered).toEqual(['B']);
  });

  it('ends with its canvas', async () => {
    const { drawer, asked, rendered } = begin([new CallProblem(0, 'Away.')]);
    drawer.render(pageOf('A'));
    await vi.advanceTimersByTimeAsync(1000);
    drawer.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([asked, rendered]).toEqual([['A'], []]);
  });
});
