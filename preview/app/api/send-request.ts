import type { z } from 'zod';
import { editorSessionHeader } from '#site/drafts/editor-session-header.ts';
import { errorResponse } from './preview-facts.ts';
import { session } from './session.ts';

type Errors = z.output<typeof errorResponse>['errors'];

/** A request that failed. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  override readonly name = 'CallProblem';
  readonly status: number;
  /** The fields that the service rejected, when it names them. */
  readonly errors: Errors;

  constructor(status: number, message: string, errors: Errors = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Whether somebody else has saved since the version that the request was based on. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.errors.some(({ path }) => path.endsWith('.version'));

/** Whether the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether the same request may succeed later: no response arrived, or the service is unavailable or busy. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 408, 429].includes(error.status) || error.status >= 500);

/** Whether no response arrived. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Options of a query that is repeated by itself until it succeeds or is refused. Until then it has a `failureReason`. */
export const retriedQuery = {
  // Without a connection a query waits silently by default.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (_: number, error: Error) => isTransient(error),
  retryDelay: (count: number) => Math.min(1000 * 2 ** count, 5000),
} as const;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. A string is JSON already. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Which responses are accepted; by default those with a success status. */
  readonly isAccepted?: (response: Response) => boolean;
  /**
   * What happens if the session has ended. `ask` opens the dialog to sign in, which takes the focus, so it is for
   * actions of the editor only. Default: `wait` for GET, otherwise `ask`.
   */
  readonly onSignedOut?: 'ask' | 'wait' | 'reject';
}

/**
 * Sends a request to the app's own server. Rejects with an `ApiError` whose message an editor can act on. If the
 * session has ended, the request is sent again once the editor has signed in.
 */
export async function sendRequest(url: string, options: RequestOptions = {}): Promise<Response> {
  const { isAccepted = ({ ok }) => ok } = options;
  const response = await send(url, options);
  const isRefused = response.status === 401;
  session.observe(isRefused);
  if (isRefused && (await signIn(options))) return sendRequest(url, options);
  if (isAccepted(response)) return response;
  const parsed = errorResponse.safeParse(await response.json().catch(() => undefined));
  throw new ApiError(
    response.status,
    parsed.data?.message ?? `The service answered ${response.status}.`,
    parsed.data?.errors,
  );
}

/** Resolves to whether the editor has signed in again. */
async function signIn({ method = 'GET', onSignedOut = method === 'GET' ? 'wait' : 'ask', signal }: RequestOptions) {
  if (onSignedOut === 'ask') return session.requestSignIn();
  if (onSignedOut === 'wait') await session.waitForSignIn(signal);
  return onSignedOut === 'wait';
}

/** Parses a response. Rejects with an `ApiError` if it does not have this shape. */
export async function parseResponse<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new ApiError(response.status, 'The service’s answer could not be read.');
  return read.data;
}

/**
 * Tells the requests of this window from those of others, so that its newest request can replace older ones in the
 * server's queue.
 */
const windowId = crypto.getRandomValues(new Uint32Array(2)).join('-');

async function send(url: string, { method = 'GET', body, signal }: RequestOptions): Promise<Response> {
  const headers = {
    [editorSessionHeader]: windowId,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  try {
    return await fetch(url, {
      method,
      ...(signal && { signal }),
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached. Check your connection.');
  }
}
