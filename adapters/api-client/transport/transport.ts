/** A request as sent over the network. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface WireReply {
  readonly status: number;
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The version of the body, to ask whether it has changed. */
  readonly etag?: string | undefined;
  readonly body: string;
}

/** `not-connected`: nothing was sent. `unreachable`: the connection was lost. */
export type TransportFailureCode = 'not-connected' | 'unreachable' | 'timed-out' | 'cancelled' | 'too-large';

/** A request that got no reply. Contains nothing of the request. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly code: TransportFailureCode;

  constructor(code: TransportFailureCode) {
    super(code);
    this.code = code;
  }
}

/** Sends one request and returns the reply, whatever its status. Rejects only with a `TransportFailure`. */
export interface Transport {
  send(request: WireRequest): Promise<WireReply>;
  /** Closes idle connections. */
  close(): void;
}
