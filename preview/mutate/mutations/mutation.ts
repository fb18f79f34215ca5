/** One small change of a source file that a test should notice. */
export interface Mutation {
  /** Path from the root of the tree, with slashes. */
  readonly file: string;
  readonly mutator: MutatorName;
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

export const mutatorNames = [
  'boundary',
  'equality',
  'logical',
  'boolean',
  'statement',
  'string',
  'array',
  'branches',
] as const;
export type MutatorName = (typeof mutatorNames)[number];

export const applyMutation = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
