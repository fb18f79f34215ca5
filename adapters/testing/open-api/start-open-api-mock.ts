import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { listenLocally } from '../listen-locally.ts';
import { createSchemaValidator, type SchemaValidator } from './create-schema-validator.ts';
import { findExample, type MatchedCall, type MockRequest, matchCall } from './match-example.ts';
import { bodyPointer, type DescribedApi, readDocument } from './read-document.ts';

/** A request that the mock has received, and what the document says is wrong with it. */
export interface ReceivedRequest extends MockRequest {
  readonly operationId: string | undefined;
  readonly status: number;
  readonly errors: readonly string[];
}

export interface OpenApiMock {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  stop(): Promise<void>;
}

interface MockOptions {
  /** The calls that the mock does not have, by `operationId`. */
  readonly without?: readonly string[];
}

async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

/** The headers that a call needs and lacks: those of its credentials. */
const missingCredentials = ({ call }: MatchedCall, { credentialHeaders }: DescribedApi, headers: IncomingHttpHeaders) =>
  Object.keys(call.security[0] ?? {})
    .map((scheme) => credentialHeaders.get(scheme) ?? scheme)
    .filter((header) => !headers[header]);

interface CompleteRequest extends MockRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** What the schemas of the document say against a request. */
function findErrors({ call, params }: MatchedCall, request: CompleteRequest, validator: SchemaValidator) {
  const values = { path: params, query: request.query, header: request.headers };
  const inParameters = call.parameters.flatMap(({ name, in: place, required, schema }) => {
    const value = values[place][name];
    if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
    return validator.validateInline(schema, value).map((error) => `${place} ${name}${error}`);
  });
  if (!call.requestBody || (request.body === undefined && !call.requestBody.required)) return inParameters;
  return [...inParameters, ...validator.validate(bodyPointer(call), request.body).map((error) => `body${error}`)];
}

/**
 * Starts an API that knows nothing but an OpenAPI document: it checks credentials, parameters and bodies, and answers
 * with the document’s examples.
 */
export async function startOpenApiMock(
  document: Readonly<Record<string, unknown>>,
  { without = [] }: MockOptions = {},
): Promise<OpenApiMock> {
  const api = readDocument(document);
  const calls = api.calls.filter(({ operationId }) => !without.includes(operationId));
  const validator = createSchemaValidator(document);
  const received: ReceivedRequest[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const read: CompleteRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await readJsonBody(request),
    };
    const matched = matchCall(calls, read);
    const send = (status: number, example = 'failure', errors: readonly string[] = []): void => {
      const { method, path, query } = read;
      received.push({ method, path, query, operationId: matched?.call.operationId, status, errors });
      const described = matched?.call.responses[status];
      const [mediaType, content] = Object.entries(described?.content ?? {})[0] ?? ['application/json', undefined];
      const body = content?.examples[example]?.value ?? { success: false, message: 'There is no such endpoint.' };
      const text = mediaType === 'application/json' ? JSON.stringify(body) : String(body);
      response.writeHead(status, { 'content-type': mediaType }).end(text);
    };
    if (!matched) return send(404);
    const missing = missingCredentials(matched, api, request.headers);
    if (missing.length > 0) return send(401, 'failure', missing);
    const errors = findErrors(matched, read, validator);
    if (errors.length > 0) return send(400, 'failure', errors);
    const example = findExample(matched, read.query);
    return example === undefined ? send(404) : send(200, example);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
