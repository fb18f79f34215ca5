import { ApiProblem } from '../api-problem.ts';

/** Result of requesting one item. `missing`: the API answered that it does not exist. */
export type LookUp<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: ApiProblem };

/** Turns a rejected call into a value. Errors other than `ApiProblem` are programming errors and are thrown again. */
export async function lookUp<Value>(request: Promise<Value>): Promise<LookUp<Value>> {
  try {
    return { kind: 'found', value: await request };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.code === 'missing' ? { kind: 'missing' } : { kind: 'failed', problem: error };
  }
}

/** Returns the value, or throws: the problem of a failed call, or an error with `message` for a missing item. */
export function orThrow<Value>(answer: LookUp<Value>, message: string): Value {
  if (answer.kind === 'found') return answer.value;
  throw answer.kind === 'failed' ? answer.problem : new Error(message);
}
