/** A timeout that can be extended. `expired` rejects when it is over, and never settles after `clear`. */
export interface TimeLimit {
  readonly expired: Promise<never>;
  /** Restarts the timeout with this many milliseconds. */
  extend(ms: number): void;
  clear(): void;
}

export function createTimeLimit(ms: number): TimeLimit {
  let timer: ReturnType<typeof setTimeout>;
  let end = (): void => undefined;
  const expired = new Promise<never>((_, reject) => {
    end = () => reject(new Error('Timed out.'));
  });
  const extend = (more: number): void => {
    clearTimeout(timer);
    timer = setTimeout(end, more);
  };
  extend(ms);
  return { expired, extend, clear: () => clearTimeout(timer) };
}

/** Resolves like the promise, or rejects after this many milliseconds. */
export async function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const limit = createTimeLimit(ms);
  try {
    return await Promise.race([promise, limit.expired]);
  } finally {
    limit.clear();
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
