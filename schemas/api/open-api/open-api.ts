import { type Endpoint, noBody } from '../endpoint.ts';
import type { NamedExamples } from './call-example.ts';
import { describeSchemas, type Json } from './describe-schemas.ts';
import { failureResponses, failureSchema } from './failures.ts';
import { describeOperation } from './operation.ts';

/** The credentials of all kinds of access. A visitor’s call needs token, brand key and session id. */
const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /api/token.' },
  brandKey: { type: 'apiKey', in: 'header', name: 'x-brand-key', description: 'The brand’s key, BRAND_KEY.' },
  sessionId: {
    type: 'apiKey',
    in: 'header',
    name: 'x-session-id',
    description: 'A UUID that the visitor’s browser keeps.',
  },
  editorKey: { type: 'apiKey', in: 'header', name: 'x-editor-key', description: 'The editors’ secret, EDITOR_KEY.' },
};

const description = `Restaurants, menus, pages, offers, jobs and bookings.

Schemas describe what a sender may send. A receiver ignores fields that it does not know, in requests and replies. Where a \
reply’s field is optional, \`null\` and an empty text mean the same as a missing field.

A page is a list of tiles; \`type\` says which of the \`Tile\` schemas a tile has. A page whose id starts with an underscore, \
such as \`_restaurant\`, is a template: the site fills it with the restaurant, menu, offer or job of the address.

Examples of parameters, bodies and replies that have the same name belong to the same call.`;

const tags = [
  { name: 'visitors', description: 'Calls that the site makes for its visitors.' },
  { name: 'editors', description: 'Calls of the preview app, in which editors change pages and settings.' },
  { name: 'operators', description: 'Calls with which restaurants manage bookings and submissions.' },
];

/**
 * Describes endpoints as an OpenAPI 3.1 document; `examples` are the examples of each, by its name. Pure: the same input
 * gives the same document.
 */
export function openApi(endpoints: readonly Endpoint[], examples: Readonly<Record<string, NamedExamples>> = {}): Json {
  const bodies = endpoints.map(({ body }) => body).filter((body) => body !== noBody);
  const schemas = describeSchemas([...bodies, ...endpoints.map(({ reply }) => reply)]);
  const paths = new Map<string, Record<string, Json>>();
  for (const endpoint of endpoints) {
    const operations = paths.get(endpoint.path) ?? {};
    operations[endpoint.method.toLowerCase()] = describeOperation(endpoint, examples[endpoint.name] ?? {}, schemas.of);
    paths.set(endpoint.path, operations);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Content and booking API', version: '1', description },
    servers: [{ url: '/' }],
    tags,
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes,
      responses: failureResponses,
      schemas: { ...schemas.components, Failure: failureSchema },
    },
  };
}
