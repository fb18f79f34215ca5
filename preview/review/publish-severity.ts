import type { Problem, ProblemCode } from '#schemas/content/problem/problem.ts';

const errors: readonly ProblemCode[] = ['page-malformed', 'field-ignored'];

/**
 * Invalid fields of the page or of a tile matter little to visitors, who see the page without them, but an editor must
 * correct them before publishing. A value in another notation stays as it is where the API stores its own pages.
 */
export const withPublishSeverity =
  (storesPages = true) =>
  (problem: Problem): Problem =>
    errors.includes(problem.code) || (storesPages && problem.code === 'field-converted')
      ? { ...problem, severity: 'error' }
      : problem;
