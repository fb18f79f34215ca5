import { describe, expect, it } from 'vitest';
import { createRenderQueue, type RenderPriority } from './render-queue.ts';

/** A queue with renderings that end on demand. */
function start() {
  const queue = createRenderQueue();
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const render = (name: string, priority: RenderPriority = 'page', isCancelled = () => false) =>
    queue.run(
      () => {
        begun.push(name);
        const end = Promise.withResolvers<string>();
        ends.set(name, end);
        return end.promise;
      },
      { priority, isCancelled },
    );
  const end = (name: string) => ends.get(name)?.resolve(name);
  return { begun, render, end, fail: (name: string) => ends.get(name)?.reject(new Error(name)) };
}

describe('the queue of drafts', () => {
  it('renders one at a time, in order [preview.exact]', async () => {
    const { begun, render, end } = start();
    const [one, two] = [render('one'), render('two')];
    expect(begun).toEqual(['one']);
    end('one');
    expect(await one).toBe('one');
    await Promise.resolve();
    expect(begun).toEqual(['one', 'two']);
    end('two');
    expect(await two).toBe('two');
  });

  it('skips requests of clients that have gone [preview.exact]', async () => {
    const { begun, render, end } = start();
    let isCancelled = false;
    const first = render('first');
    const left = render('left', 'page', () => isCancelled);
    isCancelled = true;
    end('first');
    expect([await first, await left, begun]).toEqual(['first', undefined, ['first']]);
  });

  it('renders pages before look-ahead renderings [preview.exact]', async () => {
    const { begun, render, end } = start();
    const first = render('look 1', 'look-ahead');
    const lookAhead = render('look 2', 'look-ahead');
    const page = render('page');
    end('look 1');
    await first;
    await Promise.resolve();
    expect(begun).toEqual(['look 1', 'page']);
    end('page');
    await page;
    await Promise.resolve();
    end('look 2');
    expect(await lookAhead).toBe('look 2');
  });

  it('continues after a failed rendering [preview.exact]', async () => {
    const { render, end, fail } = start();
    const [bad, good] = [render('bad'), render('good')];
    fail('bad');
    await expect(bad).rejects.toThrow('bad');
    await Promise.resolve();
    end('good');
    expect(await good).toBe('good');
  });
});
