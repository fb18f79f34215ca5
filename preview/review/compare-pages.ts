import { isRecord } from '#schemas/content/is-record.ts';
import type { Change } from './compare/change.ts';
import { type Contents, describeDifference, fieldOf, rowNumbers } from './compare/describe-difference.ts';
import { findChanges } from './compare/find-changes.ts';
import { schemaOf } from './compare/schema-of.ts';
import { valueAt } from './values/value-at.ts';

/** A difference between the live page and a draft, as shown to editors. */
export interface Difference extends Change {
  /** The tile that it is in; absent for the page's own fields. */
  readonly tile?: { readonly key: string; readonly type: string };
  /** “Hero “Noodles” moved from row 1 to row 2”. */
  readonly text: string;
}

/**
 * Compares a draft with the live page, both as they are stored; `undefined` if the page is not live. Tiles are matched
 * by type and key, so that one moved tile is one difference. Equal contents give an empty list.
 */
export function comparePages(live: unknown, draft: unknown): Difference[] {
  const contents = { live, draft, liveRows: rowNumbers(live), draftRows: rowNumbers(draft) };
  return findChanges(live, draft).map((change) => {
    const field = fieldOf(change, contents, schemaOf);
    const tile = tileOf(change, contents);
    return {
      ...change,
      ...(tile && { tile }),
      text: describeDifference(change, field, contents),
    };
  });
}

function tileOf({ kind, path }: Change, { live, draft }: Contents): Difference['tile'] | undefined {
  if (path[0] !== 'tiles' || path.length < 2) return undefined;
  const tile = valueAt(kind === 'removed' ? live : draft, path.slice(0, 2));
  return isRecord(tile) ? { key: String(tile.key ?? ''), type: String(tile.type ?? '') } : undefined;
}
