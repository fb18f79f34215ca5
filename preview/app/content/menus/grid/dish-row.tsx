import { memo, useMemo } from 'react';
import { checkDish } from '#preview/review/menu/check-dish.ts';
import { nameOfDish } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Column } from '../columns/column.ts';
import { columns } from '../columns/columns.ts';
import type { AfterEdit } from './cell-editor.tsx';
import { CellEditor } from './cell-editor.tsx';
import { activeMarkId, type CellMark, findMarks } from './dish-marks.ts';

/** The edit of a cell of this row. */
export interface RowEdit {
  readonly text: string | undefined;
  readonly onCommit: (column: Column, text: string, after: AfterEdit) => string | undefined;
  readonly onCancel: () => void;
  readonly onRefusal: (message: string | undefined) => void;
  readonly onLeave: (column: Column, text: string, message: string) => void;
}

interface DishRowProps {
  readonly rowKey: string;
  readonly dish: unknown;
  readonly problems: readonly Problem[] | undefined;
  readonly isChecked: boolean;
  /** The column of the active cell, if it is in this row. */
  readonly active: number | undefined;
  /** The first and last selected column, if the range reaches this row. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly edit: RowEdit | undefined;
  readonly drop: 'before' | 'after' | undefined;
}

/** A dish. Memoized, because a menu has hundreds and most changes concern one. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { rowKey, dish, problems, isChecked, active, left, right, edit, drop } = props;
  const marks = useMemo(() => findMarks(checkDish(dish), problems ?? []), [dish, problems]);
  const isSelected = (at: number) =>
    left !== undefined && right !== undefined && at >= left && at <= right ? true : undefined;
  const name = nameOfDish(dish);
  return (
    <tr data-key={rowKey} data-drop={drop} aria-selected={isChecked || undefined}>
      <td
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid can be selected
        role="gridcell"
        data-column={0}
        className="select-cell"
        tabIndex={active === 0 ? 0 : undefined}
        aria-selected={isSelected(0)}
      >
        <span className="grip" aria-hidden="true" />
        <input type="checkbox" tabIndex={-1} checked={isChecked} readOnly aria-label={`Select ${name}`} />
      </td>
      {columns.map((column, at) => (
        <DishCell
          key={column.id}
          column={column}
          at={at + 1}
          dish={dish}
          mark={marks.get(column.id)}
          isActive={active === at + 1}
          isSelected={isSelected(at + 1)}
          edit={active === at + 1 ? edit : undefined}
        />
      ))}
    </tr>
  );
});

interface DishCellProps {
  readonly column: Column;
  readonly at: number;
  readonly dish: unknown;
  readonly mark: CellMark | undefined;
  readonly isActive: boolean;
  readonly isSelected: true | undefined;
  readonly edit: RowEdit | undefined;
}

function DishCell({ column, at, dish, mark, isActive, isSelected, edit }: DishCellProps) {
  const text = column.format(dish);
  const Cell = column.id === 'name' ? 'th' : 'td';
  const level = column.kind === 'level' ? text : undefined;
  return (
    <Cell
      scope={column.id === 'name' ? 'row' : undefined}
      data-column={at}
      data-mark={mark?.severity}
      data-level={level}
      className={edit ? `${column.kind}-cell editing` : `${column.kind}-cell`}
      tabIndex={isActive ? 0 : undefined}
      aria-selected={isSelected}
      aria-label={edit ? undefined : labelOf(text, column, dish, mark)}
      title={mark?.message}
    >
      {edit ? (
        <CellEditor
          label={`${nameOfDish(dish)}, ${column.title}`}
          kind={column.kind}
          initialText={edit.text ?? text}
          markId={mark && activeMarkId}
          isReplacing={edit.text !== undefined}
          onCommit={(next, after) => edit.onCommit(column, next, after)}
          onCancel={edit.onCancel}
          onRefusal={edit.onRefusal}
          onLeave={(left, message) => edit.onLeave(column, left, message)}
        />
      ) : (
        <CellContent column={column} text={text} dish={dish} />
      )}
    </Cell>
  );
}

const levelSigns: Readonly<Record<string, string>> = {
  Contains: 'C',
  'May contain': 'M',
  'None declared': '–',
  Unknown: '?',
};

function CellContent({ column, text, dish }: Pick<DishCellProps, 'column' | 'dish'> & { readonly text: string }) {
  if (column.kind === 'level') return levelSigns[text] ?? text;
  if (column.kind === 'picture')
    return text === '' ? null : <img src={text} alt="" width={28} height={28} loading="lazy" />;
  if (column.id === 'name' && text.trim() === '')
    return <span className="no-name">{isRecord(dish) ? 'Name…' : 'Not a dish: this entry is left as it is'}</span>;
  return text;
}

/** What a cell says where its content or its mark is not text; undefined if its text is enough. */
function labelOf(text: string, column: Column, dish: unknown, mark: CellMark | undefined): string | undefined {
  const alt = column.kind === 'picture' ? valueAt(dish, ['image', 'alt']) : undefined;
  const picture = text === '' ? 'No picture' : typeof alt === 'string' && alt !== '' ? alt : 'Picture without a text';
  const content = column.kind === 'picture' ? picture : text;
  if (!mark) return column.kind === 'level' || column.kind === 'picture' ? content : undefined;
  return `${content || 'Empty'}. ${mark.severity === 'error' ? 'Error' : 'Warning'}: ${mark.message}`;
}
