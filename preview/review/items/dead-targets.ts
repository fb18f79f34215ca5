import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { type AddressFacts, redirectsOf } from '#schemas/content/rules/hidden-pages.ts';
import {
  createRedirectFinder,
  followRedirect,
  isAbsoluteAddress,
  pathOf,
  type RedirectStep,
  redirectKey,
} from '#schemas/content/settings/redirect-chains.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { isServerPath } from '#site/routing/server-paths.ts';

/** Redirects of the settings that end at an address of the site without a page. */
export function findDeadTargets(settings: unknown, { liveAddresses, builtInRedirects }: AddressFacts): RuleError[] {
  const rules = redirectsOf(settings);
  const find = createRedirectFinder<RedirectStep>([...builtInRedirects, ...rules]);
  const live = new Set(liveAddresses.map(redirectKey));
  return rules.flatMap((rule) => {
    const chain = followRedirect<RedirectStep>(rule, find);
    if (chain.kind === 'loops' || isAbsoluteAddress(chain.to) || isAnswered(pathOf(chain.to), live)) return [];
    const message = `There is no live page at ${pathOf(chain.to)}, so visitors get “Page not found”.`;
    return [{ path: ['redirects', rule.at, 'to'], message }];
  });
}

/** Whether the site has something at a path. `live` has the keys of live addresses. */
function isAnswered(path: string, live: ReadonlySet<string>): boolean {
  const key = redirectKey(path);
  if (live.has(key) || isServerPath(key)) return true;
  const route = matchRoute(key);
  switch (route.kind) {
    case 'page':
    case 'unknown':
    case 'offer':
    case 'job':
    case 'menu':
      return false;
    // A restaurant has more addresses than its live ones, for example without its city.
    case 'place':
      return isOfRestaurant(route.word, live);
    case 'restaurant':
      return isOfRestaurant(route.slug, live);
    default:
      return true;
  }
}

const isOfRestaurant = (word: string, live: ReadonlySet<string>): boolean =>
  [...live].some((key) => key.startsWith('/restaurants/') && key.split('/').includes(word));
