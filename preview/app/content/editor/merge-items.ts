import type { ItemContent } from '#preview/app/api/content.ts';
import type { Merge } from '#preview/app/document/merge/join-versions.ts';
import { type MergeContext, mergeValues } from '#preview/app/document/merge/merge-values.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** Merges two versions of an item that share a base, field by field. Pure. */
export const mergeItems: Merge<ItemContent> = (versions, choose = () => 'mine', order = 'mine') => {
  const context: MergeContext = { conflicts: [], choose, order };
  const merged = mergeValues(versions, [], context);
  return { content: isRecord(merged) ? merged : versions.mine, conflicts: context.conflicts, renamed: new Map() };
};
