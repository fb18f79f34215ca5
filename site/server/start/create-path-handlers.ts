import type { ApiClient } from '#adapters/api-client/client.ts';
import { systemClock } from '#adapters/clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { createReadiness, health } from '#site/operations/health.ts';
import { createIslandErrorHandler } from '#site/operations/island-errors.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { createTokenHandler } from '#site/operations/visitor-token.ts';
import { createRobots } from '#site/routing/crawlers/robots.ts';
import { createSitemap } from '#site/routing/crawlers/send-sitemap.ts';
import { serverPaths } from '#site/routing/server-paths.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

interface PathHandlersInput {
  readonly client: ApiClient;
  readonly configuration: Configuration;
  readonly limits: VisitorLimits;
  readonly origin: () => string;
  readonly readiness: Omit<Parameters<typeof createReadiness>[0], 'sleep'>;
  readonly sitemap: Parameters<typeof createSitemap>[0];
  readonly log: SiteLog;
}

/** Creates the handlers of the server’s own paths. */
export const createPathHandlers = (input: PathHandlersInput): SiteDependencies['pathHandlers'] =>
  new Map([
    [serverPaths.health, health],
    [serverPaths.readiness, createReadiness({ ...input.readiness, sleep: systemClock.sleep })],
    [serverPaths.robots, createRobots(input.origin)],
    [serverPaths.sitemap, createSitemap(input.sitemap)],
    [serverPaths.islandErrors, createIslandErrorHandler({ log: input.log, countReport: input.limits.countCall })],
    [
      serverPaths.token,
      createTokenHandler({
        request: async (clearCache) => (await input.client.call(endpoints.token, { body: { clearCache } })).accessToken,
        now: Date.now,
        expiryMs: input.configuration.tokenExpiryMs,
        marginMs: input.configuration.tokenMarginMs,
      }),
    ],
  ]);
