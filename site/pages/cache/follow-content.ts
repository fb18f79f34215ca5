import type { ApiClient } from '#adapters/api-client/client.ts';
import type { CachedContent } from '#adapters/api-client/content/cached-content.ts';
import { watchChanges } from '#adapters/api-client/content/watch-changes.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import { reasonOf, type SiteLog } from '#site/operations/site-log.ts';
import { loadRedirects, type RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import type { RememberingSource } from '../resolve/remember-missing.ts';
import type { DocumentCache } from './document-cache.ts';

/** Pause before failed settings are loaded again. */
const retryMs = 2000;

interface ContentParts {
  readonly client: ApiClient;
  readonly cached: CachedContent;
  readonly source: RememberingSource;
  readonly cache: DocumentCache;
  readonly configuration: Configuration;
  readonly log: SiteLog;
}

export interface FollowedContent {
  /** The current redirects: the built-in ones and those of the settings. */
  redirects(): RedirectTable;
  /** Whether settings were loaded at least once. */
  known(): boolean;
  stop(): void;
}

/** Follows published changes: invalidates caches, reloads redirects and has documents rendered again. */
export function followContent(parts: ContentParts): FollowedContent {
  const { client, cached, source, cache, log } = parts;
  const ending = new AbortController();
  let known = false;
  let latest = 0;
  let redirects = loadTable(parts, []);
  /** Counts loads of the settings, so that the result of an outdated load is ignored. */
  let asked = 0;
  let retry: NodeJS.Timeout | undefined;
  const reload = async (): Promise<void> => {
    asked += 1;
    const own = asked;
    clearTimeout(retry);
    try {
      const settings = await source.settings();
      known = true;
      if (own === asked) redirects = loadTable(parts, settings.redirects);
    } catch (error) {
      log({ level: 'warning', event: 'settings-unavailable', message: reasonOf(error) });
      if (own === asked && !ending.signal.aborted) retry = setTimeout(() => void reload(), retryMs).unref();
    }
  };
  void watchChanges(
    client,
    (changes, sequence) => {
      const kinds = changes === 'everything' ? (['everything'] as const) : changes.map(({ kind }) => kind);
      for (const kind of kinds) cached.invalidate(kind);
      source.forget();
      latest = sequence;
      // Redirects first, then the version, so that no page is rendered for an address that now redirects.
      void reload().finally(() => cache.setVersion(String(latest)));
    },
    ending.signal,
  );
  return {
    redirects: () => redirects,
    known: () => known,
    stop() {
      ending.abort();
      clearTimeout(retry);
    },
  };
}

function loadTable({ configuration, log }: ContentParts, rules: readonly RedirectRule[]): RedirectTable {
  const { table, refused } = loadRedirects(siteRedirects(configuration, rules));
  for (const { reason } of refused) log({ level: 'warning', event: 'redirect-refused', message: reason });
  return table;
}
