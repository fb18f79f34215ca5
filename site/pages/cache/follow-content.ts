import type { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import { watchChanges } from '#adapters/api-client/content/watch-changes.ts';
import { type Clock, systemClock } from '#adapters/clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { RedirectRule } from '#schemas/content/settings/settings.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { KnownParameters } from '#site/routing/known-parameters.ts';
import { loadRedirects, type RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import type { ContentSource } from '../source/content-source.ts';
import type { ContentChanges, DocumentCache } from './document-cache.ts';

/** Pause before failed settings are loaded again. */
const retryMs = 2000;

/** Pause before an API without a change feed is asked for one again. */
const feedRetryMs = 10 * 60_000;

interface FollowContentInput {
  readonly client: ApiClient;
  readonly source: Pick<ContentSource, 'settings'>;
  readonly applyChanges: (changes: ContentChanges) => void;
  /** What renders has content of its own. */
  readonly rendering: { applyChanges(changes: ContentChanges): void };
  readonly cache: DocumentCache;
  readonly knownParameters: Pick<KnownParameters, 'invalidate'>;
  readonly configuration: Configuration;
  readonly log: SiteLog;
  /** Between requests of the change feed; by default the system clock. */
  readonly clock?: Clock;
}

export interface ContentFollower {
  /** The current redirects: the built-in ones and those of the settings. */
  redirects(): RedirectTable;
  /** Whether settings were loaded at least once. */
  hasContent(): boolean;
  stop(): void;
}

/** Follows published changes: invalidates caches, reloads redirects and has documents rendered again. */
export function followContent(input: FollowContentInput): ContentFollower {
  const { client, source, cache, log, clock = systemClock } = input;
  const abortController = new AbortController();
  let hasContent = false;
  let redirects = createTable(input, []);
  /** Counts loads of the settings, so that the result of an outdated load is ignored. */
  let loadCount = 0;
  let retry: NodeJS.Timeout | undefined;
  const reload = async (): Promise<void> => {
    loadCount += 1;
    const thisLoad = loadCount;
    clearTimeout(retry);
    try {
      const settings = await source.settings();
      hasContent = true;
      if (thisLoad === loadCount) redirects = createTable(input, settings.redirects);
    } catch (error) {
      log({ level: 'warning', event: 'settings-unavailable', message: errorMessageOf(error) });
      if (thisLoad === loadCount && !abortController.signal.aborted)
        retry = setTimeout(() => void reload(), retryMs).unref();
    }
  };
  let polling: NodeJS.Timeout | undefined;
  let feedRetry: NodeJS.Timeout | undefined;
  /** Without a change feed, settings are loaded at the start and whenever their cache expires. */
  const poll = (): void => {
    log({
      level: 'info',
      event: 'no-change-feed',
      message: 'The API has no change feed. Changes show when caches expire.',
    });
    void reload().finally(() => cache.invalidate('everything'));
    const intervalMs = Math.max(1, input.configuration.cacheTtlSeconds) * 1000;
    polling = setInterval(() => void apply('everything'), intervalMs).unref();
  };
  const stopPolling = (): void => {
    clearInterval(polling);
    polling = undefined;
  };
  const apply = async (changes: ContentChanges): Promise<void> => {
    input.applyChanges(changes);
    input.rendering.applyChanges(changes);
    // Redirects first, then the documents, so that no page is rendered for an address that now redirects.
    if (changes === 'everything' || changes.some(({ kind }) => kind === 'settings')) await reload();
    input.knownParameters.invalidate(changes);
    cache.invalidate(changes);
  };
  const watch = async (): Promise<void> => {
    const listener = {
      onChange: (changes: ContentChanges) => void apply(changes),
      onFollowing: (isFollowing: boolean) => {
        if (isFollowing) stopPolling();
        cache.setFollowed(isFollowing);
      },
      onInterrupted: ({ code, status, message }: ApiProblem) =>
        log({ level: 'error', event: 'change-feed-failed', code, status, message }),
      onRecovered: (ms: number) =>
        log({ level: 'info', event: 'change-feed-recovered', ms, message: 'Published changes show at once again.' }),
    };
    const options = polling ? { clock, maxUselessReplies: 1 } : { clock };
    if ((await watchChanges(client, listener, abortController.signal, options)) !== 'absent') return;
    if (abortController.signal.aborted) return;
    if (!polling) poll();
    feedRetry = setTimeout(() => void watch(), feedRetryMs).unref();
  };
  void watch();
  return {
    redirects: () => redirects,
    hasContent: () => hasContent,
    stop() {
      abortController.abort();
      clearTimeout(retry);
      clearTimeout(feedRetry);
      stopPolling();
    },
  };
}

function createTable({ configuration, log }: FollowContentInput, rules: readonly RedirectRule[]): RedirectTable {
  const { table, refused } = loadRedirects(siteRedirects(configuration, rules));
  for (const { reason } of refused) log({ level: 'warning', event: 'redirect-refused', message: reason });
  return table;
}
