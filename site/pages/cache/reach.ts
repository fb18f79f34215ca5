import { thanksPath } from '#site/forms/wallet/thanks-path.ts';
import type { Route } from '#site/routing/match-route.ts';
import { tellsPosition } from '../resolve/tells-position.ts';

/**
 * Who may keep a document, and who learns its address. `shared`: everyone may keep it, `unkept`: nobody. `located`: nor is
 * the next page, with all that runs there, told the address; `private`: nor that the visitor was on this site at all.
 */
export type Reach = 'shared' | 'unkept' | 'located' | 'private';

interface Reached {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly kept: boolean;
}

/** The reach of a document at an address; without one it is a page that stands at many. */
export function reachOf(address: Reached | undefined): Reach {
  if (address?.route.kind === 'preferences') return 'private';
  if (address && tellsPosition(address.query)) return 'located';
  // A cache before the site would give everybody's page to who has just joined, and has one of its own.
  if (address?.path === thanksPath) return 'unkept';
  return address?.kept === false ? 'unkept' : 'shared';
}

const referrerPolicies = new Map<Reach, string>([
  ['located', 'strict-origin'],
  ['private', 'no-referrer'],
]);

/** The headers of every document, with the policy on referrers that this reach asks for. */
export function withReferrerPolicy(
  headers: readonly (readonly [string, string])[],
  reach: Reach,
): (readonly [string, string])[] {
  const policy = referrerPolicies.get(reach);
  if (policy === undefined) return [...headers];
  return [...headers.filter(([name]) => name !== 'Referrer-Policy'), ['Referrer-Policy', policy]];
}
