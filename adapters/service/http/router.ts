import { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { HttpError } from './response.ts';
import type { Route } from './route.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: Route;
  readonly steps: readonly string[];
  /** Whether the last segment is an id that can contain slashes, encoded or not. */
  readonly endsWithSlashes: boolean;
}

const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);
const isParam = (step: string): boolean => step.startsWith('{');

/**
 * Finds the route of a request. Literal path segments win over parameters, so that /api/jobs/locations is not a job.
 * Throws an `HttpError`: 404 for an unknown path, 405 for an unknown method, 400 for a malformed URL.
 */
export function createRouter(routes: readonly Route[]): (method: string, target: string) => RouteMatch {
  const patterns: readonly Pattern[] = routes
    .map((route) => ({
      route,
      steps: splitPath(route.endpoint.path),
      endsWithSlashes: endsWithSlashes(route.endpoint),
    }))
    .sort((one, other) => countParams(one) - countParams(other));

  return (method, target) => {
    if (!target.startsWith('/') || target.length > 4096) throw new HttpError(400, 'The URL is malformed.');
    const [path = '', ...search] = target.split('?');
    const steps = splitPath(path);
    const candidates = patterns.filter((pattern) => matchesPath(pattern, steps));
    const found = candidates.find(({ route }) => route.endpoint.method === method);
    if (found)
      return {
        route: found.route,
        params: readParams(found, steps),
        query: readQuery(search.join('?')),
      };
    if (candidates.length === 0) throw new HttpError(404, 'There is no such endpoint.');
    throw new HttpError(
      405,
      `This endpoint only accepts ${candidates.map(({ route }) => route.endpoint.method).join(', ')}.`,
    );
  };
}

const countParams = ({ steps }: Pattern): number => steps.filter(isParam).length;

/** Editors’ calls have further segments after the id of a page, so they encode its slash. */
function endsWithSlashes({ access, path, params }: Endpoint): boolean {
  const last = /\{(\w+)\}$/.exec(path)?.[1];
  return access === 'visitor' && last !== undefined && z.safeParse(params.shape[last], 'a/b').success;
}

function matchesPath({ steps: pattern, endsWithSlashes }: Pattern, steps: readonly string[]): boolean {
  const rest = steps.slice(pattern.length);
  if (endsWithSlashes ? rest.includes('') : rest.length > 0) return false;
  return pattern.every((step, index) => (isParam(step) ? Boolean(steps[index]) : step === steps[index]));
}

function readParams({ steps: pattern }: Pattern, steps: readonly string[]): Record<string, string> {
  const last = pattern.length - 1;
  const partAt = (index: number): string => (index === last ? steps.slice(last).join('/') : (steps[index] ?? ''));
  const named = pattern.flatMap((step, index) =>
    isParam(step) ? [[step.slice(1, -1), decodeOnce(partAt(index))] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Decodes exactly once. The id's schema rejects a percent sign that is left. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError(400, 'The URL contains an invalid escape sequence.');
  }
}

function readQuery(search: string): Record<string, string> {
  decodeOnce(search.replaceAll('+', ' '));
  const entries = [...new URLSearchParams(search)];
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) throw new HttpError(400, 'The query contains a field twice.');
  return Object.fromEntries(entries);
}
