import { argv, env, exit, stderr, stdout } from 'node:process';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { systemClock } from '#adapters/clock.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { describePage } from './describe-page.ts';
import { findService } from './find-service.ts';

/**
 * Describes what the running product shows at an address and why: `npm run page <path>`. Uses the API at API_URL, or
 * the embedded service with the address that `npm start` stored in the data folder.
 */
const path = argv[2] ?? '/';
const configuration = readConfiguration(env);
if (!configuration.ok) {
  stderr.write(`${configuration.message}\n`);
  exit(1);
}
const baseUrl = findService(configuration.value);
if (!baseUrl) {
  stderr.write('Nothing is running. Start the product with npm start, or set API_URL.\n');
  exit(1);
}

const client = createApiClient({ baseUrl, configuration: configuration.value, log: () => undefined });
const cached = createCachedContent({
  source: client,
  configuration: configuration.value,
  clock: systemClock,
  log: () => undefined,
});
const source = createApiContentSource(client, cached);
const subject = await resolveRoute(matchRoute(path), source);
if (subject.kind !== 'found') {
  stdout.write(`404: ${subject.message}\n`);
} else {
  const answer = await source.page(subject.pageId);
  stdout.write(`page id: ${subject.pageId}\n`);
  stdout.write(
    answer.kind === 'found' ? `${describePage(JSON.stringify(answer.page)).text}\n` : `the page is ${answer.kind}\n`,
  );
}
client.close();
