import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createBookingQuestions } from '#adapters/api-client/booking/booking-questions.ts';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { defaults } from '#adapters/api-client/fake-client.ts';
import { systemClock } from '#adapters/clock.ts';
import { formChoices } from '#adapters/demo/content/form-choices.ts';
import { bookingWorld } from '#adapters/service/booking/booking-world.ts';
import { startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { createBookingCalls } from '#site/booking/booking-calls.ts';
import { createBookingDesk } from '#site/booking/journey/take-booking.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { takeForm } from '#site/server/handlers/take-form.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { createFormSettings } from '../settings/form-settings.ts';
import { createFormDesk } from '../take-form.ts';
import { createUploads } from '../uploads/uploads.ts';
import { createJoinedVisitors } from '../wallet/joined-visitor.ts';
import { createWalletDesk } from '../wallet/wallet-desk.ts';
import { openFormGate } from './open-form-gate.ts';

/** Documents that are nothing but the form, the booking or the wish for a card, as it is shown again. */
const plainDocuments: Documents = {
  errorPage: () => Promise.reject(new Error('No error page.')),
  show: () => Promise.reject(new Error('No other page.')),
  async answer({ form, sent, wallet }) {
    const identity = Buffer.from(JSON.stringify(form ?? sent ?? wallet ?? {}));
    const headers = [['Content-Type', 'application/json']] as const;
    return { status: 200, whole: true, headers, body: { identity }, etag: '"1"', madeAt: 0, version: '1' };
  },
};

type Fields = Readonly<Record<string, string>>;
type Headers = Readonly<Record<string, string>>;

/** What the service of a test works with. */
interface ServiceMeans {
  readonly databaseUrl?: string | undefined;
  readonly storedFilesMegabytes?: number;
}

/** For tests: the site’s forms over HTTP with a configuration, before the embedded service with its real database. */
export async function startFormSite(change: Partial<Configuration> = {}, means: ServiceMeans = {}) {
  const offer = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
  const job = { job_id: '902', name: 'Host', position_unique_name: 'host', category: 'Front of House' };
  const demoData = { ...bookingWorld, offers: [offer], jobs: [job], forms: formChoices };
  const service = await startBookingService({ ...means, demoData });
  const configuration = { ...defaults, ...change };
  const log: SiteLogEntry[] = [];
  const client = createApiClient({ baseUrl: service.url, configuration, log: () => undefined });
  const { call } = client;
  const cached = createCachedContent({ source: client, configuration, clock: systemClock, log: () => undefined });
  const source = createApiContentSource(client, cached);
  const clock = (): Date => new Date(service.clock.now());
  const limits = createVisitorLimits(configuration);
  const { dataDir } = service;
  const gate = openFormGate({ configuration, dataDir, limits, log: (entry) => log.push(entry) });
  const uploads = createUploads({ maximumBytes: 8_000_000, maximumBytesOfOne: 4_000_000, ttlMs: 60_000 });
  const settings = createFormSettings({ source, call, configuration, clock });
  const parts = {
    takeForm: createFormDesk({ call, settings, uploads, log: (entry) => log.push(entry) }),
    takeBooking: createBookingDesk({
      call,
      questions: createBookingQuestions(call),
      source,
      times: { first: '09:00', stepMinutes: 15 },
    }),
    formGate: gate.gate,
    joined: createJoinedVisitors({ key: 'key of the test', isSecure: false, now: service.clock.now }),
    wallets: createWalletDesk(call, (entry) => log.push(entry)),
    limits,
    documents: plainDocuments,
  };
  const calls = createBookingCalls(call, limits, gate.challenges);
  const answer: RequestListener = async (request, response) => {
    const address = new URL(request.url ?? '', 'http://site');
    const { pathname: path, search } = address;
    if (await calls(request, response, address)) return;
    if (!(await takeForm(parts, request, response, { path, search }))) response.writeHead(404).end('{}');
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
    /** Emits 'handled' whenever a form has been dealt with, also one whose sender has left. */
    server,
    /** Sends a form as its script does, after a time in which a person can have filled it in. */
    byScript: (path: string, fields: Fields, headers: Headers = {}) =>
      post(path, { [checkFields.renderedFor]: '9000', ...fields }, { accept: 'application/json', ...headers }),
    /** Sends a form as browsers do without script. */
    plainly: (path: string, fields: Fields, headers: Headers = {}) => post(path, fields, headers),
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

/** What somebody types who joins the mailing list. */
export const joining = (guest: number | string): Fields => ({
  form: 'sign-up',
  firstName: 'Mai',
  emailAddress: `guest-${guest}@example.com`,
  acceptTerms: 'on',
});
