import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { sendBooking } from '#adapters/api-client/booking/send-booking.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { readMediaAddress } from '#adapters/api-client/repair/read-media-address.ts';
import { poolOptions } from '#adapters/api-client/transport/axios-transport.ts';
import { errorCode } from '#adapters/error-code.ts';
import { validBookingRequest } from '#adapters/service/booking/testing/booking-test-data.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { loadEditorKey, readEditorKey } from '#adapters/service/http/editor-key.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { upstreamValues } from '#schemas/configuration/upstream.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { createOwnMedia } from '#site/server/send/own-media.ts';
import type { SettingProbes } from './setting-probe.ts';
import type { OwnProcess } from './start-process.ts';

/** How many tokens two calls request with a time between them. */
async function tokensOver(configuration: Configuration, ms: number): Promise<string> {
  const { client, clock, sentTo } = createFakeClient(
    (path) => (path === '/api/token' ? undefined : { body: { jobs: [] } }),
    {
      configuration,
    },
  );
  await client.getJobs();
  clock.advance(ms);
  await client.getJobs();
  client.close();
  return `${sentTo('/api/token').length} tokens`;
}

const hour = 3_600_000;

async function loadsOver(configuration: Configuration, ms: number): Promise<string> {
  const clock = createFakeClock();
  let loads = 0;
  const { client } = createFakeClient(() => undefined);
  const source = {
    ...client,
    async getSettings() {
      loads += 1;
      return settings.parse({ siteName: 'Pandan Row' });
    },
    getAllRestaurants: async () => null,
  };
  const cached = createCachedContent({ source, configuration, clock, log: () => undefined });
  await cached.getSettings();
  clock.advance(ms);
  await cached.getSettings();
  return `${loads} loads`;
}

async function databaseOf({ databaseUrl }: Configuration): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  try {
    await (await openDatabase({ databaseUrl, dataDir })).destroy();
    return 'SQLite';
  } catch (error) {
    return errorCode(error) ?? 'failed';
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** How a call without a response ends: by its own deadline, or cancelled by the caller after a second. */
async function endOfSilentCall(configuration: Configuration): Promise<string> {
  const silence: Parameters<typeof createFakeClient>[0] = (path, { signal }) =>
    path === '/api/token'
      ? undefined
      : new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            const { reason } = signal;
            resolve(reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timed-out' : 'cancelled');
          }),
        );
  const { client } = createFakeClient(silence, { configuration });
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), 1000);
  const end = await client.getJobs({ signal: givingUp.signal }).then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiProblem ? error.code : 'failed'),
  );
  clearTimeout(timer);
  return end;
}

const toColourToken = async ({ url }: OwnProcess): Promise<string> => {
  const reply: { accessToken: string } = await (await fetch(`${url}/api/token`, { method: 'POST' })).json();
  return reply.accessToken;
};

/** The service makes a secret where none is configured. */
const editorKeyOf = (dataDir: string): string => readEditorKey(dataDir, undefined) ?? key;

const brand = 'brand-of-a-probe';
const key = 'key-of-the-editors-of-a-probe';

export const upstreamProbes: SettingProbes<keyof typeof upstreamValues> = {
  apiUrl: {
    kind: 'site',
    group: 'no-api',
    value: 'http://127.0.0.1:9',
    look: async ({ url }) => String((await fetch(`${url}/about`)).status),
    hides: '200',
  },
  tokenUrl: {
    kind: 'part',
    value: 'https://tokens.example.com',
    async look({ tokenUrl }) {
      const { client, sent } = createFakeClient(
        (path) => (path === '/api/token' ? undefined : { body: { jobs: [] } }),
        {
          tokenUrl,
        },
      );
      await client.getJobs();
      return sent.map(({ url }) => url);
    },
    shows: 'https://tokens.example.com/api/token',
  },
  apiMapping: {
    kind: 'part',
    value: '{"siteName":"A chain"}',
    look: ({ apiMapping }) => readApiMapping(apiMapping).siteName,
    shows: 'A chain',
  },
  apiIdempotent: {
    kind: 'part',
    value: 'true',
    async look({ apiIdempotent }) {
      const { client, sentTo } = createFakeClient((path) => (path === '/api/token' ? undefined : 'unreachable'), {
        configuration: { ...defaultConfiguration, apiIdempotent },
      });
      const booking = { storeId: '1', body: validBookingRequest, isEnquiry: false, idempotencyKey: 'key-of-a-probe' };
      await sendBooking(client.call, booking);
      return String(sentTo('/api/booking/create/1').length);
    },
    shows: '2',
  },
  mediaFromApi: {
    kind: 'part',
    value: 'false',
    look: async (configuration) =>
      readMediaAddress('/media/a.webp', {
        base: 'https://api.example.com',
        isOwnPath: createOwnMedia(tmpdir(), configuration),
      }),
    hides: 'https://api.example.com',
  },
  brandKey: {
    kind: 'service',
    value: brand,
    async look(service) {
      const headers = {
        authorization: `Bearer ${await toColourToken(service)}`,
        'x-brand-key': brand,
        'x-session-id': crypto.randomUUID(),
      };
      return String((await fetch(`${service.url}/api/v1/content/brand-settings`, { headers })).status);
    },
    hides: '401',
  },
  editorKey: {
    kind: 'service',
    value: key,
    look: async ({ url }) =>
      String((await fetch(`${url}/api/v1/editing/pages`, { headers: { 'x-editor-key': key } })).status),
    shows: '200',
  },
  databaseUrl: { kind: 'part', value: 'postgres://me@127.0.0.1:9/nothing', look: databaseOf, shows: 'ECONNREFUSED' },
  migrationWaitSeconds: {
    kind: 'tested',
    file: 'adapters/service/database/migrate-database.slow.test.ts',
    title: 'waits for another migration up to the configured time, and says what to do',
  },
  seedDemo: {
    kind: 'service',
    value: 'false',
    look: async ({ url, dataDir }) =>
      (await fetch(`${url}/api/v1/editing/pages`, { headers: { 'x-editor-key': editorKeyOf(dataDir) } })).text(),
    hides: 'about',
  },
  dataDir: {
    kind: 'part',
    value: join(tmpdir(), `data-of-a-probe-${process.pid}`),
    before: join(tmpdir(), `other-data-of-a-probe-${process.pid}`),
    look({ dataDir }) {
      mkdirSync(dataDir, { recursive: true });
      try {
        return loadEditorKey(dataDir, undefined);
      } finally {
        rmSync(dataDir, { recursive: true });
      }
    },
  },
  tokenMarginMs: {
    kind: 'part',
    value: String(hour),
    look: (configuration) => tokensOver(configuration, 22.5 * hour),
    shows: '2 tokens',
  },
  tokenExpiryMs: {
    kind: 'part',
    value: String(hour),
    look: (configuration) => tokensOver(configuration, 2 * hour),
    shows: '2 tokens',
  },
  poolMaxSockets: { kind: 'part', value: '41', look: poolOptions, shows: '"maxSockets":41' },
  poolMaxFreeSockets: { kind: 'part', value: '7', look: poolOptions, shows: '"maxFreeSockets":7' },
  poolTimeoutMs: { kind: 'part', value: '31000', look: poolOptions, shows: '"timeout":31000' },
  poolFreeSocketTimeoutMs: { kind: 'part', value: '14000', look: poolOptions, shows: '"freeSocketTimeout":14000' },
  callDeadlineMs: {
    kind: 'part',
    value: '100',
    with: { POOL_TIMEOUT_MS: '100' },
    look: endOfSilentCall,
    shows: 'timed-out',
  },
  cacheTtlSeconds: {
    kind: 'part',
    value: '7200',
    look: (configuration) => loadsOver(configuration, 1.5 * hour),
    shows: '1 loads',
  },
};
