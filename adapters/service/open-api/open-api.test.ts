import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { createSchemaValidator } from '#adapters/testing/open-api/create-schema-validator.ts';
import { bodyPointer, readDocument } from '#adapters/testing/open-api/read-document.ts';
import { noBody } from '#schemas/api/endpoint.ts';
import { type EndpointName, endpoints } from '#schemas/api/endpoints.ts';
import type { NamedExamples } from '#schemas/api/open-api/call-example.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { callExamples, createOpenApiDocument } from './create-open-api-document.ts';

const document: Readonly<Record<string, unknown>> = createOpenApiDocument();
const { calls, schemas } = readDocument(document);
const { validate, validateInline } = createSchemaValidator(document);
const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name));
const examplesOf = (name: EndpointName): NamedExamples => callExamples[name];

/** Every schema in a part of the document, with its path. */
function* schemasIn(value: unknown, path: string): Generator<readonly [path: string, schema: Record<string, unknown>]> {
  if (!isRecord(value)) return;
  const { properties, items, additionalProperties, anyOf, oneOf } = value;
  yield [path, { ...value }];
  for (const [name, inner] of Object.entries(isRecord(properties) ? properties : {}))
    yield* schemasIn(inner, `${path}.${name}`);
  if (items !== undefined) yield* schemasIn(items, `${path}[]`);
  if (additionalProperties !== undefined) yield* schemasIn(additionalProperties, `${path}.*`);
  for (const [index, inner] of [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : [])).entries())
    yield* schemasIn(inner, `${path}|${index}`);
}

const allSchemas = [
  ...Object.entries(schemas),
  ...calls.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...parameters.map(({ name, schema }) => [`${operationId} ${name}`, schema] as const),
    ...[requestBody, ...Object.values(responses)].flatMap((each) =>
      Object.values(each?.content ?? {}).map(({ schema }) => [operationId, schema] as const),
    ),
  ]),
].flatMap(([path, schema]) => [...schemasIn(schema, path)]);

const kinds = ['type', 'anyOf', 'oneOf', 'const', 'enum', '$ref'];

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document, and all its references lead somewhere [upstream.openapi]', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('states the type of every property, list entry and alternative [upstream.openapi]', () => {
    expect(allSchemas.length).toBeGreaterThan(2000);
    expect(allSchemas.filter(([, schema]) => !kinds.some((kind) => kind in schema)).map(([path]) => path)).toEqual([]);
  });

  it('has no empty title, description or list of values [upstream.openapi]', () => {
    const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
    const empty = allSchemas.filter(([, { title, description, ...schema }]) =>
      [title, description, schema.enum].some(isEmpty),
    );
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('forbids no unknown fields, because none are refused [upstream.openapi]', () => {
    expect(allSchemas.filter(([, schema]) => schema.additionalProperties === false).map(([path]) => path)).toEqual([]);
  });

  it('names the shared shapes and refers to them [upstream.openapi]', () => {
    const shared = ['Tile', 'Page', 'Restaurant', 'Menu', 'Offer', 'Job', 'Link', 'Image', 'Settings', 'BookingReply'];
    expect(document).toMatchObject({
      components: { schemas: Object.fromEntries(shared.map((name) => [name, expect.any(Object)])) },
      paths: {
        '/api/v1/content/page/{id}': {
          get: {
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } } },
          },
        },
        '/api/v1/content/search-restaurants/': {
          get: {
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: {
                      properties: {
                        restaurants: { type: 'array', items: { $ref: '#/components/schemas/Restaurant' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
    expect(document).toMatchObject({
      components: { schemas: { Page: { properties: { tiles: { items: { $ref: '#/components/schemas/Tile' } } } } } },
    });
  });

  it('describes every tile type, by its field type [upstream.openapi]', () => {
    const folder = join(import.meta.dirname, '../../../schemas/tiles');
    const types = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    expect(types).toContain('card-grid');
    const pascal = (type: string) => type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const refs = types.map((type) => [type, `#/components/schemas/${pascal(type).join('')}Tile`] as const);
    expect(document).toMatchObject({
      components: {
        schemas: {
          Tile: {
            oneOf: refs.map(([, $ref]) => ({ $ref })),
            discriminator: { propertyName: 'type', mapping: Object.fromEntries(refs) },
          },
          CardGridTile: { properties: { type: { const: 'card-grid' } } },
        },
      },
    });
  });

  it('accepts every example of every tile type as a tile, and refuses an unknown type [upstream.openapi]', () => {
    for (const { type, examples } of Object.values(tiles))
      for (const [name, example] of Object.entries(examples))
        expect(validate('#/components/schemas/Tile', { type, ...example }), `${type} ${name}`).toEqual([]);
    expect(validate('#/components/schemas/Tile', { type: 'snow-globe', key: 'snow' })).not.toEqual([]);
    expect(validate('#/components/schemas/Tile', { type: 'hero', key: 'hero', heading: 7 })).not.toEqual([]);
  });

  it('accepts the whole demo chain [upstream.openapi]', () => {
    const { pages, restaurants, menus, offers, jobs, settings, bookingRules } = demoData;
    const lists = { Page: pages, Restaurant: restaurants, Menu: menus, Offer: offers, Job: jobs };
    for (const [name, list] of Object.entries({ ...lists, Settings: [settings], BookingRules: bookingRules }))
      for (const each of list) expect(validate(`#/components/schemas/${name}`, each), name).toEqual([]);
  });

  it.each([
    [
      'a restaurant in another notation',
      'Restaurant',
      { storeId: 17, slug: 'Bath_2', city: 'bath', title: 'Bath', lat: '51.4', awards: null },
      true,
    ],
    ['a closed day', 'DayHours', { Open: 'closed', Close: 'CLOSED' }, true],
    ['a restaurant without a slug', 'Restaurant', { storeId: 17, city: 'bath', title: 'Bath' }, false],
    [
      'a latitude beyond the pole',
      'Restaurant',
      { storeId: 17, slug: 'bath', city: 'bath', title: 'Bath', lat: 91 },
      false,
    ],
    ['a link in capital letters', 'Link', { linkText: 'Menu', linkUrl: '/menu', openInNewTab: 'true' }, true],
    ['a link of an unknown style', 'Link', { linkText: 'Menu', linkUrl: '/menu', style: 'loud' }, false],
    ['a page without tiles', 'Page', { id: 'home', title: 'Home' }, false],
    ['a contact reason with a number', 'ContactReason', { id: 10, name: 'Food' }, true],
  ] as const)('says what may be sent: %s [upstream.openapi]', (_, name, value, isValid) => {
    expect(validate(`#/components/schemas/${name}`, value).length === 0).toBe(isValid);
  });

  it('describes the credentials of visitors and editors, and the idempotency key [upstream.openapi]', () => {
    const byName = new Map(calls.map((call) => [call.operationId, call]));
    expect(byName.get('menu')?.security).toEqual([{ token: [], brandKey: [], sessionId: [] }]);
    expect(byName.get('saveMenu')?.security).toEqual([{ editorKey: [] }]);
    expect(byName.get('token')?.security).toEqual([]);
    const withKey = calls.filter(({ parameters }) => parameters.some(({ name }) => name === 'idempotency-key'));
    expect(withKey.map(({ operationId }) => operationId).sort()).toEqual(['createBooking', 'enquiry']);
    expect(byName.get('createBooking')?.parameters.find(({ name }) => name === 'idempotency-key')).toMatchObject({
      in: 'header',
      required: true,
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    });
  });

  it.each([
    ['token', [200, 400, 413, 415, 429, 500, 503]],
    ['menu', [200, 400, 401, 404, 429, 500, 503]],
    ['geoSearch', [200, 400, 401, 429, 500, 503]],
    ['socialMedia', [200, 401, 429, 500, 503]],
    ['createBooking', [200, 400, 401, 404, 413, 415, 422, 429, 500, 503]],
    ['braintreeSubmit', [200, 400, 401, 402, 413, 415, 429, 500, 503]],
    ['jobApplication', [200, 400, 401, 413, 415, 429, 500, 503, 507]],
    ['contactEmail', [200, 400, 401, 413, 415, 429, 500, 503, 507]],
    ['publishPage', [200, 400, 401, 404, 409, 413, 415, 422, 429, 500, 503]],
  ] as const)('lists the statuses of %s, with a body for each [upstream.openapi]', (name, statuses) => {
    const call = calls.find(({ operationId }) => operationId === name);
    expect(Object.keys(call?.responses ?? {}).map(Number)).toEqual(statuses);
    for (const [status, { content, headers }] of Object.entries(call?.responses ?? {})) {
      expect(Object.keys(content), status).toEqual(['application/json']);
      expect(Object.keys(headers), status).toEqual(['429', '503'].includes(status) ? ['Retry-After'] : []);
    }
  });
});

describe('the examples of the OpenAPI document', () => {
  it.each(names)('%s has a request and a reply that match zod’s schemas [upstream.openapi]', (name) => {
    const { params, query, headers, body, reply } = endpoints[name];
    expect(Object.keys(examplesOf(name))).not.toEqual([]);
    for (const [each, example] of Object.entries(examplesOf(name))) {
      const parts = [
        [params, example.params ?? {}],
        [query, example.query ?? {}],
        [headers, example.headers ?? {}],
        [body, example.body],
        [reply, example.reply],
      ] as const;
      for (const [schema, value] of parts) expect(schema.safeParse(value).error, each).toBeUndefined();
      expect(example.body === undefined, each).toBe(body === noBody);
    }
  });

  it.each(calls.map((call) => [call.operationId, call] as const))(
    '%s has a request and a reply that match the document’s schemas [upstream.openapi]',
    (_, call) => {
      for (const { name, schema, required, examples } of call.parameters) {
        if (required) expect(Object.keys(examples), name).not.toEqual([]);
        for (const { value } of Object.values(examples)) expect(validateInline(schema, value), name).toEqual([]);
      }
      const bodies = Object.values(call.requestBody?.content ?? {}).flatMap(({ examples }) => Object.values(examples));
      expect(bodies.length > 0).toBe(call.requestBody !== undefined);
      for (const { value } of bodies) expect(validate(bodyPointer(call), value)).toEqual([]);
      for (const [status, { content }] of Object.entries(call.responses))
        for (const [mediaType, { examples }] of Object.entries(content)) {
          const pointer = status === '200' ? bodyPointer(call, 200, mediaType) : '#/components/schemas/Failure';
          expect(Object.keys(examples), status).not.toEqual([]);
          for (const { value } of Object.values(examples)) expect(validate(pointer, value), status).toEqual([]);
        }
    },
  );
});
