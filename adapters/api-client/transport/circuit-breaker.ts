import type { Clock } from '#adapters/clock.ts';

interface BreakerInput {
  readonly clock: Clock;
  /** Failures in a row after which nothing is sent for a while. */
  readonly failures?: number;
  /** Milliseconds until one call is let through to see how things stand. */
  readonly pauseMs?: number;
}

/** What became of a call the breaker let through. `ignored`: it says nothing about the API (the caller gave up). */
export type CallOutcome = 'worked' | 'failed' | 'ignored';

export interface CircuitBreaker {
  /** Lets a call through, to be settled when it is done; undefined when it must not be sent now. */
  admit(): ((outcome: CallOutcome) => void) | undefined;
}

/**
 * Stops sending to a part of the API that keeps failing, so that its failure costs visitors no waiting. After the
 * pause a single call probes it: success closes the breaker, failure begins another pause.
 */
export function createCircuitBreaker({ clock, failures = 5, pauseMs = 5000 }: BreakerInput): CircuitBreaker {
  let inARow = 0;
  let openUntil: number | undefined;
  let probing = false;

  const settle = (outcome: CallOutcome, probe: boolean): void => {
    if (probe) probing = false;
    if (outcome === 'ignored') return;
    if (outcome === 'worked') {
      inARow = 0;
      openUntil = undefined;
      return;
    }
    inARow += 1;
    if (inARow >= failures) openUntil = clock.now() + pauseMs;
  };

  return {
    admit() {
      if (openUntil === undefined) return (outcome) => settle(outcome, false);
      if (probing || clock.now() < openUntil) return undefined;
      probing = true;
      return (outcome) => settle(outcome, true);
    },
  };
}

export type UpstreamGroup = 'content' | 'booking' | 'forms';

/**
 * Which part of the API a path belongs to: each fails by itself. The change feed and the token belong to none; their
 * callers wait and ask again by themselves.
 */
export function upstreamGroup(method: string, path: string): UpstreamGroup | undefined {
  if (path.startsWith('/api/v1/content/changes') || path === '/api/token') return undefined;
  if (path.startsWith('/api/booking') || path.startsWith('/api/v1/braintree')) return 'booking';
  return method === 'GET' ? 'content' : 'forms';
}
