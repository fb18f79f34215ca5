import type { Clock } from '#adapters/clock.ts';

/** Consecutive failures after which the breaker opens. */
const failureThreshold = 5;

/** Milliseconds until one call is sent to probe the API. */
const pauseMs = 5000;

/** Result of an admitted call. `ignored`: it says nothing about the API, for example because the caller cancelled. */
export type CallOutcome = 'succeeded' | 'failed' | 'ignored';

export interface CircuitBreaker {
  /** Returns a function to report the call's outcome with, or undefined if the call must not be sent now. */
  admit(): ((outcome: CallOutcome) => void) | undefined;
}

/**
 * Stops calls to a part of the API that keeps failing, so that visitors do not wait for it. After the pause a single
 * call probes it: success closes the breaker, failure starts another pause.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let consecutiveFailures = 0;
  let openUntil: number | undefined;
  let isProbing = false;

  const settle = (outcome: CallOutcome, isProbe: boolean): void => {
    if (isProbe) isProbing = false;
    if (outcome === 'ignored') return;
    if (outcome === 'succeeded') {
      consecutiveFailures = 0;
      openUntil = undefined;
      return;
    }
    consecutiveFailures += 1;
    if (consecutiveFailures >= failureThreshold) openUntil = clock.now() + pauseMs;
  };

  return {
    admit() {
      if (openUntil === undefined) return (outcome) => settle(outcome, false);
      if (isProbing || clock.now() < openUntil) return undefined;
      isProbing = true;
      return (outcome) => settle(outcome, true);
    },
  };
}

export type UpstreamGroup = 'content' | 'booking' | 'forms';

/**
 * The part of the API that a path belongs to; each part fails independently. The change feed and the token have no
 * breaker, because their callers wait and retry themselves.
 */
export function getUpstreamGroup(method: string, path: string): UpstreamGroup | undefined {
  if (path.startsWith('/api/v1/content/changes') || path === '/api/token') return undefined;
  if (path.startsWith('/api/booking') || path.startsWith('/api/v1/braintree')) return 'booking';
  return method === 'GET' ? 'content' : 'forms';
}
