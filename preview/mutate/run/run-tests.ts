import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { env, execPath, kill } from 'node:process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';

const failure = z.object({
  file: z.string(),
  title: z.string(),
  hasRequirementId: z.boolean(),
  reason: z.string().optional(),
});

/** A test that failed. `hasRequirementId`: its title contains one. `reason`: why its file cannot be loaded. */
export type Failure = z.output<typeof failure>;

export interface TestResult {
  readonly failures: readonly Failure[];
  /** Whether the time limit was reached. */
  readonly timedOut: boolean;
}

export interface TestRun {
  /** Root of a copy of the project. */
  readonly tree: string;
  /** The arguments of vitest. */
  readonly args: readonly string[];
  readonly limitMs: number;
  /** Stops at the first failure with a requirement id, because nothing more can be learned. */
  readonly stopAtRequirement: boolean;
}

/** Milliseconds for running tests to end, once the result is known. */
const graceMs = 15_000;

const reporter = join(import.meta.dirname, 'failures-reporter.ts');

export function runTests({ tree, args, limitMs, stopAtRequirement }: TestRun): Promise<TestResult> {
  return new Promise((resolve, reject) => {
    const failures: Failure[] = [];
    let timedOut = false;
    const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
    const child = spawn(execPath, [vitest, ...args, '--run', '--passWithNoTests', `--reporter=${reporter}`], {
      cwd: tree,
      detached: true,
      env: { ...env, STOPS_AT_NAMED: String(stopAtRequirement) },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    /** Ends vitest and the processes that its tests have started. */
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) kill(-child.pid, 'SIGKILL');
    };
    const limit = setTimeout(() => {
      timedOut = true;
      end();
    }, limitMs);
    let grace: NodeJS.Timeout | undefined;
    const pipe = child.stdio[3];
    if (pipe instanceof Readable)
      createInterface({ input: pipe }).on('line', (line) => {
        const read = failure.parse(JSON.parse(line));
        failures.push(read);
        if (read.hasRequirementId && stopAtRequirement) grace ??= setTimeout(end, graceMs);
      });
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(limit);
      clearTimeout(grace);
      process.off('exit', end);
      resolve({ failures, timedOut });
    });
  });
}
