import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import { normalizePath, readTarget } from './request-target.ts';

/** A rule of the table. `bare`: a prefix counts also in the middle of a word (`/menu-item` for `/menu-items-9`). */
export interface Redirect extends RedirectRule {
  readonly bare?: boolean | undefined;
}

/** Where an address leads. Made once from the rules; looking up costs the same however many there are. */
export interface RedirectTable {
  /** The address to send the visitor to, or undefined when the address stands as it is. */
  lookUp(target: string): string | undefined;
}

export interface LoadedTable {
  readonly table: RedirectTable;
  /** Rules that were refused, each with the reason. */
  readonly refused: readonly { readonly rule: Redirect; readonly reason: string }[];
}

const isAbsolute = (to: string): boolean => /^https?:\/\//i.test(to);
const keyOf = (path: string): string => normalizePath(decoded(path)).toLowerCase();

/** Rules may name a path as it is written or as it stands in the address bar. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A redirect that is followed by more redirects than this goes in a circle or might as well. */
const longestChain = 10;

/**
 * Makes the table. Chains are shortened so that a visitor is sent straight to the end; rules that lead back to
 * themselves are refused. Of two rules for one path the first holds.
 */
export function loadRedirects(rules: readonly Redirect[]): LoadedTable {
  const exact = new Map<string, Redirect>();
  const prefixes: { readonly start: string; readonly bare: boolean; readonly rule: Redirect }[] = [];
  for (const rule of rules) {
    const key = keyOf(rule.from);
    if (!exact.has(key)) exact.set(key, rule);
    if (rule.prefix) prefixes.push({ start: key, bare: rule.bare === true, rule });
  }
  const find = (path: string): Redirect | undefined => {
    const key = keyOf(path);
    return exact.get(key) ?? prefixes.find(({ start, bare }) => key.startsWith(bare ? start : `${start}/`))?.rule;
  };
  const refused = rules.flatMap((rule) => {
    const end = followTo(rule, find);
    return end === undefined ? [{ rule, reason: `${rule.from} leads back to itself.` }] : [];
  });
  return { table: { lookUp: (target) => lookUp(target, find) }, refused };
}

type Find = (path: string) => Redirect | undefined;

const pathOf = (to: string): string => to.split(/[?#]/)[0] || '/';

/** The end of the chain that `rule` begins; undefined when it has none. */
function followTo(rule: Redirect, find: Find): string | undefined {
  let { to } = rule;
  for (let steps = 0; steps < longestChain; steps += 1) {
    const next = isAbsolute(to) ? undefined : find(pathOf(to));
    if (!next) return to;
    to = next.to;
  }
  return undefined;
}

function lookUp(raw: string, find: Find): string | undefined {
  const target = readTarget(raw);
  if (!target.ok) return undefined;
  const rule = find(target.path);
  const end = rule && followTo(rule, find);
  if (end !== undefined) return join(end, target.search);
  return target.normalize ? undefined : encodePath(target.path) + target.search;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The target with its own slashes put right and the visitor's query kept, before the anchor. */
function join(to: string, search: string): string {
  const [beforeHash = '', hash] = to.split('#');
  const [path = '/', query] = beforeHash.split('?');
  const queries = [query, search.slice(1)].filter(Boolean).join('&');
  const normalized = isAbsolute(to) ? path : normalizePath(path === '' ? '/' : path);
  return inAscii(normalized + (queries ? `?${queries}` : '') + (hash ? `#${hash}` : ''));
}

/** Header fields hold plain signs only; others are escaped as browsers would. */
const inAscii = (address: string): string => address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
