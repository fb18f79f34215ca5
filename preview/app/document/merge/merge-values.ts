import { canonical } from '#preview/review/compare/same-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { mergeLists } from './merge-lists.ts';
import type { OrderChoice } from './merge-order.ts';

export type Side = 'mine' | 'theirs';

/** The common ancestor of two contents, and what each side made of it. `undefined` means absent. */
export interface VersionedType<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A field that both sides changed differently, or that one side removed and the other changed. */
export interface MergeConflict extends VersionedType {
  /** Tiles are identified by their keys, not by their positions. */
  readonly path: readonly PathStep[];
}

export interface MergeContext {
  readonly conflicts: MergeConflict[];
  /** The side that a conflict is resolved for. */
  readonly choose: (conflict: MergeConflict) => Side;
  readonly order: OrderChoice;
}

const canonicalTexts = new WeakMap<object, string>();

/** `canonical`, cached for objects. Contents are immutable. */
export function canonicalText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonical(value);
  const known = canonicalTexts.get(value) ?? canonical(value);
  canonicalTexts.set(value, known);
  return known;
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || canonicalText(one) === canonicalText(other);

/**
 * Merges three versions of a value. A change of one side is taken; a change of both is a conflict. So are two lists
 * without a base: two similar entries may be one that was changed.
 */
export function mergeValues(versions: VersionedType, path: readonly PathStep[], context: MergeContext): unknown {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, path, context);
  if (isRecord(mine) && isRecord(theirs) && !isDifferentThing(mine, theirs))
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, path, context);
  return resolveConflict({ ...versions, path }, context);
}

/** Records a conflict. Returns the value of the chosen side. */
export function resolveConflict(conflict: MergeConflict, { conflicts, choose }: MergeContext): unknown {
  conflicts.push(conflict);
  return conflict[choose(conflict)];
}

/** Two different images or tile types cannot be merged field by field. */
const isDifferentThing = (mine: Record<string, unknown>, theirs: Record<string, unknown>): boolean =>
  mine.type !== theirs.type || ('url' in mine && 'url' in theirs && mine.url !== theirs.url);

function mergeRecords(
  { base, mine, theirs }: VersionedType<Record<string, unknown>>,
  path: readonly PathStep[],
  context: MergeContext,
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const fields = [...names].map((name) => {
    const own = { base: fieldOf(base, name), mine: fieldOf(mine, name), theirs: fieldOf(theirs, name) };
    return [name, mergeValues(own, [...path, name], context)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
