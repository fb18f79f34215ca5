import { HttpAgent, HttpsAgent } from 'agentkeepalive';
import axios from 'axios';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type Transport, TransportFailure, type TransportFailureCode, type WireRequest } from './transport.ts';

export type PoolConfiguration = Pick<
  Configuration,
  'poolMaxSockets' | 'poolMaxFreeSockets' | 'poolTimeoutMs' | 'poolFreeSocketTimeoutMs'
>;

/** A reply beyond this many bytes, unpacked, is cut off: the largest page a schema allows is below it. */
const maximumReplyBytes = 16 * 1024 * 1024;
/** Three files of an enquiry, each of 5 MB, in base64. */
const maximumBodyBytes = 22 * 1024 * 1024;

/** The agents' options, by the names of the library. */
export const poolOptions = (configuration: PoolConfiguration) => ({
  keepAlive: true,
  maxSockets: configuration.poolMaxSockets,
  maxTotalSockets: configuration.poolMaxSockets,
  maxFreeSockets: configuration.poolMaxFreeSockets,
  timeout: configuration.poolTimeoutMs,
  freeSocketTimeout: configuration.poolFreeSocketTimeoutMs,
});

/** Sends over a pool of kept connections. Follows no redirect, uses no proxy, and parses nothing by itself. */
export function createAxiosTransport(configuration: PoolConfiguration): Transport {
  const httpAgent = new HttpAgent(poolOptions(configuration));
  const httpsAgent = new HttpsAgent(poolOptions(configuration));
  const client = axios.create({
    adapter: 'http',
    // Without a time-out of its own the library switches the agents' off (it sets the request's to 0).
    timeout: configuration.poolTimeoutMs,
    httpAgent,
    httpsAgent,
    maxRedirects: 0,
    proxy: false,
    maxContentLength: maximumReplyBytes,
    maxBodyLength: maximumBodyBytes,
    responseType: 'text',
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
  });
  return {
    async send(request) {
      try {
        const { status, headers, data } = await client.request<string>({
          method: request.method,
          url: request.url,
          headers: { ...request.headers },
          data: request.body,
          signal: request.signal,
        });
        return { status, body: data, retryAfterMs: readRetryAfter(headers['retry-after']) };
      } catch (error) {
        // The library's error holds the token and the body: it must not get any further.
        throw new TransportFailure(failureCode(error, request));
      }
    },
    close() {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

/** `Retry-After` in seconds; the date form is not used by APIs of our kind and counts as absent. */
function readRetryAfter(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

function failureCode(error: unknown, request: WireRequest): TransportFailureCode {
  if (request.signal.aborted) return isTimeout(request.signal.reason) ? 'timed-out' : 'cancelled';
  if (!axios.isAxiosError(error)) return 'unreachable';
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' || error.code === 'ESOCKETTIMEDOUT')
    return 'timed-out';
  return error.message.includes('maxContentLength') ? 'too-large' : 'unreachable';
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';
