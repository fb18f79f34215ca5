import { configureGlobal } from 'fast-check';

/**
 * Property tests try the same values in each run, so that a change is the only reason for a failure. The scheduled
 * `npm run test:all` tries others. A failure prints its seed.
 */
configureGlobal({
  seed: process.env.TEST_ALL ? Date.now() : 1,
  // `npm run check` tries fewer.
  numRuns: process.env.TEST_QUICK ? 25 : 100,
});
