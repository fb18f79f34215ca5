import { describeField } from '#preview/app/fields/describe-field.ts';
import { describeProblem } from '#preview/app/fields/describe-problem.ts';
import { describeAlternativeHours } from '#preview/app/fields/structure/entry-names/describe-alternative-hours.ts';
import { checkMenu } from '#preview/review/menu/check-dish.ts';
import { nameOfDish, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { labelOf } from '../../publish/item-changes.ts';

/** An error, which prevents publishing, or a warning about an item. */
export interface ItemCheck {
  readonly severity: 'error' | 'warning';
  /** What it is about: a dish, or a field with the entry that it is in. */
  readonly source: string;
  readonly message: string;
  readonly path: readonly PathStep[];
}

/** The errors of an item, then its warnings, with those where dishes of a menu and their allergen records disagree. */
export function listItemChecks(
  kind: ContentKind,
  content: unknown,
  problems: readonly Problem[],
): readonly ItemCheck[] {
  const found = problems.map(({ severity, message, path }) => ({
    severity,
    message: describeMessage(kind, content, path, message),
    path,
    source: sourceOf(kind, content, path),
  }));
  const ofDishes = kind === 'menu' ? checkMenu(content) : [];
  return [
    ...found,
    ...ofDishes.map(({ dish, message, path }) => ({ severity: 'warning' as const, message, path, source: dish })),
  ].toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

function sourceOf(kind: ContentKind, content: unknown, path: readonly PathStep[]): string {
  if (kind !== 'menu') return nameOfField(kind, content, path);
  if (path[0] !== 'sections' || path.length < 2) return 'Menu';
  if (path[2] === 'items' && path.length >= 4) return nameOfDish(valueAt(content, path.slice(0, 4)));
  return nameOfSection(valueAt(content, path.slice(0, 2)));
}

/** The label of a field, after the name of its entry in a list: “Thu 24 December 2026: Closed: First day”. */
function nameOfField(kind: ContentKind, content: unknown, path: readonly PathStep[]): string {
  const { schema } = contentDefinitions[kind];
  const entry = nameOfUntitledEntry(path, valueAt(content, path.slice(0, 2)));
  if (entry === undefined) return labelOf(schema, path, content, true).label;
  return [entry, findField(findField(schema, path.slice(0, 2)).schema, path.slice(2)).title].filter(Boolean).join(': ');
}

/** The name of an entry of a list whose entries have no title: a redirect or alternative hours. */
function nameOfUntitledEntry([list, at]: readonly PathStep[], entry: unknown): string | undefined {
  if (typeof at !== 'number' || !isRecord(entry)) return undefined;
  if (list === 'overrides') return describeAlternativeHours(entry);
  const { from } = entry;
  return list === 'redirects' && typeof from === 'string' && from.trim() !== ''
    ? `Redirect from ${from.trim()}`
    : undefined;
}

/** The message beside the label of its field, which it does not repeat. */
function describeMessage(kind: ContentKind, content: unknown, path: readonly PathStep[], message: string): string {
  if (kind === 'menu') return message;
  const { schema } = labelOf(contentDefinitions[kind].schema, path, content, true);
  return describeProblem(message, schema ? describeField(schema) : { kind: 'text', title: '' });
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** “1 error, 2 warnings”. */
export function countChecks(checks: readonly ItemCheck[]): string {
  const errors = checks.filter(({ severity }) => severity === 'error').length;
  const warnings = checks.length - errors;
  return [errors > 0 ? count(errors, 'error') : [], warnings > 0 ? count(warnings, 'warning') : []].flat().join(', ');
}
