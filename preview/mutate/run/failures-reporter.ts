import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { containsRequirementId } from '../requirement-ids.ts';
import type { Failure } from './test-messages.ts';

/** Reports each failed test. A file that cannot be loaded counts as a failure of all its tests. */
export class FailuresReporter implements Reporter {
  /** How many test files, in their order, may have run. */
  started = 0;
  hasRequirementFailed = false;
  readonly #report: (failure: Failure) => void;
  #order: ReadonlyMap<string, number> = new Map();

  constructor(report: (failure: Failure) => void) {
    this.#report = report;
  }

  start(tests: readonly TestSpecification[]): void {
    this.started = 0;
    this.hasRequirementFailed = false;
    this.#order = new Map(tests.map(({ moduleId }, at) => [moduleId, at + 1]));
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.started = Math.max(this.started, this.#order.get(moduleId) ?? 0);
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed')
      this.#fail({ file: test.module.relativeModuleId, title: test.fullName }, test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.state() !== 'failed' || [...module.children.allTests()].length > 0) return;
    const [error] = module.errors();
    const title = 'the file cannot be loaded';
    const reason = error?.message.split('\n')[0];
    this.#fail(
      { file: module.relativeModuleId, title, ...(reason && { reason }) },
      readFileSync(module.moduleId, 'utf8'),
    );
  }

  #fail(failure: Omit<Failure, 'hasRequirementId'>, text: string): void {
    const hasRequirementId = containsRequirementId(text);
    this.hasRequirementFailed ||= hasRequirementId;
    this.#report({ ...failure, hasRequirementId });
  }
}
