import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type BookingAttempts, createBookingAttempts } from './booking/booking-attempts.ts';
import type { Call } from './call-input.ts';
import { type CallerInput, createCaller } from './caller.ts';
import { contentCalls } from './content/content-calls.ts';
import { mediaBaseOf, readApiMapping } from './mapping/mapping.ts';
import { repairTexts } from './repair/repair-texts.ts';
import { createAxiosTransport, type PoolConfiguration } from './transport/axios-transport.ts';
import type { Transport } from './transport/transport.ts';
import type { Visit } from './transport/visit.ts';

export type ClientConfiguration = PoolConfiguration &
  Pick<
    Configuration,
    'brandKey' | 'tokenExpiryMs' | 'tokenMarginMs' | 'callDeadlineMs' | 'apiMapping' | 'apiIdempotent'
  >;

export interface ApiClientInput {
  /** Base URL of the API without a trailing slash. */
  readonly baseUrl: string;
  /** Base URL of `/api/token`, when it is on another host than the API. */
  readonly tokenUrl?: string | undefined;
  readonly configuration: ClientConfiguration;
  readonly log: Log;
  /** Default: the configured brand's key. */
  readonly brandKey?: string | undefined;
  /** Session for calls that are not made for a visitor: a UUID. Default: a new one. */
  readonly sessionId?: string | undefined;
  /** Needed for editor calls only. */
  readonly editorKey?: string | undefined;
  /** Whether the site itself serves a path. Absent: addresses of images and videos in replies are not changed. */
  readonly isOwnPath?: ((path: string) => boolean) | undefined;
  /** The visit that calls are made for. Default: none. */
  readonly visit?: () => Visit | undefined;
  readonly clock?: Clock;
  /** What was booked before, for an API that does not know idempotency keys. Default: what this client has booked. */
  readonly bookingAttempts?: BookingAttempts;
  readonly transport?: Transport;
  /** For diagnosis: gets each reply that matches its schema, before its values are parsed, and what was repaired. */
  readonly onReply?: CallerInput['onReply'];
  /** Returns numbers from 0 to 1, used to spread retries. */
  readonly random?: () => number;
}

export type RepairDraft = (schema: z.ZodType, draft: unknown) => unknown;

export type ApiClient = {
  /**
   * Repairs the texts of a draft as those of a reply for visitors. Calls of editors return drafts as they are stored.
   */
  readonly repairDraft: RepairDraft;
  /** Calls any endpoint of `endpoints`. */
  readonly call: Call;
  /** Closes idle connections. Do not use the client afterwards. */
  close(): void;
} & ReturnType<typeof contentCalls>;

/** Creates the client of the content and booking API. Create one per process: it owns the connections and the token. */
export function createApiClient(input: ApiClientInput): ApiClient {
  const { configuration, log } = input;
  const transport = input.transport ?? createAxiosTransport(configuration);
  const mapping = readApiMapping(configuration.apiMapping);
  const { isOwnPath, clock = systemClock } = input;
  const media = isOwnPath && { base: mediaBaseOf(mapping, input.baseUrl), isOwnPath };
  const call = createCaller({
    baseUrl: input.baseUrl,
    tokenUrl: input.tokenUrl,
    brandKey: input.brandKey ?? configuration.brandKey,
    sessionId: input.sessionId ?? randomUUID(),
    editorKey: input.editorKey,
    configuration,
    log,
    clock,
    transport,
    bookingAttempts: input.bookingAttempts ?? createBookingAttempts({ now: clock.now }),
    random: input.random ?? Math.random,
    onReply: input.onReply,
    mapping,
    media,
    visit: input.visit ?? (() => undefined),
  });
  return {
    call,
    repairDraft: (schema, draft) => repairTexts(schema, draft, media).value,
    close: () => transport.close(),
    ...contentCalls(call, log),
  };
}
