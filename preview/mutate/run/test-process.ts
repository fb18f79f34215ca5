import { join, relative } from 'node:path';
import { cwd, exit } from 'node:process';
import { createVitest } from 'vitest/node';
import { FailuresReporter } from './failures-reporter.ts';
import { growingBatches, nearestFirst } from './nearest-first.ts';
import { type FromTestProcess, testRequest } from './test-messages.ts';

/**
 * Runs unit tests of the project in the working folder, as its parent process requests (`test-runner.ts`). Vitest, and
 * what it knows of the imports, stay loaded between the runs.
 */
const send = (message: FromTestProcess): boolean | undefined => process.send?.(message);

/** Runs tests in the given order. */
class GivenOrder {
  readonly sort = <Test>(tests: Test): Test => tests;
  readonly shard = <Test>(tests: Test): Test => tests;
}

const reporter = new FailuresReporter((failure) => send({ kind: 'failed', failure, started: reporter.started }));
const vitest = await createVitest({
  root: cwd(),
  watch: false,
  passWithNoTests: true,
  // Slow tests would take minutes per mutation.
  project: ['unit', 'isolated', 'dom'],
  reporters: [reporter],
  sequence: { sequencer: GivenOrder },
});
await vitest.standalone();

/** The file that was mutated last. It has been restored since. */
let restored: string | undefined;

process.on('disconnect', () => exit());
process.on('message', async (message) => {
  const { file, first, stopAtRequirement } = testRequest.parse(message);
  const path = join(cwd(), file);
  for (const changed of new Set([path, restored ?? path])) vitest.invalidateFile(changed);
  restored = path;
  vitest.config.related = [path];
  const tests = nearestFirst(file, await vitest.getRelevantTestSpecifications(), ({ moduleId, project }) => ({
    file: relative(cwd(), moduleId),
    project: project.name,
  })).slice(0, first);
  reporter.start(tests);
  for (const batch of growingBatches(tests)) {
    await vitest.runTestSpecifications(batch);
    if (stopAtRequirement && reporter.hasRequirementFailed) break;
  }
  send({ kind: 'ended' });
});
send({ kind: 'ready' });
