import { linksOfContent } from '#adapters/service/content/texts/links-of-content.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { hasPlaceholderInPath } from '#schemas/content/page/placeholders.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { redirectsOf } from '#schemas/content/rules/hidden-pages.ts';
import type { RedirectStep } from '#schemas/content/settings/redirect-chains.ts';
import { createDeadPathFinder } from './dead-path-finder.ts';
import { describeDeadPath } from './dead-targets.ts';

export interface LinkFacts {
  /** The addresses at which visitors see a page now. */
  readonly liveAddresses: readonly string[];
  /** All redirects of the site. */
  readonly redirects: readonly RedirectStep[];
}

/** Links of content to addresses of the site without a page, in fields, rich texts and tiles. Redirects have a check of their own. */
export function findDeadLinks(
  kind: ContentKind,
  content: unknown,
  { liveAddresses, redirects }: LinkFacts,
): RuleError[] {
  const links = linksOfContent(kind, content).filter(
    ({ href, path: [field] }) => href.startsWith('/') && !hasPlaceholderInPath(href) && field !== 'redirects',
  );
  // Most content has no link, and a site has thousands of addresses.
  if (links.length === 0) return [];
  const own = kind === 'settings' ? redirectsOf(content) : [];
  const findDeadPath = createDeadPathFinder(liveAddresses, [...own, ...redirects]);
  return links.flatMap(({ href, path: field }) => {
    const path = findDeadPath(href);
    return path === undefined ? [] : [{ path: field, message: describeDeadPath(path) }];
  });
}
