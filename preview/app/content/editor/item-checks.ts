import { checkMenu } from '#preview/review/menu/check-dish.ts';
import { nameOfDish, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';

/** An error, which prevents publishing, or a warning about an item. */
export interface ItemCheck {
  readonly severity: 'error' | 'warning';
  /** What it is about: a dish or a group of fields; empty for a field of the item itself. */
  readonly source: string;
  readonly message: string;
  readonly path: readonly PathStep[];
}

/** The errors of an item, then its warnings, with those where dishes of a menu and their allergen records disagree. */
export function listItemChecks(
  kind: ContentKind,
  content: unknown,
  problems: readonly Problem[],
  warnings: readonly RuleError[] = [],
): readonly ItemCheck[] {
  const found = [...problems, ...warnings.map((each) => ({ severity: 'warning' as const, ...each }))].map(
    ({ severity, message, path }) => ({ severity, message, path, source: sourceOf(kind, content, path) }),
  );
  const ofDishes = kind === 'menu' ? checkMenu(content) : [];
  return [
    ...found,
    ...ofDishes.map(({ dish, message, path }) => ({ severity: 'warning' as const, message, path, source: dish })),
  ].toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

function sourceOf(kind: ContentKind, content: unknown, path: readonly PathStep[]): string {
  const redirect = kind === 'settings' && path[0] === 'redirects' ? valueAt(content, path.slice(0, 2)) : undefined;
  if (isRecord(redirect) && typeof redirect.from === 'string' && redirect.from.trim() !== '')
    return `Redirect from ${redirect.from.trim()}`;
  if (kind !== 'menu') return findField(contentDefinitions[kind].schema, path.slice(0, -1)).title;
  if (path[0] !== 'sections' || path.length < 2) return 'Menu';
  if (path[2] === 'items' && path.length >= 4) return nameOfDish(valueAt(content, path.slice(0, 4)));
  return nameOfSection(valueAt(content, path.slice(0, 2)));
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** “1 error, 2 warnings”. */
export function countChecks(checks: readonly ItemCheck[]): string {
  const errors = checks.filter(({ severity }) => severity === 'error').length;
  const warnings = checks.length - errors;
  return [errors > 0 ? count(errors, 'error') : [], warnings > 0 ? count(warnings, 'warning') : []].flat().join(', ');
}
