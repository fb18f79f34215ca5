import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';
import { readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { systemClock } from '#adapters/clock.ts';
import type { ReadPage } from '#blocks/page-reader.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { createSiteSource } from '#site/pages/source/create-site-source.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import type { ReviewFacts } from '../review/finding.ts';
import { checkFile } from './check-file.ts';
import { findService } from './find-service.ts';
import { gatherContentFacts } from './gather-content-facts.ts';

/**
 * Checks the page of tiles in a JSON file: `npm run content <file.json>`. Links and the ids of menus, offers and
 * restaurants are checked against the content of the running product. `API_MAPPING` is obeyed as the site does.
 */
const file = argv[2];
if (!file) {
  stderr.write('Give a file with a page: npm run content <file.json>\n');
  exit(1);
}

const text = await readFile(file, 'utf8').catch((error: unknown) => {
  stderr.write(`${file} cannot be read: ${errorMessageOf(error)}\n`);
  return exit(1);
});

const read = readCheckedConfiguration(env);
if (!read.ok) {
  stderr.write(`${read.message}\n`);
  exit(1);
}
const configuration = read.value;
const mapping = readApiMapping(configuration.apiMapping);
const { lines, isValid } = await checkFile(text, { id: basename(file, '.json'), mapping, readFacts });
stdout.write(`${lines.join('\n')}\n`);
if (!isValid) process.exitCode = 1;

/** Undefined if nothing is running. */
async function readFacts(page: ReadPage): Promise<ReviewFacts | undefined> {
  const baseUrl = findService(configuration);
  if (!baseUrl) return undefined;
  const quiet = (): void => undefined;
  const client = createApiClient({ baseUrl, configuration, log: quiet });
  const cached = createCachedContent({ source: client, configuration, clock: systemClock, log: quiet });
  const source = createSiteSource({ client, cached, configuration, clock: systemClock, log: quiet });
  try {
    const { redirects } = await source.settings();
    return await gatherContentFacts(page, source, loadRedirects(siteRedirects(configuration, redirects)).table);
  } catch {
    return undefined;
  } finally {
    client.close();
  }
}
