import { thanksPath } from '#site/forms/wallet/thanks-path.ts';
import type { Route } from '#site/routing/match-route.ts';
import { hasPosition } from '../resolve/has-position.ts';

/**
 * Who may cache a document, and who may learn its address. `public`: shared caches may store it. `uncached`: none may.
 * `position-in-address` and `secret-in-address` are uncached too; the first sends other pages only the site’s origin as
 * referrer, the second sends none.
 */
export type CacheScope = 'public' | 'uncached' | 'position-in-address' | 'secret-in-address';

export interface ScopedAddress {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly isCacheable: boolean;
}

/** Addresses below these contain keys of customers and bookings. */
export const secretRoutes: ReadonlySet<Route['kind']> = new Set(['preferences', 'manage-booking', 'waiting-list']);

/** The cache scope of the document at an address; without one it is a page shown at many addresses. */
export function cacheScopeOf(address: ScopedAddress | undefined): CacheScope {
  if (address && secretRoutes.has(address.route.kind)) return 'secret-in-address';
  if (address && hasPosition(address.query)) return 'position-in-address';
  // A shared cache would give everybody’s page to new subscribers, who have one of their own.
  if (address?.path === thanksPath) return 'uncached';
  return address?.isCacheable === false ? 'uncached' : 'public';
}

const referrerPolicies = new Map<CacheScope, string>([
  ['position-in-address', 'strict-origin'],
  ['secret-in-address', 'no-referrer'],
]);

/** The headers of every document, with the referrer policy of this scope. */
export function withReferrerPolicy(
  headers: readonly (readonly [string, string])[],
  scope: CacheScope,
): (readonly [string, string])[] {
  const policy = referrerPolicies.get(scope);
  if (policy === undefined) return [...headers];
  return [...headers.filter(([name]) => name !== 'Referrer-Policy'), ['Referrer-Policy', policy]];
}
