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
  /** The item that has the id. */
  readonly owner?: ContentState;
}

/** Checks the name and the id of a new item; undefined if it can be created. */
export function validateNewItem(
  { kind, noun, idLabel = 'Id' }: KindView,
  { name, id }: { readonly name: string; readonly id: string },
  items: readonly ContentState[],
): NewItemError | undefined {
  const { schema, idField = '', nameField } = contentDefinitions[kind];
  if (name.trim() === '')
    return { field: 'name', message: `Enter a ${findField(schema, [nameField]).title.toLowerCase()}.` };
  const label = idLabel.toLowerCase();
  if (id.trim() === '') return { field: 'id', message: `Enter the ${label}.` };
  const issue = findField(schema, [idField]).wrappedSchema?.safeParse(id, { reportInput: true }).error?.issues[0];
  if (issue) return { field: 'id', message: `The ${label} ${describeIssue(issue)}.` };
  return findTakenId({ noun, idLabel }, id, items);
}

/** Says which item has an id; undefined if none has it. */
export function findTakenId(
  { noun, idLabel = 'Id' }: Pick<KindView, 'noun' | 'idLabel'>,
  id: string,
  items: readonly ContentState[],
): NewItemError | undefined {
  const label = idLabel.toLowerCase();
  const owner = items.find((item) => item.id.toLowerCase() === id.toLowerCase());
  if (owner?.deletedAt)
    return { field: 'id', message: `A deleted ${noun} has this ${label}. Restore it, or enter another one.` };
  return owner && { field: 'id', message: `“${owner.name ?? owner.id}” has this ${label}. Enter another one.`, owner };
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
