import type { PathStep } from '#schemas/content/problem/problem.ts';

/** Opens the field of a path. The form that is shown sets `goTo`, because only it knows where its fields are. */
export interface FieldNavigation {
  goTo: (path: readonly PathStep[]) => void;
}
