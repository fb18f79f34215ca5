/** Why a call failed. Stable: logs and callers depend on these codes. */
export type ApiProblemCode =
  /** The caller's input does not match the endpoint's schema; nothing was sent. */
  | 'bad-call'
  /** No connection could be made: nothing was sent. */
  | 'not-connected'
  /** The connection was lost; the request may have been processed. */
  | 'unreachable'
  | 'timed-out'
  | 'cancelled'
  /** Not sent, because recent calls to the same part of the API failed. */
  | 'unavailable'
  | 'unauthorised'
  | 'missing'
  /** Any other 4xx status, 507, and redirects, which are never followed. */
  | 'refused'
  /** 5xx. */
  | 'failed'
  | 'too-large'
  /** The reply is not JSON or does not match the endpoint's reply schema. */
  | 'bad-reply';

/** Error details meant for the visitor. Never logged, because they may repeat the visitor's input. */
export interface ApiAnswer {
  /** The API’s own code. For diagnosis only. */
  readonly code?: string | number | undefined;
  readonly message?: string | undefined;
  /** The text of `error`, which often names the HTTP status only. For diagnosis only. */
  readonly error?: string | undefined;
  readonly errorCode?: number | undefined;
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
}

interface Details {
  readonly code: ApiProblemCode;
  /** Path template of the endpoint: `/api/v1/content/page/{id}`. */
  readonly route: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly ms?: number | undefined;
  readonly answer?: ApiAnswer | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** Statuses with which an API says that it does not have a call. */
const absentStatuses: ReadonlySet<number | undefined> = new Set([401, 403, 404, 405, 501]);

/** Whether a call failed because the API does not have it. */
export const isAbsentCall = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && absentStatuses.has(error.status);

/** A failed call. Safe to print: it contains no token, id, body or cause. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiProblemCode;
  readonly route: string;
  readonly status: number | undefined;
  /** Duration of the call in milliseconds. */
  readonly ms: number;
  readonly #answer: ApiAnswer | undefined;
  readonly #retryAfterMs: number | undefined;

  constructor(details: Details) {
    super(`${details.route}: ${details.message}`);
    this.code = details.code;
    this.route = details.route;
    this.status = details.status;
    this.ms = details.ms ?? 0;
    this.#answer = details.answer;
    this.#retryAfterMs = details.retryAfterMs;
  }

  /** Error details for the visitor. */
  get answer(): ApiAnswer | undefined {
    return this.#answer;
  }

  /** Delay requested by the API, in milliseconds. */
  get retryAfterMs(): number | undefined {
    return this.#retryAfterMs;
  }
}
