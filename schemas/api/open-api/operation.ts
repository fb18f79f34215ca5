import { z } from 'zod';
import { type Endpoint, noBody } from '../endpoint.ts';
import type { CallExample, NamedExamples } from './call-example.ts';
import { describeSchema, type Json } from './describe-schemas.ts';
import { failuresOf } from './failures.ts';

const security: Readonly<Record<Endpoint['access'], readonly Json[]>> = {
  open: [],
  visitor: [{ token: [], brandKey: [], sessionId: [] }],
  editor: [{ editorKey: [] }],
  local: [{}, { editorKey: [] }],
};

/** Who makes the call. */
export const tagOf = ({ path, access }: Endpoint): string => {
  if (path.startsWith('/api/v1/operator/')) return 'operators';
  return access === 'editor' ? 'editors' : 'visitors';
};

/** The media type of a reply. A text reply states its own. */
function mediaTypeOf(reply: z.ZodType): string {
  if (!(reply instanceof z.ZodString)) return 'application/json';
  const mediaType = reply.meta()?.mediaType;
  return typeof mediaType === 'string' ? mediaType : 'text/plain';
}

/**
 * The part of each example that `pick` selects. A parameter, a body and a reply whose examples have the same name belong
 * to the same call.
 */
function pickExamples(examples: NamedExamples, pick: (example: CallExample) => unknown): Json {
  const picked = Object.entries(examples)
    .map(([name, example]) => [name, { value: pick(example) }] as const)
    .filter(([, { value }]) => value !== undefined);
  return picked.length === 0 ? {} : { examples: Object.fromEntries(picked) };
}

type Place = 'path' | 'query' | 'header';

const valuesIn = (example: CallExample, place: Place) =>
  ({ path: example.params, query: example.query, header: example.headers })[place];

const parametersIn = (place: Place, schema: z.ZodObject, examples: NamedExamples): readonly Json[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const described = field instanceof z.ZodType ? describeSchema(field) : {};
    return {
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      ...(typeof described.description === 'string' && { description: described.description }),
      schema: described,
      ...pickExamples(examples, (example) => valuesIn(example, place)?.[name]),
    };
  });

/** Describes a call; `schemaOf` describes its body and its reply. */
export function describeOperation(
  endpoint: Endpoint,
  examples: NamedExamples,
  schemaOf: (schema: z.ZodType) => Json,
): Json {
  const { name, summary, access, params, query, headers, body, reply } = endpoint;
  const describeBody = (): Json => ({
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: schemaOf(body), ...pickExamples(examples, (example) => example.body) } },
  });
  const content = { schema: schemaOf(reply), ...pickExamples(examples, (example) => example.reply) };
  return {
    operationId: name,
    summary,
    tags: [tagOf(endpoint)],
    security: security[access],
    parameters: [
      ...parametersIn('path', params, examples),
      ...parametersIn('query', query, examples),
      ...parametersIn('header', headers, examples),
    ],
    ...(body === noBody ? {} : { requestBody: describeBody() }),
    responses: {
      200: { description: 'Done.', content: { [mediaTypeOf(reply)]: content } },
      ...failuresOf(endpoint),
    },
  };
}
