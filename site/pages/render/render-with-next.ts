import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { DocumentScope } from '../resolve/document-scope.ts';
import { withDocument } from '../resolve/document-scope.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request made here, with nothing of the visitor's on it: no header of theirs can change a cached document. */
class MadeRequest extends IncomingMessage {
  constructor(path: string) {
    super(new Socket());
    this.method = 'GET';
    this.url = path;
    this.headers = { host: 'site', 'user-agent': 'site' };
    this.push(null);
  }
}

/** Takes what the framework writes instead of sending it. */
class KeptResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #ended = Promise.withResolvers<string>();
  readonly html = this.#ended.promise;

  override write(chunk: unknown): boolean {
    this.#keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#keep(chunk);
    this.#ended.resolve(Buffer.concat(this.#chunks).toString());
    this.emit('finish');
    return this;
  }

  /** Without a socket nothing else would tell the framework, or whoever waits, that nothing more comes. */
  override destroy(error?: Error): this {
    this.#ended.reject(error ?? new Error('The framework gave up its response.'));
    super.destroy(error);
    this.emit('close');
    return this;
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

/**
 * Milliseconds in which a document must be rendered, longer than the data that it waits for may take. While developing the
 * framework compiles first, which takes minutes on a busy machine.
 */
export const renderLimitMs = (isDeveloping: boolean): number => (isDeveloping ? 300_000 : 15_000);

/** Has the framework render a document and gives its HTML. Rejects when it cannot, or takes too long. */
export async function renderWithNext(
  handler: NextHandler,
  path: string,
  scope: DocumentScope,
  limitMs: number,
): Promise<string> {
  const request = new MadeRequest(path);
  const response = new KeptResponse(request);
  const giveUp = (reason: unknown): unknown =>
    response.destroy(reason instanceof Error ? reason : new Error(String(reason)));
  const timer = setTimeout(() => giveUp(new Error(`Rendering ${path} took more than ${limitMs} ms.`)), limitMs);
  void withDocument(scope, () => handler(request, response)).catch(giveUp);
  const html = await response.html.finally(() => clearTimeout(timer));
  if (response.statusCode >= 300) throw new Error(`The framework answered ${response.statusCode} for ${path}.`);
  return html;
}
