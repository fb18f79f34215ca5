import {
  createRedirectFinder,
  followRedirect,
  isAbsoluteAddress,
  normalizePath,
} from '#schemas/content/settings/redirect-chains.ts';
import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import { parseTarget } from './request-target.ts';

/** A redirect rule. `isPartial`: a prefix also matches within a path segment (`/menu-item` for `/menu-items-9`). */
export interface Redirect extends RedirectRule {
  readonly isPartial?: boolean | undefined;
}

/** Redirects by path. Exact rules are found in constant time, however many there are. */
export interface RedirectTable {
  /** The address to redirect to; undefined where there is no redirect. */
  lookUp(target: string): string | undefined;
}

export interface LoadedTable {
  readonly table: RedirectTable;
  /** Rejected rules with their reasons. */
  readonly refused: readonly { readonly rule: Redirect; readonly reason: string }[];
}

/**
 * Creates the table. Chains are resolved, so that a visitor is redirected once. Circular rules are rejected. The first
 * rule of a path wins.
 */
export function loadRedirects(rules: readonly Redirect[]): LoadedTable {
  const find = createRedirectFinder(rules);
  const refused = rules
    .filter((rule) => followRedirect(rule, find).kind === 'loops')
    .map((rule) => ({ rule, reason: `${rule.from} leads back to itself.` }));
  return { table: { lookUp: (target) => lookUp(target, find) }, refused };
}

type Find = ReturnType<typeof createRedirectFinder<Redirect>>;

function lookUp(raw: string, find: Find): string | undefined {
  const target = parseTarget(raw);
  if (!target.ok) return undefined;
  const rule = find(target.path);
  const chain = rule && followRedirect(rule, find);
  if (chain?.kind === 'ends') return join(chain.to, target.search);
  return target.isNormalized ? undefined : encodePath(target.path) + target.search;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The target with normalized slashes and the visitor’s query, before the fragment. */
function join(to: string, search: string): string {
  const [beforeHash = '', hash] = to.split('#');
  const [path = '/', query] = beforeHash.split('?');
  const queries = [query, search.slice(1)].filter(Boolean).join('&');
  const normalized = isAbsoluteAddress(to) ? path : normalizePath(path === '' ? '/' : path);
  return toAscii(normalized + (queries ? `?${queries}` : '') + (hash ? `#${hash}` : ''));
}

/** Header fields must be ASCII. Other characters are percent-encoded, as browsers do. */
const toAscii = (address: string): string => address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
