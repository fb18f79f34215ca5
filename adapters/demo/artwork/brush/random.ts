import type { Point } from './svg.ts';
import { polar, smooth } from './svg.ts';

/** Pseudorandom numbers: the same seed always gives the same numbers, so that images do not change. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

/** Mulberry32, seeded by a text such as a dish's id. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** An irregular round outline; `wobble` is the share by which the radius varies. */
export function blob(random: Random, rx: number, ry = rx, wobble = 0.12, corners = 9): string {
  const start = random.between(0, 360);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const [x, y] = polar(start + (index / corners) * 360, 1 + random.between(-wobble, wobble));
    return [x * rx * 1.06, y * ry * 1.06];
  });
  return smooth(points);
}

/** Spreads `count` points evenly over a disc: a sunflower spiral with jitter. */
export function spread(random: Random, count: number, radius: number, jitter = 0.35): readonly Point[] {
  const start = random.between(0, 360);
  const step = radius / Math.sqrt(count);
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const [x, y] = polar(start + index * 137.508, distance);
    return [x + random.between(-jitter, jitter) * step, y + random.between(-jitter, jitter) * step];
  });
}
