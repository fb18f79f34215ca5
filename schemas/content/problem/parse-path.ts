import type { PathStep } from './problem.ts';

/** The steps of a path that `formatPath` wrote: `links[0].linkUrl`. */
export const parsePath = (text: string): PathStep[] =>
  [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
