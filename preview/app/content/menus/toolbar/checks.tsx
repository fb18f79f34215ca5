import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { CheckLines } from '../../editor/problems/check-lines.tsx';
import { countChecks, listItemChecks } from '../../editor/problems/item-checks.ts';

interface ChecksProps {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly onGo: (path: readonly PathStep[]) => void;
}

/** The checks of the menu, each with a way to its cell. */
export function Checks({ value, problems, onGo }: ChecksProps) {
  const checks = listItemChecks('menu', value, problems);
  if (checks.length === 0) return <p className="hint">No problems found.</p>;
  return (
    <details className="menu-checks">
      <summary>{countChecks(checks)}</summary>
      <CheckLines checks={checks} onGo={onGo} />
    </details>
  );
}
