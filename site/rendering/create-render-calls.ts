import { join } from 'node:path';
import { mediaBaseOf, readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { thirdPartyOrigins } from '#adapters/integrations/third-parties/third-parties.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { embedHosts } from '#schemas/tiles/embed/embed-url.ts';
import type { FindEarlierBooking } from '../booking/journey/load-booking-state.ts';
import { createMessageRenderer } from '../booking/message-catalogue/message-renderer.ts';
import { createUnavailableRecorder } from '../booking/record-unavailable.ts';
import { createDraftRenderer } from '../drafts/draft-renderer.ts';
import { createLocalDrafts } from '../drafts/local/local-drafts.ts';
import { withLocalDrafts } from '../drafts/local/with-local-drafts.ts';
import { developmentScripts, findSiteScript } from '../layout/script/build-site-scripts.ts';
import type { SiteLog } from '../operations/site-log.ts';
import { createDocumentRenderer } from '../pages/document-renderer.ts';
import { sharedHeaders } from '../pages/finish/document-headers.ts';
import { createPlanDependencies } from '../pages/plan/create-plan-dependencies.ts';
import { type NextHandler, renderLimitMs, renderWithNext } from '../pages/render/render-with-next.ts';
import { createSitemapRenderer } from '../routing/crawlers/render-sitemap.ts';
import { frameworkFilesIn, siteScriptsIn } from '../server/send/site-assets.ts';
import type { RenderCalls } from './render-calls.ts';
import type { SiteContent } from './site-content.ts';

interface RenderCallsInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  /** The name of the build; undefined in development. */
  readonly build: string | undefined;
  readonly content: SiteContent;
  readonly handler: NextHandler;
  /** Returns the site’s public address, without a trailing slash. */
  readonly origin: () => string;
  readonly socialCards: boolean;
  readonly findEarlierBooking: FindEarlierBooking;
  readonly log: SiteLog;
}

/** Everything that is rendered with Next.js. */
export async function createRenderCalls(input: RenderCallsInput): Promise<RenderCalls> {
  const { configuration, dataDir, build, content, handler, log } = input;
  const { client, source, clock, now } = content;
  const isDevelopment = build === undefined;
  const plan = createPlanDependencies({ ...input, client, source, clock: now });
  const siteScriptUrl = await findSiteScript(build === undefined ? developmentScripts : siteScriptsIn(build));
  // Unlike a spread, this keeps the getter of the origin, which is known only after the start.
  const dependencies = Object.assign(plan, {
    clock: now,
    recordUnavailable: createUnavailableRecorder(client.call),
    render: (...[path, scope]: [string, Parameters<typeof renderWithNext>[2]]) =>
      renderWithNext(handler, path, scope, renderLimitMs(isDevelopment)),
    siteScriptUrl: () => siteScriptUrl,
    headers: await sharedHeaders(configuration.siteOrigin, build && join(frameworkFilesIn(build), 'media')),
    mediaOrigin: URL.parse(mediaBaseOf(readApiMapping(configuration.apiMapping), configuration.apiUrl ?? ''))?.origin,
    frameOrigins: [...embedHosts.keys()].map((host) => `https://${host}`),
    thirdParties: (page: { readonly cards: boolean; readonly forms: boolean }) =>
      thirdPartyOrigins(configuration, page),
    isDevelopment,
  });
  const documents = createDocumentRenderer(dependencies);
  const editing = withLocalDrafts({
    call: client.call,
    source,
    drafts: createLocalDrafts(join(dataDir, 'drafts')),
    clock,
    log,
  });
  return {
    answer: ({ address, cachedEtag }) => documents.answer(address, cachedEtag),
    errorPage: ({ status, message }) => documents.errorPage(status, message),
    sitemap: createSitemapRenderer({ source, origin: input.origin, clock: now }),
    ...createDraftRenderer({
      documents,
      dependencies,
      call: editing.call,
      repairDraft: client.repairDraft,
      clock: now,
      build,
    }),
    ...createMessageRenderer({ documents, dependencies, clock: now }),
  };
}
