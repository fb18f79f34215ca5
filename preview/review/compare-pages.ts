import { applyChanges } from './compare/apply-changes.ts';
import type { Change } from './compare/change.ts';
import { findChanges } from './compare/find-changes.ts';
import { type Risk, riskOf } from './compare/risk-of.ts';
import { type Contents, fieldOf, rowNumbers, sayDifference } from './compare/say-difference.ts';
import { schemaOf } from './compare/schema-of.ts';
import { isRecord, valueAt } from './values/value-at.ts';

/** A difference between what is live and a draft, as an editor is told of it. */
export interface Difference extends Change {
  /** The tile it is in; absent for the page's own fields. */
  readonly tile?: { readonly key: string; readonly type: string };
  readonly risk: Risk;
  /** “Hero “Noodles” moved from row 1 to row 2”. */
  readonly words: string;
}

/**
 * Compares a draft with what is live, both as they are stored; `undefined` where nothing is live. Tiles are followed by
 * type and key, so that one tile that was moved is one difference. Contents that are the same give nothing.
 */
export function comparePages(live: unknown, draft: unknown): Difference[] {
  const contents = { live, draft, liveRows: rowNumbers(live), draftRows: rowNumbers(draft) };
  return findChanges(live, draft).map((change) => {
    const field = fieldOf(change, contents, schemaOf);
    const tile = tileOf(change, contents);
    return {
      ...change,
      ...(tile && { tile }),
      risk: riskOf(change, field),
      words: sayDifference(change, field, contents),
    };
  });
}

/** Makes the draft of what is live and its differences. */
export const applyDifferences = (live: unknown, differences: readonly Difference[]): unknown =>
  applyChanges(live, differences);

function tileOf({ kind, path }: Change, { live, draft }: Contents): Difference['tile'] | undefined {
  if (path[0] !== 'tiles' || path.length < 2) return undefined;
  const tile = valueAt(kind === 'removed' ? live : draft, path.slice(0, 2));
  return isRecord(tile) ? { key: String(tile.key ?? ''), type: String(tile.type ?? '') } : undefined;
}
