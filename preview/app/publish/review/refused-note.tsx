import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';

interface RefusedNoteProps {
  readonly kind: string;
  /** Where the difference is in the draft. */
  readonly path: readonly PathStep[] | undefined;
  /** What is wrong with the draft. */
  readonly problems: readonly Problem[];
}

/** Says of a difference that its new value has an error, so that it is not published as it is. */
export function RefusedNote({ kind, path, problems }: RefusedNoteProps) {
  const hasValue = path !== undefined && kind !== 'removed' && kind !== 'moved';
  const isRefused =
    hasValue &&
    problems.some((problem) => problem.severity === 'error' && path.every((step, at) => problem.path[at] === step));
  return isRefused ? <strong className="error-message"> Not published while it has an error.</strong> : null;
}
