import type { ApiClient } from '#adapters/api-client/client.ts';
import type { CachedContent } from '#adapters/api-client/content/cached-content.ts';
import type { Clock } from '#adapters/clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { createApiContentSource } from './api-content-source.ts';
import type { ContentSource } from './content-source.ts';
import { deriveLists } from './derive-lists.ts';
import { reportMenuTags } from './report-menu-tags.ts';
import { withDefaultTemplates } from './templates/with-default-templates.ts';
import { withCollectionLinks } from './with-collection-links.ts';

interface SiteSourceInput {
  readonly client: ApiClient;
  readonly cached: CachedContent;
  readonly configuration: Pick<Configuration, 'cacheTtlSeconds' | 'clickCollectUrl'>;
  readonly clock: Clock;
  readonly log: SiteLog;
}

/** The content of the API, with derived lists and default templates where the API has none. */
export function createSiteSource({ client, cached, configuration, clock, log }: SiteSourceInput): ContentSource {
  const source = reportMenuTags(createApiContentSource(client, cached), log);
  const ttlMs = configuration.cacheTtlSeconds * 1000;
  return withDefaultTemplates(withCollectionLinks(deriveLists(source, { ttlMs, clock, log }), configuration), log);
}
