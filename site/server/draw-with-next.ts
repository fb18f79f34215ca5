import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { DocumentScope } from '../documents/document-scope.ts';
import { withDocument } from '../documents/document-scope.ts';

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
  #done: (html: string) => void = () => undefined;
  readonly html = new Promise<string>((resolve) => {
    this.#done = resolve;
  });

  override write(chunk: unknown): boolean {
    this.#keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#keep(chunk);
    this.#done(Buffer.concat(this.#chunks).toString());
    this.emit('finish');
    return this;
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

/** Has the framework draw a document and gives its HTML. Rejects when it could not. */
export async function drawWithNext(handler: NextHandler, path: string, scope: DocumentScope): Promise<string> {
  const request = new MadeRequest(path);
  const response = new KeptResponse(request);
  await withDocument(scope, () => handler(request, response));
  const html = await response.html;
  if (response.statusCode >= 300) throw new Error(`The framework answered ${response.statusCode} for ${path}.`);
  return html;
}
