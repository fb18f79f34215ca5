import { isRecord } from '../is-record.ts';
import { createRedirectFinder, type RedirectStep } from '../settings/redirect-chains.ts';
import type { RuleError } from './find-rule-errors.ts';
import { type ListedRedirect, readRedirects } from './redirect-errors.ts';

/** What is known of the site's addresses. */
export interface AddressFacts {
  /** The addresses at which visitors see a page now. */
  readonly liveAddresses: readonly string[];
  /** The redirects that the site has by itself. They come before those of the settings. */
  readonly builtInRedirects: readonly RedirectStep[];
}

/** The redirects of settings, valid or not. */
export const redirectsOf = (settings: unknown): readonly ListedRedirect[] =>
  readRedirects(isRecord(settings) && Array.isArray(settings.redirects) ? settings.redirects : []);

/** Redirects of the settings that lead visitors away from a live page. Each names one such page. */
export function findHiddenPages(settings: unknown, { liveAddresses, builtInRedirects }: AddressFacts): RuleError[] {
  const rules = redirectsOf(settings);
  if (rules.length === 0) return [];
  const find = createRedirectFinder<RedirectStep>([...builtInRedirects, ...rules]);
  const hidden = new Map<RedirectStep, string>();
  for (const address of liveAddresses) {
    const rule = find(address);
    if (rule && !hidden.has(rule)) hidden.set(rule, address);
  }
  return rules.flatMap((rule) => {
    const address = hidden.get(rule);
    const message = `${address} is a live page; visitors would not reach it. Change the address or unpublish the page first.`;
    return address === undefined ? [] : [{ path: ['redirects', rule.at, 'from'], message }];
  });
}
