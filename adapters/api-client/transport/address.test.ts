import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { addressOf, bodyOf } from './address.ts';

/** A call whose own schemas let any text through. */
const endpoint = defineEndpoint({
  name: 'find',
  summary: 'Finds.',
  method: 'POST',
  path: '/api/find/{city}/{slug}',
  params: z.object({ city: z.string(), slug: z.string() }),
  query: z.object({ words: z.string().nullish(), miles: z.number().optional() }),
  body: z.object({ guests: z.int().max(20) }),
  reply: z.object({}),
});
const params = { city: 'bath', slug: 'soho' };
const address = (input: object): string => addressOf(endpoint, { params, ...input });

describe('the address of a call', () => {
  it('holds its parameters in their places and what is asked, encoded [api.calls]', () => {
    expect(address({})).toBe('/api/find/bath/soho');
    expect(address({ params: { city: 'bath', slug: 'a/b é' } })).toBe('/api/find/bath/a%2Fb%20%C3%A9');
    expect(address({ query: { words: 'a&b', miles: 3 } })).toBe('/api/find/bath/soho?words=a%26b&miles=3');
  });

  it('leaves out what is not said, and what the call does not name [api.calls]', () => {
    expect(address({ query: { words: null, miles: undefined, other: 'x' } })).toBe('/api/find/bath/soho');
  });

  it('writes small and large numbers as readers of paths expect them [api.calls]', () => {
    expect(address({ query: { miles: 1e-7 } })).toBe('/api/find/bath/soho?miles=0.000000');
    expect(address({ query: { miles: 2.5 } })).toBe('/api/find/bath/soho?miles=2.500000');
    expect(address({ query: { miles: 1_000_000 } })).toBe('/api/find/bath/soho?miles=1000000');
  });

  it.each(['a\\b', 'a%2fb', 'a?b', 'a#b', 'a\u0000b', 'a\nb', '', '.', '..', '../a', 'a/./b', 'a//b', '/a', 'a/'])(
    'is refused for %j, which another server could read as another path [api.calls]',
    (slug) => {
      expect(() => address({ params: { city: 'bath', slug } })).toThrow('params.slug is not safe in a path');
    },
  );

  it('is refused where what is asked does not fit, with the names of the fields and nothing that they hold [api.calls]', () => {
    expect(() => address({ params: { city: 7 }, query: { miles: 'secret' } })).toThrow(
      'params.city, params.slug do not fit the call',
    );
    expect(() => address({ query: { miles: 'secret' } })).toThrow('query.miles do not fit the call');
  });
});

describe('the body of a call', () => {
  it('is JSON of what fits, and refused otherwise [api.calls]', () => {
    expect(bodyOf(endpoint, { body: { guests: 4 } })).toBe('{"guests":4}');
    expect(() => bodyOf(endpoint, { body: { guests: 40 } })).toThrow('body.guests do not fit the call');
    expect(() => bodyOf(endpoint, {})).toThrow('body do not fit the call');
  });
});
