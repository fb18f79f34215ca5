import type { Finding } from '#preview/review/finding.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';

const keyOf = ({ code, path, message }: Pick<Finding, 'code' | 'path' | 'message'>): string =>
  `${code} ${formatPath(path)} ${message}`;

/** Adds the errors of the editor's own validation that a review does not contain, before its findings. */
export function addKnownErrors(findings: readonly Finding[], problems: readonly Problem[]): readonly Finding[] {
  const found = new Set(findings.map(keyOf));
  const missing = problems.filter((problem) => problem.severity === 'error' && !found.has(keyOf(problem)));
  return missing.length === 0 ? findings : [...missing.map((problem) => ({ ...problem, fixes: [] })), ...findings];
}
