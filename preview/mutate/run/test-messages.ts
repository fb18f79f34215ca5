import { z } from 'zod';

const failure = z.object({
  file: z.string(),
  title: z.string(),
  hasRequirementId: z.boolean(),
  reason: z.string().optional(),
});

/** A test that failed. `hasRequirementId`: its title contains one. `reason`: why its file cannot be loaded. */
export type Failure = Readonly<z.output<typeof failure>>;

/** What the process that runs tests is asked to run: tests that import a file, directly or indirectly. */
export const testRequest = z.object({
  /** Path from the root of the tree. */
  file: z.string(),
  /** Runs only so many test files: those nearest to the file. */
  first: z.number().optional(),
  /** Runs no more files after a failure of a test with a requirement id, because nothing more can be learned. */
  stopAtRequirement: z.boolean(),
});
export type TestRequest = Readonly<z.output<typeof testRequest>>;

/** `started`: how many of the test files, nearest first, may have run. */
export const fromTestProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed'), failure, started: z.number() }),
  z.object({ kind: z.literal('ended') }),
]);
export type FromTestProcess = z.output<typeof fromTestProcess>;
