import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const takeAll = (queue: ReturnType<typeof createFairQueue<string>>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
};

it('lets owners take turns, each in the order of their own items [scale.render]', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
  expect(queue.size).toBe(6);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

it('removes an item that waits, and ignores one that does not [scale.render]', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item.slice(0, 1), item);
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  queue.remove('b', 'b1');
  queue.remove('c', 'c1');
  expect(queue.size).toBe(1);
  expect(takeAll(queue)).toEqual(['a2']);
});
