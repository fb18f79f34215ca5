import type { PathStep } from '#schemas/content/problem/problem.ts';

/** What stands at a path; undefined where the path leads nowhere. */
export const valueAt = (root: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    root,
  );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
