import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { kill } from 'node:process';
import { type Failure, fromTestProcess, type TestRequest } from './test-messages.ts';

export interface TestResult {
  readonly failures: readonly Failure[];
  /** How many of the test files, nearest first, may have run when the last test failed. */
  readonly started: number;
  /** Whether the time limit was reached. */
  readonly timedOut: boolean;
}

export interface TestRunner {
  /** Runs tests, one request at a time. The limit is in milliseconds. */
  run(request: TestRequest, limitMs: number): Promise<TestResult>;
  stop(): void;
}

const processEnded = (): Error => new Error('The process that runs the tests ended.');

/**
 * Runs the tests of a copy of the project in a process of its own, which is stopped with all that its tests have
 * started when they take too long, and started again for the next run.
 */
export function createTestRunner(tree: string): TestRunner {
  let running: Promise<ChildProcess> | undefined;
  let stop = (): void => undefined;

  function start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'test-process.ts'), { cwd: tree, detached: true, stdio: 'ignore' });
    stop = () => {
      running = undefined;
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', stop);
    child.once('exit', () => process.off('exit', stop));
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', () => reject(processEnded()));
      child.once('error', reject);
    });
  }

  async function run(request: TestRequest, limitMs: number): Promise<TestResult> {
    running ??= start();
    const child = await running;
    return new Promise((resolve, reject) => {
      const failures: Failure[] = [];
      let started = 0;
      function end(timedOut: boolean): void {
        release();
        if (timedOut) stop();
        resolve({ failures, started, timedOut });
      }
      function fail(): void {
        release();
        running = undefined;
        reject(processEnded());
      }
      function receive(message: unknown): void {
        const received = fromTestProcess.parse(message);
        if (received.kind === 'ended') end(false);
        if (received.kind !== 'failed') return;
        started = received.started;
        failures.push(received.failure);
      }
      function release(): void {
        clearTimeout(limit);
        child.off('message', receive).off('exit', fail);
      }
      const limit = setTimeout(() => end(true), limitMs);
      child.on('message', receive).once('exit', fail);
      child.send(request);
    });
  }

  return { run, stop: () => stop() };
}
