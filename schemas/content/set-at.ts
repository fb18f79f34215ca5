import type { PathStep } from './problem/problem.ts';

/**
 * A copy of a value with another one set at a path. `undefined` removes a field of an object. Everything beside the
 * path is unchanged.
 */
export function setAt(root: unknown, path: readonly PathStep[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(root) ? root : [];
    const changed = [...list];
    changed[step] = setAt(list[step], rest, value);
    return changed;
  }
  const fields: Record<string, unknown> =
    typeof root === 'object' && root !== null && !Array.isArray(root) ? { ...root } : {};
  const updated = setAt(fields[step], rest, value);
  if (updated === undefined) delete fields[step];
  else fields[step] = updated;
  return fields;
}
