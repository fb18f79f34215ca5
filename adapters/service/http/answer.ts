import type { ServerResponse } from 'node:http';

/** What a route answers with: JSON text as it is sent, or a stream it writes by itself. */
export type Answer =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly text: string;
      /** Seconds after which it may be asked again. */
      readonly retryAfter?: number;
    }
  /** Anything else that is text; with a file name it is offered for keeping. */
  | { readonly kind: 'text'; readonly type: string; readonly text: string; readonly filename?: string }
  | { readonly kind: 'stream'; readonly write: (response: ServerResponse) => Promise<void> };

/** What was wrong with a part of the request, for whoever sent it. */
export interface InvalidField {
  readonly path: string;
  readonly message: string;
}

/** Ends a request with a status of 4xx or 5xx and a body that says why. Thrown by routes and checks. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: readonly InvalidField[] | undefined;
  /** Seconds after which it may be asked again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors?: readonly InvalidField[], retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** JSON text from the database, sent byte for byte. */
export const stored = (text: string): Answer => ({ kind: 'json', status: 200, text });

/** Stored JSON texts as a list under a name: nothing is parsed and written again. */
export const storedList = (name: string, texts: readonly string[]): Answer =>
  stored(`{${JSON.stringify(name)}:[${texts.join(',')}]}`);

/** The stored text, or 404 with `message`. */
export function storedOr404(text: string | undefined, message: string): Answer {
  if (text === undefined) throw new Refusal(404, message);
  return stored(text);
}

export const refusalText = ({
  message,
  errors,
}: {
  readonly message: string;
  readonly errors?: readonly InvalidField[] | undefined;
}): string => JSON.stringify({ success: false, message, errors });
