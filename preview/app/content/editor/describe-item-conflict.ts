import { removedText } from '#preview/app/document/merge/describe-conflict.ts';
import type { MergeConflict, Side } from '#preview/app/document/merge/merge-values.ts';
import { describeValue } from '#preview/review/compare/describe-value.ts';
import { formatLevel } from '#preview/review/menu/levels.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { labelOf, nameOfEntry } from '../publish/item-changes.ts';

const isEntry = ({ path }: MergeConflict): boolean => typeof path.at(-1) === 'number';

/** Labels a conflict as the list of changes does: “Little satay: price”. Its path is that in my version. */
export function itemConflictLabel(kind: ContentKind, conflict: MergeConflict, mine: unknown): string {
  const { schema } = contentDefinitions[kind];
  const { label } = labelOf(schema, conflict.path, mine, true);
  if (isEntry(conflict)) return nameOfEntry(conflict.path, conflict.mine ?? conflict.theirs) ?? label;
  if (kind !== 'menu') return label;
  return (conflict.path.length === 1 ? `Menu: ${label}` : label).replace(/[^:]*$/, (field) => field.toLowerCase());
}

/** Describes the version of one side, with prices and levels of allergens as they are printed. */
export function itemConflictText(kind: ContentKind, conflict: MergeConflict, side: Side): string {
  const { path, [side]: value } = conflict;
  if (value === undefined) return removedText;
  if (isEntry(conflict) && (conflict.mine === undefined || conflict.theirs === undefined)) return 'Kept, with changes';
  if (kind === 'menu' && path.at(-2) === 'allergens') return formatLevel(value);
  return describeValue(value, labelOf(contentDefinitions[kind].schema, path, undefined, true).schema);
}
