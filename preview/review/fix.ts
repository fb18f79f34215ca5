import type { PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import type { Fix } from './finding.ts';
import { valueAt } from './values/value-at.ts';

/** The page's content with a fix applied, and nothing else changed. */
export const applyFix = (content: unknown, { changes }: Fix): unknown =>
  changes.reduce((changed, { path, value }) => setAt(changed, path, value), content);

/**
 * Replaces the value at a path if it is the expected one. Content of an earlier version may have had the field
 * elsewhere; then no fix is offered.
 */
export function replaceIfUnchanged(
  content: unknown,
  path: readonly PathStep[],
  { label, expected, value }: { readonly label: string; readonly expected: unknown; readonly value: unknown },
): Fix[] {
  return valueAt(content, path) === expected ? [{ label, changes: [{ path, value }] }] : [];
}
