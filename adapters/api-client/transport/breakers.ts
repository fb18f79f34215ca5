import { LRUCache } from 'lru-cache';
import type { Clock } from '#adapters/clock.ts';
import { ApiProblem } from '../api-problem.ts';
import {
  type CallOutcome,
  type CircuitBreaker,
  createCircuitBreaker,
  getUpstreamGroup,
  type UpstreamGroup,
} from './circuit-breaker.ts';

/** The addresses whose failures are counted. A forgotten one starts again at zero. */
const maxAddresses = 1000;

/**
 * The circuit breakers of an API. One for each part of it counts calls without a reply of the API itself; one for each
 * address of content also counts failures of the API there, which say nothing about other addresses.
 */
export function createBreakers({ clock }: { readonly clock: Clock }) {
  const ofGroup: Readonly<Record<UpstreamGroup, CircuitBreaker>> = {
    content: createCircuitBreaker(clock),
    booking: createCircuitBreaker(clock),
    forms: createCircuitBreaker(clock),
  };
  const ofAddress = new LRUCache<string, CircuitBreaker>({ max: maxAddresses });

  function breakerAt(address: string): CircuitBreaker {
    const breaker = ofAddress.get(address) ?? createCircuitBreaker(clock);
    ofAddress.set(address, breaker);
    return breaker;
  }

  /**
   * Returns a function to report the call's error with, or undefined if the call must not be sent now. `path` is that of
   * the endpoint, `url` the called one.
   */
  return (method: string, path: string, url: string): ((error?: unknown) => void) | undefined => {
    const group = getUpstreamGroup(method, path);
    if (group === undefined) return () => undefined;
    const settleGroup = ofGroup[group].admit();
    if (settleGroup === undefined) return undefined;
    const settleOutage = (error?: unknown): void => settleGroup(toOutcome(error, isOutage));
    // A failure of a booking or a form can be that of one guest's request.
    if (group !== 'content') return settleOutage;
    const settleAddress = breakerAt(url.split('?')[0] ?? url).admit();
    if (settleAddress === undefined) {
      settleGroup('ignored');
      return undefined;
    }
    return (error) => {
      settleOutage(error);
      settleAddress(toOutcome(error, (problem) => isOutage(problem) || isFailure(problem)));
    };
  };
}

/** A 404 or a refused form still shows that the API works. */
function toOutcome(error: unknown, hasFailed: (problem: ApiProblem) => boolean): CallOutcome {
  if (error === undefined) return 'succeeded';
  if (!(error instanceof ApiProblem) || error.code === 'cancelled') return 'ignored';
  return hasFailed(error) ? 'failed' : 'succeeded';
}

const isOutage = ({ code, status }: ApiProblem): boolean =>
  code === 'unreachable' ||
  code === 'not-connected' ||
  code === 'timed-out' ||
  status === 502 ||
  status === 503 ||
  status === 504;

const isFailure = ({ code, status }: ApiProblem): boolean => code === 'failed' && status !== 501;
