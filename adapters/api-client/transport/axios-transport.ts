import { HttpAgent, HttpsAgent } from 'agentkeepalive';
import axios from 'axios';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type Transport, TransportFailure, type TransportFailureCode, type WireRequest } from './transport.ts';

export type PoolConfiguration = Pick<
  Configuration,
  'poolMaxSockets' | 'poolMaxFreeSockets' | 'poolTimeoutMs' | 'poolFreeSocketTimeoutMs'
>;

/** Replies of more uncompressed bytes fail, so that none fills the memory. */
const maximumReplyBytes = 32 * 1024 * 1024;
/** Fits the three files of an enquiry, 5 MB each, in base64. */
const maximumBodyBytes = 22 * 1024 * 1024;

/** Options of the agents, by the names of agentkeepalive. */
export const poolOptions = (configuration: PoolConfiguration) => ({
  keepAlive: true,
  maxSockets: configuration.poolMaxSockets,
  maxTotalSockets: configuration.poolMaxSockets,
  maxFreeSockets: configuration.poolMaxFreeSockets,
  timeout: configuration.poolTimeoutMs,
  freeSocketTimeout: configuration.poolFreeSocketTimeoutMs,
});

/**
 * Sends requests over a pool of keep-alive connections. Follows no redirects, uses no proxy and does not parse replies.
 */
export function createAxiosTransport(configuration: PoolConfiguration): Transport {
  const httpAgent = new HttpAgent(poolOptions(configuration));
  const httpsAgent = new HttpsAgent(poolOptions(configuration));
  const client = axios.create({
    adapter: 'http',
    // Without its own timeout axios sets the request's to 0, which disables the agents' timeout.
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
        return {
          status,
          body: data,
          retryAfterMs: readRetryAfter(headers['retry-after'], headers.date),
          etag: readETag(headers.etag),
        };
      } catch (error) {
        // The axios error contains the token and the body, so it must not leave this function.
        throw new TransportFailure(failureCode(error, request));
      }
    },
    close() {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

/** An ETag that is short enough to be sent back. */
const readETag = (header: unknown): string | undefined =>
  typeof header === 'string' && header.length <= 200 ? header : undefined;

/** Node's codes of connections that were never made. */
const connectFailures: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function failureCode(error: unknown, request: WireRequest): TransportFailureCode {
  if (request.signal.aborted) return isTimeout(request.signal.reason) ? 'timed-out' : 'cancelled';
  if (!axios.isAxiosError(error)) return 'unreachable';
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' || error.code === 'ESOCKETTIMEDOUT')
    return 'timed-out';
  if (error.code !== undefined && connectFailures.has(error.code)) return 'not-connected';
  return error.message.includes('maxContentLength') ? 'too-large' : 'unreachable';
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

/** The form of dates in headers. Source: RFC 9110, section 5.6.7. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const readDate = (header: unknown): number | undefined =>
  typeof header === 'string' && httpDate.test(header) ? Date.parse(header) : undefined;

/**
 * The delay of `Retry-After` in milliseconds. It has seconds, or a date, which is compared with the `Date` of the same reply,
 * because the clocks of two machines differ.
 */
function readRetryAfter(retryAfter: unknown, date: unknown): number | undefined {
  if (typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const [until, from] = [readDate(retryAfter), readDate(date)];
  return until === undefined || from === undefined ? undefined : Math.max(0, until - from);
}
