import { once } from 'node:events';
import { connect } from 'node:net';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import { createFormReceipts } from '#site/forms/form-receipts.ts';
import { createSignUpCookies } from '#site/forms/wallet/sign-up-cookies.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { createDocumentCache, type StoredDocument } from '#site/pages/cache/document-cache.ts';
import type { Address } from '#site/pages/document-renderer.ts';
import { createKnownFilterValues } from '#site/routing/known-filter-values.ts';
import { createKnownParameters } from '#site/routing/known-parameters.ts';
import { createSite } from '../create-site.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

/** For tests: the site’s server, with documents that contain only their own address. */
export async function startPlainSite(
  overrides: Partial<SiteDependencies> = {},
  configuration: Partial<Configuration> = {},
) {
  const log: SiteLogEntry[] = [];
  const rendered: string[] = [];
  const limits = { maxBytes: 1_000_000, freshMs: 60_000, staleMs: 60_000, staleIfErrorMs: 60_000 };
  const cache = createDocumentCache(limits, Date.now, async (document) => document);
  const render = async (text: string, status = 200): Promise<StoredDocument> => {
    rendered.push(text);
    const body = { identity: Buffer.from(text), gzip: Buffer.from(`gzip ${text}`), br: Buffer.from(`br ${text}`) };
    return { status, isComplete: true, headers: [], body, etag: `"${text}"`, createdAtMs: Date.now() };
  };
  const dependencies: SiteDependencies = {
    documents: {
      errorPage: (status, message) => render(message, status),
      answer: ({ isCacheable, key }: Address) => (isCacheable ? cache.get(key, () => render(key)) : render(key)),
    },
    cache,
    knownValues: createKnownFilterValues(),
    knownParameters: createKnownParameters(),
    assets: { owns: () => false, ready: () => undefined, get: async () => undefined },
    redirects: () => ({ lookUp: () => undefined }),
    pathHandlers: new Map(),
    calls: [],
    editorPages: [],
    processBooking: async () => undefined,
    bookingResults: createBookingResults(createMemoryValues(bookingResultLimits)),
    managedResults: createManagedResults(createMemoryValues(managedResultLimits)),
    processForm: async () => undefined,
    formGate: async () => undefined,
    formReceipts: createFormReceipts({ key: 'key of the test', now: Date.now }),
    signUpCookies: createSignUpCookies({ key: 'key of the test', isSecure: false, now: Date.now }),
    bookingActions: {
      read: async () => undefined,
      change: async () => ({ ok: true }),
      changeGuest: async () => ({ ok: true }),
      cancel: async () => ({ ok: true }),
    },
    waitingActions: {
      accept: async () => ({ ok: true }),
      decline: async () => ({ ok: true }),
      leave: async () => ({ ok: true }),
    },
    leaveMailingList: async () => true,
    wallets: { listWallets: async () => [], addCard: async () => undefined },
    limits: createVisitorLimits({ ...defaultConfiguration, ...configuration }),
    hosts: new Set(),
    isSecure: false,
    hasFastPath: true,
    log: (entry) => log.push(entry),
    ...overrides,
  };
  const { server } = createSite(dependencies);
  const port = await listenLocally(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    log,
    rendered,
    /** Sends bytes over a new connection and resolves to everything received until the server closes it. */
    async exchange(bytes: string, isHalfClosed = false): Promise<string> {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      if (isHalfClosed) socket.end(bytes);
      else socket.write(bytes);
      await once(socket, 'end');
      socket.destroy();
      return received;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
