import { expect, it } from 'vitest';
import { createLoadQueue } from './create-load-queue.ts';

function fill(limit: number) {
  const queue = createLoadQueue(limit);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const leave = ['one', 'two', 'three', 'four'].map((name) =>
    queue.enter((done) => {
      started.push(name);
      finish.set(name, done);
    }),
  );
  return { started, finish: (name: string) => finish.get(name)?.(), leave };
}

it('starts the next load when one has finished, once [editor.find]', () => {
  const { started, finish } = fill(2);
  expect(started).toEqual(['one', 'two']);
  finish('two');
  finish('two');
  expect(started).toEqual(['one', 'two', 'three']);
});

it('skips what has left, and frees the place of what leaves while it loads [editor.find]', () => {
  const { started, leave } = fill(2);
  leave[2]?.();
  leave[0]?.();
  expect(started).toEqual(['one', 'two', 'four']);
});
