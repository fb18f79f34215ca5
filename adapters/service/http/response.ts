import { createHash } from 'node:crypto';

/** The response of a route: JSON or other text. */
export type RouteResponse =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly text: string;
      /** Value of `Retry-After` in seconds. */
      readonly retryAfter?: number;
      /** Changes with the text, so that clients can ask whether it has changed. */
      readonly etag?: string;
    }
  /** Any other text; with a file name it is sent as a download. */
  | { readonly kind: 'text'; readonly type: string; readonly text: string; readonly filename?: string }
  /** A text that is sent as it is made, for what may be large. */
  | {
      readonly kind: 'stream';
      readonly type: string;
      readonly chunks: AsyncIterable<string>;
      readonly filename: string;
    };

/** An error in a part of the request. */
export interface InvalidField {
  readonly path: string;
  readonly message: string;
}

/** Ends a request with a 4xx or 5xx status and a message. Thrown by routes and checks. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: readonly InvalidField[] | undefined;
  /** Value of `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors?: readonly InvalidField[], retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** A 400 for a field of the body: `message` describes the failure, `error` what is wrong with the field. */
export const createFieldError = (message: string, field: string, error: string): HttpError =>
  new HttpError(400, message, [{ path: `body.${field}`, message: error }]);

/** A response with stored JSON text, byte for byte. */
export const stored = (text: string): RouteResponse => ({ kind: 'json', status: 200, text });

/** A response with stored JSON texts as a named list, without parsing them. */
export function storedList(name: string, texts: readonly string[]): RouteResponse {
  const text = `{${JSON.stringify(name)}:[${texts.join(',')}]}`;
  return { kind: 'json', status: 200, text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** A response with the stored text, or 404 with `message`. */
export function storedOr404(text: string | undefined, message: string): RouteResponse {
  if (text === undefined) throw new HttpError(404, message);
  return stored(text);
}

export const createErrorBody = ({
  message,
  errors,
}: {
  readonly message: string;
  readonly errors?: readonly InvalidField[] | undefined;
}): string => JSON.stringify({ success: false, message, errors });
