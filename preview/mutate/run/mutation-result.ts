import type { Mutation } from '../mutations/mutation.ts';
import type { Failure } from './test-messages.ts';
import type { TestResult } from './test-runner.ts';

/** `killed-by-named`: by a test with a requirement id in its title; `killed`: only by other tests. */
export const outcomes = ['killed-by-named', 'killed', 'survived', 'timed-out'] as const;
export type Outcome = (typeof outcomes)[number];

export interface MutationResult extends Mutation {
  readonly outcome: Outcome;
  readonly failures: readonly Failure[];
}

export function resultOf(mutation: Mutation, { failures, timedOut }: TestResult): MutationResult {
  return { ...mutation, failures, outcome: outcomeOf(failures, timedOut) };
}

function outcomeOf(failures: readonly Failure[], timedOut: boolean): Outcome {
  if (failures.some(({ hasRequirementId }) => hasRequirementId)) return 'killed-by-named';
  if (failures.length > 0) return 'killed';
  return timedOut ? 'timed-out' : 'survived';
}
