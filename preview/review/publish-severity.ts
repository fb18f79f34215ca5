import type { Problem } from '#schemas/content/problem/problem.ts';

/**
 * Problems of the page's own fields matter little to visitors, but the service refuses to publish the page, so they are
 * errors.
 */
export const withPublishSeverity = (problem: Problem): Problem =>
  problem.code === 'page-malformed' ? { ...problem, severity: 'error' } : problem;
