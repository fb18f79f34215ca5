import { thanksPath } from '#site/forms/wallet/thanks-path.ts';
import type { Route } from '#site/routing/match-route.ts';
import { tellsPosition } from '../resolve/tells-position.ts';

/**
 * Who may cache a document, and who may learn its address. `public`: shared caches may store it. `uncached`: none may.
 * `position-in-address` and `secret-in-address` are uncached too; the first sends other pages only the site’s origin as
 * referrer, the second sends none.
 */
export type Reach = 'shared' | 'unkept' | 'located' | 'private';

interface Reached {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly kept: boolean;
}

/** The cache scope of the document at an address; without one it is a page shown at many addresses. */
export function reachOf(address: Reached | undefined): Reach {
  if (address?.route.kind === 'preferences') return 'private';
  if (address && tellsPosition(address.query)) return 'located';
  // A shared cache would give everybody’s page to new subscribers, who have one of their own.
  if (address?.path === thanksPath) return 'unkept';
  return address?.kept === false ? 'unkept' : 'shared';
}

const referrerPolicies = new Map<Reach, string>([
  ['located', 'strict-origin'],
  ['private', 'no-referrer'],
]);

/** The headers of every document, with the referrer policy of this scope. */
export function withReferrerPolicy(
  headers: readonly (readonly [string, string])[],
  reach: Reach,
): (readonly [string, string])[] {
  const policy = referrerPolicies.get(reach);
  if (policy === undefined) return [...headers];
  return [...headers.filter(([name]) => name !== 'Referrer-Policy'), ['Referrer-Policy', policy]];
}
