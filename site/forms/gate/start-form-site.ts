import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createBookingManager } from '#adapters/api-client/booking/booking-manager.ts';
import { createBookingQueries } from '#adapters/api-client/booking/booking-queries.ts';
import { createWaitingLists } from '#adapters/api-client/booking/waiting-lists.ts';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { systemClock } from '#adapters/clock.ts';
import { formChoices } from '#adapters/demo/content/form-choices.ts';
import { bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import type { SharedState } from '#adapters/shared-state/shared-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { createBookingProxy } from '#site/booking/booking-proxy.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createBookingProcessor } from '#site/booking/journey/process-booking.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import { createListLeaver } from '#site/forms/create-list-leaver.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { handleForm } from '#site/server/handlers/handle-form.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { createFormReceipts } from '../form-receipts.ts';
import { createFormProcessor } from '../process-form.ts';
import { createFormSettings } from '../settings/form-settings.ts';
import { createUploads, uploadLimits } from '../uploads/uploads.ts';
import { createSignUpCookies } from '../wallet/sign-up-cookies.ts';
import { createWalletClient } from '../wallet/wallet-client.ts';
import { openFormGate } from './open-form-gate.ts';

/** Documents that hold only the form, booking or wallet card that is shown again. */
const plainDocuments: Documents = {
  errorPage: () => Promise.reject(new Error('No error page.')),
  async answer({ form, submission, wallet }) {
    const identity = Buffer.from(JSON.stringify(form ?? submission ?? wallet ?? {}));
    const headers = [['Content-Type', 'application/json']] as const;
    return { status: 200, isComplete: true, headers, body: { identity }, etag: '"1"', createdAtMs: 0 };
  },
};

type Fields = Readonly<Record<string, string>>;
type Headers = Readonly<Record<string, string>>;

/** Options of the test’s site and service. */
interface ServiceOptions {
  /** What copies of the site share; default: a state of its own. */
  readonly state?: SharedState;
  readonly databaseUrl?: string | undefined;
  readonly storedFilesMegabytes?: number;
}

/**
 * For tests: the site’s forms over HTTP with a configuration, in front of the embedded service with its real database.
 */
export async function startFormSite(
  overrides: Partial<Configuration> = {},
  { state: sharedState, ...serviceOptions }: ServiceOptions = {},
) {
  const offer = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
  const job = { job_id: '902', name: 'Host', position_unique_name: 'host', category: 'Front of House' };
  const demoData = { ...bookingTestData, offers: [offer], jobs: [job], forms: formChoices };
  const service = await startBookingService({ ...serviceOptions, demoData });
  const configuration = { ...defaultConfiguration, ...overrides };
  const log: SiteLogEntry[] = [];
  const client = createApiClient({ baseUrl: service.url, configuration, log: () => undefined });
  const { call } = client;
  const cached = createCachedContent({ source: client, configuration, clock: systemClock, log: () => undefined });
  const source = createApiContentSource(client, cached);
  const clock = (): Date => new Date(service.clock.now());
  const state = sharedState ?? createMemoryState(service.dataDir);
  const limits = createVisitorLimits(configuration, state.createKeyLimit);
  const gate = await openFormGate({ configuration, state, limits, log: (entry) => log.push(entry) });
  const uploads = createUploads(
    state.createValues({ ...uploadLimits, maxBytes: 8_000_000, maxBytesPerOwner: 4_000_000 }),
  );
  const settings = createFormSettings({ source, call, configuration, clock });
  const dependencies = {
    processForm: createFormProcessor({ call, settings, uploads, log: (entry) => log.push(entry) }),
    bookingResults: createBookingResults(state.createValues(bookingResultLimits)),
    managedResults: createManagedResults(state.createValues(managedResultLimits)),
    isSecure: false,
    processBooking: createBookingProcessor({
      call,
      questions: createBookingQueries(call),
      source,
      times: { first: '09:00', stepMinutes: 15 },
      now: () => new Date(service.clock.now()),
    }),
    formGate: gate.gate,
    formReceipts: createFormReceipts({ key: 'key of the test', now: service.clock.now }),
    signUpCookies: createSignUpCookies({ key: 'key of the test', isSecure: false, now: service.clock.now }),
    bookingActions: createBookingManager(call),
    waitingActions: createWaitingLists(call),
    leaveMailingList: createListLeaver(call, (entry) => log.push(entry)),
    wallets: createWalletClient(call, (entry) => log.push(entry)),
    limits,
    documents: plainDocuments,
  };
  const calls = createBookingProxy(call, limits, gate.challenges);
  const answer: RequestListener = async (request, response) => {
    const address = new URL(request.url ?? '', 'http://site');
    const { pathname: path, search } = address;
    if (await calls(request, response, address)) return;
    if (!(await handleForm(dependencies, request, response, { path, search }))) response.writeHead(404).end('{}');
    server.emit('handled');
  };
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const post = async (path: string, fields: Fields, headers: Headers) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      headers: Object.fromEntries([...reply.headers].filter(([name]) => name !== 'date')),
      retryAfter: reply.headers.get('retry-after'),
      text,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    };
  };
  return {
    url,
    log,
    service,
    /** Emits 'handled' whenever a form has been processed, even if its sender has gone. */
    server,
    /** Posts a form as its script does, after a time in which a person can have filled it in. */
    postWithScript: (path: string, fields: Fields, headers: Headers = {}) =>
      post(path, { [checkFields.renderedFor]: '9000', ...fields }, { accept: 'application/json', ...headers }),
    /** Posts a form as browsers do without script. */
    postWithoutScript: (path: string, fields: Fields, headers: Headers = {}) => post(path, fields, headers),
    mails: () => service.database.selectFrom('outbox').select(['recipient', 'text']).execute(),
    async close() {
      server.closeAllConnections();
      server.close();
      client.close();
      gate.close();
      await service.close();
    },
  };
}

export type FormSite = Awaited<ReturnType<typeof startFormSite>>;

/** The fields of somebody who joins the mailing list. */
export const signUpFields = (guest: number | string): Fields => ({
  form: 'sign-up',
  firstName: 'Mai',
  emailAddress: `guest-${guest}@example.com`,
  acceptTerms: 'on',
});
