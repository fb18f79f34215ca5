import type { Problem } from '#schemas/content/problem/problem.ts';

/**
 * Invalid fields of the page or of a tile matter little to visitors, who see the page without them, but an editor must
 * correct them before publishing.
 */
export const withPublishSeverity = (problem: Problem): Problem =>
  problem.code === 'page-malformed' || problem.code === 'field-ignored' ? { ...problem, severity: 'error' } : problem;
