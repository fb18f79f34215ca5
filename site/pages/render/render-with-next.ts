import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { DocumentScope } from '../resolve/document-scope.ts';
import { withDocument } from '../resolve/document-scope.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request created here, without any header of the visitor, so that none can affect a cached document. */
class SyntheticRequest extends IncomingMessage {
  constructor(path: string) {
    super(new Socket());
    this.method = 'GET';
    this.url = path;
    this.headers = { host: 'site', 'user-agent': 'site' };
    this.push(null);
  }
}

/** Collects what Next.js writes instead of sending it. */
class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #ended = Promise.withResolvers<string>();
  readonly html = this.#ended.promise;

  override write(chunk: unknown): boolean {
    this.#append(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#append(chunk);
    this.#ended.resolve(Buffer.concat(this.#chunks).toString());
    this.emit('finish');
    return this;
  }

  /** Without a socket nothing else would tell Next.js, or the caller, that the response has ended. */
  override destroy(error?: Error): this {
    this.#ended.reject(error ?? new Error('The framework gave up its response.'));
    super.destroy(error);
    this.emit('close');
    return this;
  }

  #append(chunk: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

/**
 * The time limit of a rendering, in milliseconds, longer than loading its data may take. In development Next.js
 * compiles first, which takes minutes on a busy machine.
 */
export const renderLimitMs = (isDeveloping: boolean): number => (isDeveloping ? 300_000 : 15_000);

/** Renders a document with Next.js and resolves to its HTML. Rejects when Next.js fails or takes too long. */
export async function renderWithNext(
  handler: NextHandler,
  path: string,
  scope: DocumentScope,
  limitMs: number,
): Promise<string> {
  const request = new SyntheticRequest(path);
  const response = new BufferedResponse(request);
  const fail = (reason: unknown): unknown =>
    response.destroy(reason instanceof Error ? reason : new Error(String(reason)));
  const timer = setTimeout(() => fail(new Error(`Rendering ${path} took more than ${limitMs} ms.`)), limitMs);
  void withDocument(scope, () => handler(request, response)).catch(fail);
  const html = await response.html.finally(() => clearTimeout(timer));
  if (response.statusCode >= 300) throw new Error(`The framework answered ${response.statusCode} for ${path}.`);
  return html;
}
