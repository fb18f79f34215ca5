/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface WireReply {
  readonly status: number;
  /** In milliseconds, where the reply names one. */
  readonly retryAfterMs?: number | undefined;
  readonly body: string;
}

export type TransportFailureCode = 'unreachable' | 'timed-out' | 'cancelled' | 'too-large';

/** A request that got no answer. Holds nothing of the request. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly code: TransportFailureCode;

  constructor(code: TransportFailureCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Sends one request and gives whatever answer came, of any status; rejects with a `TransportFailure` and nothing else.
 */
export interface Transport {
  send(request: WireRequest): Promise<WireReply>;
  /** Closes idle connections. */
  close(): void;
}
