import { readFile } from 'node:fs/promises';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { systemClock } from '#adapters/clock.ts';
import { readJson } from '#adapters/json/read-json.ts';
import type { ReadPage } from '#blocks/page-reader.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { createSiteSource } from '#site/pages/source/create-site-source.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { siteRedirects } from '#site/routing/redirects/site-redirects.ts';
import type { ReviewFacts } from '../review/finding.ts';
import { parseForReview } from '../review/review-page.ts';
import { checkContent } from './check-content.ts';
import { describePage } from './describe-page.ts';
import { findService } from './find-service.ts';
import { gatherContentFacts } from './gather-content-facts.ts';

/**
 * Checks the page of tiles in a JSON file: `npm run content <file.json>`. Links and the ids of menus, offers and
 * restaurants are checked against the content of the running product.
 */
const file = argv[2];
if (!file) {
  stderr.write('Give a file with a page: npm run content <file.json>\n');
  exit(1);
}

const text = await readFile(file, 'utf8').catch((error: unknown) => {
  stderr.write(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
  return exit(1);
});

const report = describePage(text);
const json = readJson(text);
const reviewed = parseForReview(json.ok ? json.value : undefined);
const facts = reviewed.page ? await readFacts(reviewed.page) : {};
const lines = [report.text, ...checkContent(reviewed, facts ?? {})];
if (!facts) lines.push('note: links and ids were not checked, because nothing is running. Start it with npm start.');
stdout.write(`${lines.join('\n')}\n`);
if (!report.isValid) process.exitCode = 1;

/** Undefined if nothing is running. */
async function readFacts(page: ReadPage): Promise<ReviewFacts | undefined> {
  const read = readConfiguration(env);
  const baseUrl = read.ok ? findService(read.value) : undefined;
  if (!read.ok || !baseUrl) return undefined;
  const configuration = read.value;
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
