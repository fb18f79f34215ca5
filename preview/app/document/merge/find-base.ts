import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { areTiles, entryAt, matchEntries } from './merge-lists.ts';
import { fieldOf, isEqual, type MergeContext, mergeValues, type VersionedType } from './merge-values.ts';

/** Finds a base: `mine` may have been stored after `base`, before the other editor saved `theirs`. */
export type SettleBase<Content> = (versions: VersionedType<Content>) => Content;

/** The version that both sides are based on, given what the service may have stored since the first one. */
export const findBase = <Content>(
  [first, ...sent]: readonly [Content, ...Content[]],
  theirs: Content,
  settle: SettleBase<Content>,
): Content => sent.reduce((base, mine) => settle({ base, mine, theirs }), first);

/** The base where theirs tells nothing about it. It differs from every value, so that each difference is a conflict. */
const unknownBase = Object.freeze({ isUnknown: true });

/** Whether theirs has everything that mine changed. */
function hasChanges(versions: VersionedType, path: readonly PathStep[]): boolean {
  const context: MergeContext = { conflicts: [], choose: () => 'mine', order: 'mine' };
  const merged = mergeValues(versions, path, context);
  return context.conflicts.length === 0 && isEqual(merged, versions.theirs);
}

/**
 * The base of a value: mine if theirs has its changes, the old base if theirs has none of them. If theirs has another
 * value in the same place, either may be the base.
 */
export function settleValues(versions: VersionedType, path: readonly PathStep[]): unknown {
  const { base, mine, theirs } = versions;
  if (isEqual(base, mine) || isEqual(base, theirs)) return base;
  if (isEqual(mine, theirs) || hasChanges(versions, path)) return mine;
  if (hasChanges({ base: mine, mine: base, theirs }, path)) return base;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return settleLists({ base, mine, theirs }, path);
  const known = [base, mine].filter((each) => each !== undefined);
  if (!known.every(isRecord)) return unknownBase;
  const names = new Set(known.flatMap((each) => Object.keys(each)));
  const fields = [...names].map((name) => {
    const own = { base: fieldOf(base, name), mine: fieldOf(mine, name), theirs: fieldOf(theirs, name) };
    return [name, settleValues(own, [...path, name])] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The entries that the base must have. What theirs does not have, mine adds. */
const settleLists = ({ base, mine, theirs }: VersionedType<readonly unknown[]>, path: readonly PathStep[]): unknown[] =>
  matchEntries({ base, mine, theirs }, areTiles(path)).flatMap((at): unknown[] => {
    const isInTheirs = at.theirs !== undefined;
    if (!isInTheirs && (at.base === undefined || at.mine === undefined)) return [];
    const entry = { base: entryAt(base, at.base), mine: entryAt(mine, at.mine), theirs: entryAt(theirs, at.theirs) };
    if (at.base === undefined) return at.mine === undefined ? [] : [entry.mine];
    return [settleValues(entry, [...path, at.base])];
  });
