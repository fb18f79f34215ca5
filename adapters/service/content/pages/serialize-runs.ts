/**
 * Returns a function that runs `work` one run at a time. Calls during a run share one more run after it, because the
 * current one may have begun before what they are about. Resolves after the run of the call.
 */
export function serializeRuns(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    current = work().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (next) return next;
    if (!current) return start();
    next = current.then(start, start);
    return next;
  };
}
