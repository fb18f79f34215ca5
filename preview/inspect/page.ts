import { argv, env, exit, stderr, stdout } from 'node:process';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';
import { createClock } from '#adapters/clock.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createPlanDependencies } from '#site/pages/plan/create-plan-dependencies.ts';
import { planDocument } from '#site/pages/plan/plan-document.ts';
import { createSiteSource } from '#site/pages/source/create-site-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { describeDocument } from './describe-document.ts';
import { findService } from './find-service.ts';
import { readPageAddress } from './read-page-address.ts';

/**
 * Describes what the product shows at an address and why: `npm run page <path or URL>`. Loads what the site loads, from
 * the API at API_URL, or from the embedded service with the address that `npm start` stored in the data folder. The exit
 * status is 1 if the page cannot be shown.
 */
const configuration = readCheckedConfiguration(env);
if (!configuration.ok) {
  stderr.write(`${configuration.message}\n`);
  exit(1);
}
const baseUrl = findService(configuration.value);
if (!baseUrl) {
  stderr.write('Nothing is running. Start the product with npm start, or set API_URL.\n');
  exit(1);
}
const address = readPageAddress(argv[2] ?? '/');
if (!address) {
  stderr.write('Give a path such as /menu, or a URL.\n');
  exit(1);
}

const entries: LogEntry[] = [];
const log = (entry: LogEntry): void => void entries.push(entry);
const clock = createClock(configuration.value.clockOffsetSeconds);
const { tokenUrl, siteOrigin = '' } = configuration.value;
const client = createApiClient({ baseUrl, tokenUrl, configuration: configuration.value, log });
const cached = createCachedContent({ source: client, configuration: configuration.value, clock, log });
const source = createSiteSource({ client, cached, configuration: configuration.value, clock, log });
const now = (): Date => new Date(clock.now());
const dependencies = createPlanDependencies({
  client,
  source,
  configuration: configuration.value,
  clock: now,
  origin: () => siteOrigin,
  socialCards: false,
  log,
});
const document = await planDocument(
  {
    route: matchRoute(address.path),
    path: address.path,
    query: parseQuery(address.search).query,
    now: now(),
    mode: 'public',
  },
  dependencies,
);
client.close();
const notes = new Set(entries.flatMap(({ message }) => (message ? [`log: ${message}`] : [])));
stdout.write(`${[describeDocument(document), ...notes].join('\n')}\n`);
if (document.kind === 'error') process.exitCode = 1;
