import { readFileSync, writeSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { containsRequirementId } from '../requirement-ids.ts';
import type { Failure } from './run-tests.ts';

/** The pipe to the parent process (`run-tests.ts`). */
const pipe = 3;

const stopAtRequirement = process.env.STOPS_AT_NAMED === 'true';

/** Writes a line of JSON for each failed test. A file that cannot be loaded counts as a failure of all its tests. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export.
export default class FailuresReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestCaseResult(test: TestCase): Promise<void> {
    if (test.result().state === 'failed')
      await this.#fail({ file: test.module.relativeModuleId, title: test.fullName }, test.fullName);
  }

  async onTestModuleEnd(module: TestModule): Promise<void> {
    if (module.state() !== 'failed' || [...module.children.allTests()].length > 0) return;
    const [error] = module.errors();
    const title = 'the file cannot be loaded';
    const reason = error?.message.split('\n')[0];
    await this.#fail(
      { file: module.relativeModuleId, title, ...(reason && { reason }) },
      readFileSync(module.moduleId, 'utf8'),
    );
  }

  async #fail(failure: Omit<Failure, 'hasRequirementId'>, text: string): Promise<void> {
    const hasRequirementId = containsRequirementId(text);
    writeSync(pipe, `${JSON.stringify({ ...failure, hasRequirementId })}\n`);
    if (hasRequirementId && stopAtRequirement) await this.#vitest?.cancelCurrentRun('test-failure');
  }
}
