import type { z } from 'zod';
import { nameOf as nameOfTile } from '#preview/app/document/page-content.ts';
import type { Change } from '#preview/review/compare/change.ts';
import { describeValue, describeValueChange } from '#preview/review/compare/describe-value.ts';
import { findChanges } from '#preview/review/compare/find-changes.ts';
import { compareMenus, type MenuChange } from '#preview/review/menu/compare-menus.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { ordinal } from '#schemas/content/field/find-field.ts';
import { getInnerFields, getMeta } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { media } from '#schemas/content/media/media.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';

/** A difference between two versions of an item, in words. */
export interface ItemDifference {
  readonly key: string;
  /** `removed` is marked. */
  readonly kind: Change['kind'] | MenuChange['kind'];
  /** “Laksa: Price £12.50 → £13.00”. */
  readonly text: string;
  /** Where it is in the newer version. */
  readonly path?: readonly PathStep[];
  /** The pictures before and after, if the difference is another picture. */
  readonly pictures?: readonly string[];
}

/** What a version of an item changes in another one; `undefined` if there is no other one. */
export const describeItemChanges = (kind: ContentKind, before: unknown, after: unknown): ItemDifference[] =>
  kind === 'menu' ? describeMenuChanges(before, after) : describeFieldChanges(kind, before, after);

/** Dishes are matched by their ids, and changed allergens come first. */
const describeMenuChanges = (before: unknown, after: unknown): ItemDifference[] =>
  compareMenus(before, after).map(({ kind, text, path }) => ({ key: `${path.join('.')} ${text}`, kind, text, path }));

const describeFieldChanges = (kind: ContentKind, before: unknown, after: unknown): ItemDifference[] =>
  findChanges(before, after).map((change) => ({
    key: `${change.kind} ${change.livePath.join('.')} ${change.path.join('.')}`,
    kind: change.kind,
    path: change.path,
    text: describeItemChange(kind, change, before, after),
    ...(hasOtherPicture(change) && { pictures: [change.before, change.after].flatMap(pictureOf) }),
  }));

/** The address of a picture; empty for other values and for videos. */
const pictureOf = (value: unknown): readonly string[] => {
  const { success, data } = media.safeParse(value);
  return success ? [data.url] : [];
};

const hasOtherPicture = ({ before, after }: Change): boolean => pictureOf(before).join() !== pictureOf(after).join();

function describeItemChange(kind: ContentKind, change: Change, before: unknown, after: unknown): string {
  const isRemoved = change.kind === 'removed';
  const path = isRemoved ? change.livePath : change.path;
  const { label, schema } = labelOf(
    contentDefinitions[kind].schema,
    path,
    isRemoved ? before : after,
    change.kind === 'changed',
  );
  const entry = schema && getInnerFields(schema).get('*');
  switch (change.kind) {
    case 'added':
      return `${label}: added ${nameOfEntry(path, change.after) ?? describeValue(change.after, entry)}`;
    case 'removed':
      return `${label}: removed ${nameOfEntry(path, change.before) ?? describeValue(change.before, entry)}`;
    case 'moved':
      return `${label}: ${nameOfEntry(path, change.after) ?? describeValue(change.after, entry)} moved from ${ordinal(Number(change.livePath.at(-1)))} to ${ordinal(Number(path.at(-1)))}`;
    case 'changed':
      return `${label}: ${describeValueChange(change.before, change.after, schema)}`;
  }
}

/**
 * Labels a path by the titles of its fields. An entry with a name is called by it, and what is around it is left out, but not
 * the tile: “Laksa: Price”. For an entry of a list that is added, removed or moved, the label is that of the list.
 */
export function labelOf(
  root: z.ZodType,
  path: readonly PathStep[],
  content: unknown,
  isValue: boolean,
): { readonly label: string; readonly schema: z.ZodType | undefined } {
  let schema: z.ZodType | undefined = root;
  let parts: string[] = [];
  const steps = isValue ? path : path.slice(0, -1);
  for (const [at, step] of steps.entries()) {
    const isWithinTile = isOwnTile(steps.slice(0, 2)) && at > 1;
    const entryPath = steps.slice(0, at + 1);
    schema = isOwnTile(entryPath)
      ? findTileType(String(valueAt(content, [...entryPath, 'type'])))?.schema
      : schema && getInnerFields(schema).get(typeof step === 'number' ? '*' : step);
    if (typeof step === 'number') {
      const name = nameOfEntry(entryPath, valueAt(content, entryPath));
      parts =
        name === undefined
          ? [`${parts.join(': ')}, ${ordinal(step)}`]
          : [...(isWithinTile ? parts.slice(0, 1) : []), name];
    } else parts.push((schema && getMeta(schema).title) ?? step);
  }
  return { label: parts.join(': '), schema };
}

const nameFields = ['name', 'title', 'linkText', 'text', 'question', 'heading', 'from'] as const;

/** Whether a path is that of one of the own tiles of a restaurant. */
const isOwnTile = (path: readonly PathStep[]): boolean => path.length === 2 && path[0] === 'heroTiles';

/** The name of an entry in a list; undefined if it has none. A tile is named by its type and heading, as on pages. */
export function nameOfEntry(path: readonly PathStep[], entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  if (isOwnTile(path)) return nameOfTile(entry);
  const name = nameFields
    .map((field) => entry[field])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name.slice(0, 60) : undefined;
}
