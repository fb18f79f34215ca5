import { type FocusEvent, useState } from 'react';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { issuePath } from '#schemas/content/problem/describe-issue.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';

/** Whether a problem is about a field that nobody has filled in. */
export function isUnfilled(content: unknown, { path }: Pick<Problem, 'path'>): boolean {
  const value = valueAt(content, path);
  return isBlank(value) || (Array.isArray(value) && value.length === 0);
}

/** The titles of the fields that a draft still needs: “Description”. */
export function listMissingFields(kind: ContentKind, draft: unknown): readonly string[] {
  const { schema } = contentDefinitions[kind];
  const paths = schema.safeParse(draft).error?.issues.map(issuePath) ?? [];
  return paths
    .filter((path) => isUnfilled(draft, { path }))
    .map((path) => findField(schema, path).title.split(': ').at(-1) ?? '');
}

/** The paths of the fields that the focus has left, and the handler that notes them. */
export function useLeftFields(): readonly [ReadonlySet<string>, (event: FocusEvent<HTMLElement>) => void] {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const noteLeft = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const paths: string[] = [];
    let field = target.closest<HTMLElement>('[data-path]');
    while (field && !field.contains(relatedTarget)) {
      paths.push(field.dataset.path ?? '');
      field = field.parentElement?.closest<HTMLElement>('[data-path]') ?? null;
    }
    if (paths.some((path) => !left.has(path))) setLeft(new Set([...left, ...paths]));
  };
  return [left, noteLeft];
}

/** The problems to show at fields of an item that was never live: not those of empty fields nobody has left. */
export const withoutUnfilled = <Each extends Problem>(
  problems: readonly Each[],
  content: unknown,
  left: ReadonlySet<string>,
): readonly Each[] => problems.filter((each) => !isUnfilled(content, each) || left.has(formatPath(each.path)));
