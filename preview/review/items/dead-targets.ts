import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { type AddressFacts, redirectsOf } from '#schemas/content/rules/hidden-pages.ts';
import { redirectRule } from '#schemas/content/settings/settings.ts';
import { createDeadPathFinder } from './dead-path-finder.ts';

/** What visitors get at a path where there is nothing. */
export const describeDeadPath = (path: string): string =>
  `There is no live page at ${path}, so visitors get “Page not found”.`;

/** Redirects of the settings that end at an address of the site without a page. */
export function findDeadTargets(settings: unknown, { liveAddresses, builtInRedirects }: AddressFacts): RuleError[] {
  const rules = redirectsOf(settings);
  const findDeadPath = createDeadPathFinder(liveAddresses, [...builtInRedirects, ...rules]);
  return rules.flatMap(({ to, at }) => {
    // An invalid address has an error of its own.
    const path = redirectRule.shape.to.safeParse(to).success ? findDeadPath(to) : undefined;
    return path === undefined ? [] : [{ path: ['redirects', at, 'to'], message: describeDeadPath(path) }];
  });
}
