import type { OrderChoice } from './merge-order.ts';
import type { MergeConflict, Side, VersionedType } from './merge-values.ts';

/** The result of merging two versions of content. */
export interface Merged<Content> {
  readonly content: Content;
  readonly conflicts: readonly MergeConflict[];
  /** New keys for parts of mine with keys that the other side has used for added parts. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Gives these parts their new keys in another state of mine. */
  readonly rename: (content: Content) => Content;
}

/** Merges two versions that share a base, like `mergePages`. */
export type Merge<Content> = (
  versions: VersionedType<Content>,
  choose?: (conflict: MergeConflict) => Side,
  order?: OrderChoice,
) => Merged<Content>;
