import type { Problem } from '#schemas/content/problem/problem.ts';

/**
 * A problem as it stands for publishing. What is wrong with the page's own fields costs visitors little, but the service
 * refuses to publish it: so it is an error.
 */
export const standing = (problem: Problem): Problem =>
  problem.code === 'page-malformed' ? { ...problem, severity: 'error' } : problem;
