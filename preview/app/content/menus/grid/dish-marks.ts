import type { DishWarning } from '#preview/review/menu/check-dish.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';

/** What is wrong in a cell: an error of the menu, or a warning to check. */
export interface CellMark {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The id of the element that shows the mark of the active cell. */
export const activeMarkId = 'active-cell-mark';

/** The marks of a dish by the id of the column. What belongs to no column is at its name. */
export function findMarks(
  warnings: readonly DishWarning[],
  problems: readonly Problem[],
): ReadonlyMap<string, CellMark> {
  const marks = new Map<string, CellMark>();
  const add = (path: readonly PathStep[], mark: CellMark): void => {
    const id = columnOf(path);
    const old = marks.get(id);
    const message = old ? `${old.message} ${mark.message}` : mark.message;
    marks.set(id, { severity: old?.severity === 'error' ? 'error' : mark.severity, message });
  };
  for (const { path, severity, message } of problems) add(path.slice(4), { severity, message });
  for (const { path, message } of warnings) add(path, { severity: 'warning', message });
  return marks;
}

const ownColumns: ReadonlySet<PathStep> = new Set([
  'origin',
  'description',
  'pricePence',
  'kcal',
  'portion',
  'dietaryTags',
  'allergenNotes',
  'image',
]);

function columnOf([field = '', inner]: readonly PathStep[]): string {
  if (field === 'allergens' && inner !== undefined) return String(inner);
  return ownColumns.has(field) ? String(field) : 'name';
}

/** The problems of each dish, by its section and position. */
export const groupProblems = (problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> =>
  Map.groupBy(
    problems.filter(({ path }) => path[0] === 'sections' && path[2] === 'items' && path.length >= 4),
    ({ path }) => `${path[1]}.${path[3]}`,
  );
