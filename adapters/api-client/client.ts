import { randomUUID } from 'node:crypto';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Call } from './call-input.ts';
import { createCaller } from './caller.ts';
import { contentCalls } from './content/content-calls.ts';
import { createAxiosTransport, type PoolConfiguration } from './transport/axios-transport.ts';
import type { Transport } from './transport/transport.ts';

export type ClientConfiguration = PoolConfiguration &
  Pick<Configuration, 'brandKey' | 'tokenExpiryMs' | 'tokenMarginMs' | 'callDeadlineMs'>;

export interface ApiClientInput {
  /** The API's address without a slash at its end. */
  readonly baseUrl: string;
  /** Where `/api/token` is, when it is not on the API's host. */
  readonly tokenUrl?: string | undefined;
  readonly configuration: ClientConfiguration;
  readonly log: Log;
  /** The configured brand's key unless another is given. */
  readonly brandKey?: string | undefined;
  /** The session of calls that are not made for a visitor: a UUID. A new one unless it is given. */
  readonly sessionId?: string | undefined;
  /** Needed for editors' calls only. */
  readonly editorKey?: string | undefined;
  readonly clock?: Clock;
  readonly transport?: Transport;
  /** Gives numbers from 0 to 1 for the spread of retries. */
  readonly random?: () => number;
}

export type ApiClient = {
  /** Makes any call of `endpoints`. */
  readonly call: Call;
  /** Closes idle connections; the client must not be used afterwards. */
  close(): void;
} & ReturnType<typeof contentCalls>;

/** Creates the client of the content and booking API. One for each process: it holds the connections and the token. */
export function createApiClient(input: ApiClientInput): ApiClient {
  const { configuration, log } = input;
  const transport = input.transport ?? createAxiosTransport(configuration);
  const call = createCaller({
    baseUrl: input.baseUrl,
    tokenUrl: input.tokenUrl,
    brandKey: input.brandKey ?? configuration.brandKey,
    sessionId: input.sessionId ?? randomUUID(),
    editorKey: input.editorKey,
    configuration,
    log,
    clock: input.clock ?? systemClock,
    transport,
    random: input.random ?? Math.random,
  });
  return { call, close: () => transport.close(), ...contentCalls(call, log) };
}
