import { z } from 'zod';

const examples = z.record(z.string(), z.object({ value: z.unknown() })).default({});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
  examples,
});

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()), examples })).default({});

const response = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.object({ example: z.unknown() })).default({}),
  content,
});

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
});

const openApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string(), name: z.string().optional() })),
    responses: z.record(z.string(), response),
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
});

export type DescribedParameter = z.output<typeof parameter>;
export type DescribedResponse = z.output<typeof response>;

/** A call as an OpenAPI document describes it. */
export interface DescribedCall extends Omit<z.output<typeof operation>, 'responses'> {
  readonly method: string;
  readonly path: string;
  /** By status. */
  readonly responses: Readonly<Record<string, DescribedResponse>>;
  /** Where the description is in the document, as a JSON pointer. */
  readonly pointer: string;
}

/** A part of a JSON pointer: RFC 6901. */
const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** A JSON pointer to the schema of a JSON body: of the request, or of the reply with a status. */
export const bodyPointer = (call: DescribedCall, status?: number, mediaType = 'application/json'): string =>
  `${call.pointer}/${status === undefined ? 'requestBody' : `responses/${status}`}/content/${escapePointer(mediaType)}/schema`;

export interface DescribedApi {
  readonly calls: readonly DescribedCall[];
  /** The header of each credential. */
  readonly credentialHeaders: ReadonlyMap<string, string>;
  /** The named schemas. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Reads the calls of an OpenAPI document. Throws if it is not built as expected. */
export function readDocument(document: unknown): DescribedApi {
  const { paths, components } = openApiDocument.parse(document);
  const resolve = (each: DescribedResponse | { readonly $ref: string }): DescribedResponse => {
    if (!('$ref' in each)) return each;
    const found = components.responses[each.$ref.replace('#/components/responses/', '')];
    if (!found) throw new Error(`The document has no ${each.$ref}.`);
    return found;
  };
  return {
    calls: Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, described]) => ({
        ...described,
        method: method.toUpperCase(),
        path,
        pointer: `#/paths/${escapePointer(path)}/${method}`,
        responses: Object.fromEntries(
          Object.entries(described.responses).map(([status, each]) => [status, resolve(each)]),
        ),
      })),
    ),
    credentialHeaders: new Map(
      Object.entries(components.securitySchemes).map(([name, scheme]) => [name, scheme.name ?? 'authorization']),
    ),
    schemas: components.schemas,
  };
}
