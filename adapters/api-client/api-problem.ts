/** Why a call gave nothing. Stable: logs and reactions key on it. */
export type ApiProblemCode =
  /** The caller's own input does not fit the call; nothing was sent. */
  | 'bad-call'
  | 'unreachable'
  | 'timed-out'
  | 'cancelled'
  /** Not tried, because the last calls to the same part of the API failed. */
  | 'unavailable'
  | 'unauthorised'
  | 'missing'
  /** Any other answer of 4xx, 507, and redirects, which are never followed. */
  | 'refused'
  /** 5xx. */
  | 'failed'
  | 'too-large'
  /** An answer that is no JSON or does not fit the call's reply schema. */
  | 'bad-reply';

/** What a refusing answer said for visitors; never logged, because it may repeat their input. */
export interface ApiAnswer {
  readonly message?: string | undefined;
  readonly errorCode?: number | undefined;
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
}

interface Details {
  readonly code: ApiProblemCode;
  /** The call's path as it is defined: `/api/v1/content/page/{id}`. */
  readonly route: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly ms?: number | undefined;
  readonly answer?: ApiAnswer | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * A call that failed. Safe to print: it holds no token, no id, no body and no cause.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiProblemCode;
  readonly route: string;
  readonly status: number | undefined;
  /** How long the call took, in milliseconds. */
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

  /** What the answer said for the visitor. */
  get answer(): ApiAnswer | undefined {
    return this.#answer;
  }

  /** How long the API asked to wait, in milliseconds. */
  get retryAfterMs(): number | undefined {
    return this.#retryAfterMs;
  }
}
