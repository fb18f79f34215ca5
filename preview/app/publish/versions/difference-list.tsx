import type { Difference } from '#preview/review/compare-pages.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { RefusedNote } from '../review/refused-note.tsx';

interface DifferenceListProps {
  readonly differences: readonly Difference[];
  /** What is wrong with the newer page, if it is to be published. */
  readonly problems?: readonly Problem[];
}

/** A list of differences between two pages. */
export const DifferenceList = ({ differences, problems = [] }: DifferenceListProps) => (
  <ul className="differences">
    {differences.map(({ text, kind, path }) => (
      <li key={`${path.join('.')} ${text}`} data-kind={kind}>
        {text}
        <RefusedNote kind={kind} path={path} problems={problems} />
      </li>
    ))}
  </ul>
);
