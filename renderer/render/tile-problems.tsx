/** @jsxImportSource #eager */
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import type { TileDefinitions } from '#schemas/content/tile/define-tile.ts';

interface TileProblemsProps {
  /** The tile’s position on the page: the editor’s app finds it by that, because its key may be what is wrong. */
  readonly index: number;
  readonly problems: readonly Problem[];
  readonly definitions: TileDefinitions;
}

/** What the preview shows in place of a tile that cannot be rendered: its problems and what to do about them. */
export function TileProblems({ index, problems, definitions }: TileProblemsProps) {
  const type = problems[0]?.tile?.type || 'Tile';
  const name = (Object.hasOwn(definitions, type) && definitions[type]?.title) || type;
  return (
    <section
      className="tile tile-problems"
      data-position={index}
      data-span={6}
      data-surface="white"
      aria-label={`Problems of ${name}`}
    >
      <h2>{name} is not shown</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code}${formatPath(problem.path)}`}>{problem.message}</li>
        ))}
      </ul>
    </section>
  );
}

/** The errors of each tile, by its position on the page. Warnings are not for here: their tiles are shown. */
export function groupByTile(problems: readonly Problem[]): { index: number; problems: Problem[] }[] {
  const groups = new Map<number, Problem[]>();
  for (const problem of problems) {
    const [root, index] = problem.path;
    if (problem.severity !== 'error' || root !== 'tiles' || typeof index !== 'number') continue;
    groups.set(index, [...(groups.get(index) ?? []), problem]);
  }
  return [...groups].map(([index, own]) => ({ index, problems: own }));
}
