import type { ItemContent } from '#preview/app/api/content.ts';
import { type SettleBase, settleValues } from '#preview/app/document/merge/find-base.ts';
import { type MergeContext, mergeValues } from '#preview/app/document/merge/merge-values.ts';
import type { Merge } from '#preview/app/document/merge/merged.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** Merges two versions of an item that share a base, field by field. Pure. */
export const mergeItems: Merge<ItemContent> = (versions, choose = () => 'mine', order = 'mine') => {
  const context: MergeContext = { conflicts: [], choose, order };
  const merged = mergeValues(versions, [], context);
  const content = isRecord(merged) ? merged : versions.mine;
  return { content, conflicts: context.conflicts, renamed: new Map(), rename: (item) => item };
};

/** Finds the base of two versions of an item. Pure. */
export const settleItems: SettleBase<ItemContent> = (versions) => {
  const settled = settleValues(versions, []);
  return isRecord(settled) ? settled : versions.base;
};
