import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import { normalizePath, parseTarget } from './request-target.ts';

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

const isAbsolute = (to: string): boolean => /^https?:\/\//i.test(to);
const keyOf = (path: string): string => normalizePath(decodePath(path)).toLowerCase();

/** Rules may contain a path decoded or encoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A longer chain of redirects counts as a circle. */
const maxChainLength = 10;

/**
 * Creates the table. Chains are resolved, so that a visitor is redirected once. Circular rules are rejected. The first
 * rule of a path wins.
 */
export function loadRedirects(rules: readonly Redirect[]): LoadedTable {
  const exact = new Map<string, Redirect>();
  const prefixes: { readonly start: string; readonly isPartial: boolean; readonly rule: Redirect }[] = [];
  for (const rule of rules) {
    const key = keyOf(rule.from);
    if (!exact.has(key)) exact.set(key, rule);
    if (rule.prefix) prefixes.push({ start: key, isPartial: rule.isPartial === true, rule });
  }
  const find = (path: string): Redirect | undefined => {
    const key = keyOf(path);
    return (
      exact.get(key) ?? prefixes.find(({ start, isPartial }) => key.startsWith(isPartial ? start : `${start}/`))?.rule
    );
  };
  const refused = rules.flatMap((rule) => {
    const end = resolveChain(rule, find);
    return end === undefined ? [{ rule, reason: `${rule.from} leads back to itself.` }] : [];
  });
  return { table: { lookUp: (target) => lookUp(target, find) }, refused };
}

type Find = (path: string) => Redirect | undefined;

const pathOf = (to: string): string => to.split(/[?#]/)[0] || '/';

/** The end of a chain of redirects; undefined where it is circular. */
function resolveChain(rule: Redirect, find: Find): string | undefined {
  let { to } = rule;
  for (let steps = 0; steps < maxChainLength; steps += 1) {
    const next = isAbsolute(to) ? undefined : find(pathOf(to));
    if (!next) return to;
    to = next.to;
  }
  return undefined;
}

function lookUp(raw: string, find: Find): string | undefined {
  const target = parseTarget(raw);
  if (!target.ok) return undefined;
  const rule = find(target.path);
  const end = rule && resolveChain(rule, find);
  if (end !== undefined) return join(end, target.search);
  return target.isNormalized ? undefined : encodePath(target.path) + target.search;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The target with normalized slashes and the visitor’s query, before the fragment. */
function join(to: string, search: string): string {
  const [beforeHash = '', hash] = to.split('#');
  const [path = '/', query] = beforeHash.split('?');
  const queries = [query, search.slice(1)].filter(Boolean).join('&');
  const normalized = isAbsolute(to) ? path : normalizePath(path === '' ? '/' : path);
  return toAscii(normalized + (queries ? `?${queries}` : '') + (hash ? `#${hash}` : ''));
}

/** Header fields must be ASCII. Other characters are percent-encoded, as browsers do. */
const toAscii = (address: string): string => address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
