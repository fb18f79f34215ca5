import { ApiProblem } from '../api-problem.ts';

/** Rejects with the code `cancelled` when the signal aborts. To be raced with work that others may still wait for. */
export const rejectWhenAborted = (signal: AbortSignal, route: string): Promise<never> =>
  new Promise((_, reject) => {
    const cancel = (): void => reject(new ApiProblem({ code: 'cancelled', route, message: 'was cancelled' }));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
