import type { PathStep } from '#schemas/content/problem/problem.ts';

/** The value at a path; undefined if the path does not exist. */
export const valueAt = (root: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    root,
  );
