import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { buildBody, buildPath } from './build-path.ts';

/** An endpoint with schemas that accept any text. */
const endpoint = defineEndpoint({
  name: 'find',
  summary: 'Finds.',
  method: 'POST',
  path: '/api/find/{city}/{slug}',
  params: z.object({ city: z.string(), slug: z.string() }),
  query: z.object({ text: z.string().nullish(), miles: z.number().optional() }),
  body: z.object({ guests: z.int().max(20) }),
  reply: z.object({}),
});
const params = { city: 'bath', slug: 'soho' };
const address = (input: object): string => buildPath(endpoint, { params, ...input });

describe('the path of a call', () => {
  it('contains its encoded parameters and query [api.calls]', () => {
    expect(address({})).toBe('/api/find/bath/soho');
    const params = { city: 'bath', slug: 'a/b é' };
    expect(address({ params })).toBe('/api/find/bath/a/b%20%C3%A9');
    expect(buildPath(endpoint, { params }, true)).toBe('/api/find/bath/a%2Fb%20%C3%A9');
    expect(address({ query: { text: 'a&b', miles: 3 } })).toBe('/api/find/bath/soho?text=a%26b&miles=3');
  });

  it('leaves out missing values and unknown fields [api.calls]', () => {
    expect(address({ query: { text: null, miles: undefined, other: 'x' } })).toBe('/api/find/bath/soho');
  });

  it('formats small and large numbers without an exponent [api.calls]', () => {
    expect(address({ query: { miles: 1e-7 } })).toBe('/api/find/bath/soho?miles=0.000000');
    expect(address({ query: { miles: 2.5 } })).toBe('/api/find/bath/soho?miles=2.500000');
    expect(address({ query: { miles: 1_000_000 } })).toBe('/api/find/bath/soho?miles=1000000');
  });

  it.each(['a\\b', 'a%2fb', 'a?b', 'a#b', 'a\u0000b', 'a\nb', '', '.', '..', '../a', 'a/./b', 'a//b', '/a', 'a/'])(
    'is rejected for %j, which another server could read as another path [api.calls]',
    (slug) => {
      expect(() => address({ params: { city: 'bath', slug } })).toThrow('params.slug is not safe in a path');
    },
  );

  it('is rejected for invalid input, with the names of the fields and without their values [api.calls]', () => {
    expect(() => address({ params: { city: 7 }, query: { miles: 'secret' } })).toThrow(
      'params.city, params.slug are invalid',
    );
    expect(() => address({ query: { miles: 'secret' } })).toThrow('query.miles is invalid');
    const strict = defineEndpoint({
      name: 'many',
      summary: 'Has many fields.',
      method: 'GET',
      path: '/api/many',
      query: z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string(), e: z.string(), f: z.string() }),
      reply: z.object({}),
    });
    expect(() => buildPath(strict, {})).toThrow('query.a, query.b, query.c, query.d, query.e are invalid');
  });
});

describe('a call with invalid input', () => {
  const answerOf = (input: object): unknown => {
    try {
      return address(input);
    } catch (error) {
      return Object(error).answer;
    }
  };

  it('says what is wrong with each field, without its value [api.calls]', () => {
    expect(answerOf({ params: { city: 7 } })).toEqual({
      errors: [
        { path: 'params.city', message: 'must be text' },
        { path: 'params.slug', message: 'is required: enter text' },
      ],
    });
    expect(answerOf({ params: { city: 'bath', slug: 'a?b' } })).toEqual({
      errors: [{ path: 'params.slug', message: 'has characters that are not allowed' }],
    });
  });
});

describe('the body of a call', () => {
  it('is valid JSON, or rejected [api.calls]', () => {
    expect(buildBody(endpoint, { body: { guests: 4 } })).toBe('{"guests":4}');
    expect(() => buildBody(endpoint, { body: { guests: 40 } })).toThrow('body.guests is invalid');
    expect(() => buildBody(endpoint, {})).toThrow('body is invalid');
  });
});
