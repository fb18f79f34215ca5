import { isAtPath } from '#preview/app/fields/form-context.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { isHeading } from '../model/grid-rows.ts';
import { columnAt } from './cell-position.ts';
import type { Grid } from './use-grid.ts';

/** The problems of a menu, with a text that was just refused in the open cell in place of what is stored there. */
export function withRefusal(problems: readonly Problem[], grid: Grid): readonly Problem[] {
  const { refusal, active, activeRow } = grid;
  if (refusal === undefined || !activeRow) return problems;
  const { section, item } = activeRow;
  const path = isHeading(activeRow)
    ? ['sections', section, 'name']
    : ['sections', section, 'items', item, ...(columnAt(active.column)?.path ?? [])];
  return [
    ...problems.filter((problem) => !isAtPath(problem.path, path)),
    { code: 'item-invalid', severity: 'error', path, message: refusal },
  ];
}
