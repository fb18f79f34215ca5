import type { MergeConflict } from './merge-values.ts';

/** The result of merging two versions of content. */
export interface Merged<Content> {
  readonly content: Content;
  readonly conflicts: readonly MergeConflict[];
  /** New keys for parts of mine with keys that the other side has used for added parts. */
  readonly renamed: ReadonlyMap<string, string>;
}
