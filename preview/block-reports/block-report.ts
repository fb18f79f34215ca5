import { z } from 'zod';

const field = z.object({
  /** Relative to the tile: `links[].linkText`. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  required: z.boolean(),
  /** The value of an absent field as JSON; empty if the schema states none. */
  default: z.string(),
  /** As text; empty if there are none. */
  limits: z.string(),
});

const failure = z.object({ example: z.string(), message: z.string() });

/** Everything known about a tile type. Sizes are in bytes, compressed with brotli. */
export const blockReport = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.int(),
  /** The type’s own fields, without those that every tile has. */
  fields: z.array(field),
  needs: z.array(z.object({ source: z.string(), optional: z.boolean() })),
  examples: z.array(z.object({ name: z.string(), story: z.string() })),
  /** What a visitor’s browser loads for it beyond React and the framework, which all islands of a page share. */
  script: z.int(),
  /** The style sheets in its block’s folder. */
  style: z.int(),
  /** The migrations to each version after the first. */
  history: z.array(z.object({ version: z.int(), title: z.string() })),
  /** Demo pages that use it, and how often. */
  uses: z.array(z.object({ page: z.string(), tiles: z.int() })),
  /** A hash of everything the checks depend on: while it is the same, they need not run again. Empty if unknown. */
  content: z.string().default(''),
  /** By check: the failures of its examples. */
  results: z.record(z.string(), z.array(failure)),
});

/** The content of `reports/block-reports.json`, by tile type. */
export const blockReports = z.record(z.string(), blockReport);

export type BlockReport = z.output<typeof blockReport>;
export type BlockReportField = z.output<typeof field>;
