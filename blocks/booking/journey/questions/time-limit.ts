/** A timeout that can be extended. `expired` rejects when it is over, and never settles after `clear`. */
export interface TimeLimit {
  readonly passed: Promise<never>;
  /** Restarts the timeout with this many milliseconds. */
  extend(ms: number): void;
  lift(): void;
}

export function limitTime(ms: number): TimeLimit {
  let timer: ReturnType<typeof setTimeout>;
  let end = (): void => undefined;
  const passed = new Promise<never>((_, reject) => {
    end = () => reject(new Error('It took too long.'));
  });
  const extend = (more: number): void => {
    clearTimeout(timer);
    timer = setTimeout(end, more);
  };
  extend(ms);
  return { passed, extend, lift: () => clearTimeout(timer) };
}

/** Resolves like the promise, or rejects after this many milliseconds. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const limit = limitTime(ms);
  try {
    return await Promise.race([promise, limit.passed]);
  } finally {
    limit.lift();
  }
}

/** Returns a signal that aborts after this many milliseconds or together with another signal. */
export function abortAfter(ms: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  setTimeout(abort, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
