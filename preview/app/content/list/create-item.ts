import { type ItemContent, putItemDraft } from '#preview/app/api/content.ts';
import { slugify } from '#preview/app/pages/slugify.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { describeIssue } from '#schemas/content/problem/describe-issue.ts';
import type { KindView } from '../kind-views.ts';

/** Why an item cannot be created, and the field that causes it. */
export interface NewItemError {
  readonly field: 'name' | 'id';
  readonly message: string;
}

/** Checks the name and the id of a new item; undefined if it can be created. */
export function validateNewItem(
  { kind, noun, idLabel = 'Id' }: KindView,
  { name, id }: { readonly name: string; readonly id: string },
  items: readonly ContentState[],
): NewItemError | undefined {
  if (name.trim() === '') return { field: 'name', message: 'Enter a name.' };
  const { schema, idField = '' } = contentDefinitions[kind];
  const label = idLabel.toLowerCase();
  if (id.trim() === '') return { field: 'id', message: `Enter the ${label}.` };
  const issue = findField(schema, [idField]).wrappedSchema?.safeParse(id, { reportInput: true }).error?.issues[0];
  if (issue) return { field: 'id', message: `The ${label} ${describeIssue(issue)}.` };
  const other = items.find((item) => item.id.toLowerCase() === id.toLowerCase());
  if (other?.deletedAt)
    return { field: 'id', message: `A deleted ${noun} has this ${label}. Restore it, or enter another one.` };
  return other && { field: 'id', message: `“${other.name ?? other.id}” has this ${label}. Enter another one.` };
}

/** The first content of a new item, to be completed in its form. */
export function startingContent({ kind }: KindView, name: string, id: string): ItemContent {
  const { idField = '', nameField } = contentDefinitions[kind];
  const named = { [idField]: id, [nameField]: name.trim() };
  if (kind === 'restaurants') return { ...named, slug: slugify(name), city: slugify(name) };
  if (kind === 'job') return { ...named, position_unique_name: slugify(name) };
  return kind === 'menu' ? { ...named, sections: [] } : named;
}

/** Creates an item as a draft. Rejects when the service refuses it. */
export const createItem = (view: KindView, name: string, id: string): Promise<ContentState> =>
  putItemDraft({ kind: view.kind, id }, startingContent(view, name, id), 0);
