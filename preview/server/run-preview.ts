import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createEditorAccess } from '#adapters/access/editor-access.ts';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createClock } from '#adapters/clock.ts';
import { readEditorKey } from '#adapters/service/http/editor-key.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { createLocalDrafts } from '#site/drafts/local/local-drafts.ts';
import { withLocalDrafts } from '#site/drafts/local/with-local-drafts.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import { createSiteSource } from '#site/pages/source/create-site-source.ts';
import { createOwnMedia } from '#site/server/send/own-media.ts';
import { sendText } from '#site/server/send/send.ts';
import { closeIncompleteRequest } from '#site/server/start/close-incomplete-request.ts';
import { diagnoseUpstream } from '../inspect/upstream/diagnose-upstream.ts';
import { createPreview } from './create-preview.ts';
import { openApp } from './open-app.ts';

interface PreviewInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly apiUrl: string;
  /** The address at which this process reaches the site. */
  readonly siteAddress: string;
  /** The folder of the built app. */
  readonly folder: string;
  readonly log: SiteLog;
}

interface RunningPreview {
  readonly server: Server;
  stop(): Promise<void>;
}

/** Assembles the preview. Rejects if the editors' secret is unknown, because nobody could sign in. */
export async function runPreview(input: PreviewInput): Promise<RunningPreview> {
  const { configuration, dataDir, apiUrl: baseUrl, siteAddress, folder, log } = input;
  const { previewOrigin, siteOrigin, tokenUrl } = configuration;
  const editorKey = readEditorKey(dataDir, configuration.editorKey);
  if (editorKey === undefined) throw new Error('The preview needs the editors’ secret of the API: set EDITOR_KEY.');
  const clock = createClock(configuration.clockOffsetSeconds);
  const isOwnPath = createOwnMedia(dataDir, configuration);
  const client = createApiClient({ baseUrl, tokenUrl, configuration, editorKey, log, isOwnPath });
  const cached = createCachedContent({
    source: client,
    // Editors must see what they have just changed.
    configuration: { ...configuration, cacheTtlSeconds: 5 },
    clock,
    log,
  });
  const isSecure = previewOrigin?.startsWith('https:') === true;
  const source = createSiteSource({ client, cached, configuration, clock, log });
  const drafts = createLocalDrafts(join(dataDir, 'drafts'));
  const editing = withLocalDrafts({ call: client.call, source, drafts, clock, log });
  const answer = createPreview({
    configuration,
    access: createEditorAccess({
      key: editorKey,
      guard: createSecretGuard({ key: editorKey, trustedProxies: configuration.trustedProxies }),
      path: '/',
      trustsThisMachine: false,
      isSecure,
      now: Date.now,
    }),
    editorKey,
    diagnose: () => diagnoseUpstream(baseUrl, configuration),
    ...editing,
    source,
    app: await openApp(folder),
    clock,
    siteAddress,
    siteOrigin: siteOrigin ?? siteAddress,
  });
  const server = createServer((request, response) => {
    closeIncompleteRequest(request, response);
    answer(request, response).catch((error: unknown) => {
      log({ level: 'error', event: 'preview-failed', message: errorMessageOf(error) });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.');
    });
  });
  server.headersTimeout = 10_000;
  // Longer than load balancers and browsers keep a connection, so that it is never closed during a request.
  server.keepAliveTimeout = 65_000;
  // Longer than the site may take to render a draft.
  server.timeout = 150_000;
  return {
    server,
    async stop() {
      client.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
