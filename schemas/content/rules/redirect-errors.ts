import { isRecord } from '../is-record.ts';
import { createRedirectFinder, followRedirect, type RedirectStep, redirectKey } from '../settings/redirect-chains.ts';
import type { RuleError } from './find-rule-errors.ts';

/** A redirect of a list, and its position there. */
export interface ListedRedirect extends RedirectStep {
  readonly at: number;
}

/**
 * Redirects that lead back to themselves, including through those that the site has by itself, and those that another one
 * in the list replaces. Of one path, the site's own redirect wins.
 */
export function findRedirectErrors(
  list: readonly unknown[],
  builtIn: readonly RedirectStep[] = [],
): readonly RuleError[] {
  const rules = readRedirects(list);
  const find = createRedirectFinder<RedirectStep>([...builtIn, ...rules]);
  const seen = new Map<string, ListedRedirect[]>();
  return rules.flatMap((rule): RuleError[] => {
    const key = redirectKey(rule.from);
    const earlier = seen.get(key) ?? [];
    seen.set(key, [...earlier, rule]);
    if (hasNoEffect(rule, earlier))
      return [{ path: [rule.at, 'from'], message: `${rule.from} is in the list twice. Remove one of the two.` }];
    const chain = followRedirect(rule, find);
    return chain.kind === 'loops' ? [{ path: [rule.at, 'to'], message: describeLoop(chain.addresses) }] : [];
  });
}

/** The redirects of a list that have both addresses. */
export const readRedirects = (list: readonly unknown[]): readonly ListedRedirect[] => list.flatMap(readRedirect);

function readRedirect(value: unknown, at: number): ListedRedirect[] {
  if (!isRecord(value) || typeof value.from !== 'string' || typeof value.to !== 'string') return [];
  const { from, to, prefix } = value;
  return from.trim() === '' || to.trim() === ''
    ? []
    : [{ at, from: from.trim(), to: to.trim(), prefix: prefix === true }];
}

/** A path can have two redirects: one of its own, and one of all paths below it. */
const hasNoEffect = ({ prefix }: ListedRedirect, earlier: readonly ListedRedirect[]): boolean =>
  earlier.length > 0 && (!prefix || earlier.some((each) => each.prefix));

function describeLoop([from = '', to = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `This redirect never ends: ${shorten([from, to, ...others]).join(' → ')}.`;
  return redirectKey(from) === redirectKey(to.split(/[?#]/)[0] ?? '')
    ? 'A redirect must not lead to itself.'
    : 'A redirect of all below an address must not lead below that address.';
}

const maxAddresses = 5;
const shorten = (addresses: readonly string[]): readonly string[] =>
  addresses.length <= maxAddresses ? addresses : [...addresses.slice(0, maxAddresses), '…'];
