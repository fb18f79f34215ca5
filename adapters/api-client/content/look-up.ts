import { ApiProblem } from '../api-problem.ts';

/** What came of asking for one thing. `missing`: the service says that it does not exist. */
export type LookUp<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: ApiProblem };

/** Turns a call's rejection into a value. What is no `ApiProblem` is a fault of the program and stays thrown. */
export async function lookUp<Value>(asked: Promise<Value>): Promise<LookUp<Value>> {
  try {
    return { kind: 'found', value: await asked };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.code === 'missing' ? { kind: 'missing' } : { kind: 'failed', problem: error };
  }
}

/** The value; where there is none, an error with `message`, so that the page can say what is missing. */
export function orThrow<Value>(answer: LookUp<Value>, message: string): Value {
  if (answer.kind === 'found') return answer.value;
  throw answer.kind === 'failed' ? answer.problem : new Error(message);
}
