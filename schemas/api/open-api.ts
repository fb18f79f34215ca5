import { z } from 'zod';
import { type Endpoint, noBody } from './endpoint.ts';

type Json = Readonly<Record<string, unknown>>;

/** The security schemes of all kinds of access; a visitor's call needs token, brand key and session id. */
const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /api/token.' },
  brandKey: { type: 'apiKey', in: 'header', name: 'x-brand-key' },
  sessionId: { type: 'apiKey', in: 'header', name: 'x-session-id', description: 'A UUID that the browser keeps.' },
  editorKey: { type: 'apiKey', in: 'header', name: 'x-editor-key' },
};

const security: Readonly<Record<Endpoint['access'], readonly Json[]>> = {
  open: [],
  visitor: [{ token: [], brandKey: [], sessionId: [] }],
  editor: [{ editorKey: [] }],
  local: [{}, { editorKey: [] }],
};

/** Describes endpoints as an OpenAPI 3.1 document. Pure: the same endpoints give the same document. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths = new Map<string, Record<string, Json>>();
  for (const endpoint of endpoints) {
    const operations = paths.get(endpoint.path) ?? {};
    operations[endpoint.method.toLowerCase()] = operation(endpoint);
    paths.set(endpoint.path, operations);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content and booking API',
      version: '1',
      description: 'Restaurants, menus, pages, offers, jobs and bookings.',
    },
    paths: Object.fromEntries(paths),
    components: { securitySchemes, schemas: { Refusal: errorSchema } },
  };
}

const errorSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** The media type of a reply. A text reply states its own. */
function mediaTypeOf(reply: z.ZodType): string {
  if (!(reply instanceof z.ZodString)) return 'application/json';
  const mediaType = reply.meta()?.mediaType;
  return typeof mediaType === 'string' ? mediaType : 'text/plain';
}

function operation(endpoint: Endpoint): Json {
  const mediaType = mediaTypeOf(endpoint.reply);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body === noBody ? {} : { requestBody: requestBody(endpoint.body) }),
    responses: {
      200: { description: 'Done.', content: { [mediaType]: { schema: jsonSchema(endpoint.reply, 'output') } } },
      '4XX': errorResponse('The request was refused.'),
      '5XX': errorResponse('The service failed.'),
    },
  };
}

const parameters = (schema: z.ZodObject, where: 'path' | 'query'): Json[] =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }));

const requestBody = (schema: z.ZodType): Json => ({
  required: !schema.safeParse(undefined).success,
  content: { 'application/json': { schema: jsonSchema(schema, 'input') } },
});

/** Types that JSON Schema cannot express (a refinement, a transformed value) accept any value. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    // How a form renders a field is not part of the API.
    override: ({ jsonSchema: described }) => {
      delete described.presentation;
    },
  });
  return rest;
}
