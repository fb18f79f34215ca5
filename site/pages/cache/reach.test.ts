import { describe, expect, it } from 'vitest';
import { reachOf, withReferrerPolicy } from './reach.ts';

const finder = { route: { kind: 'page', id: 'find-us' }, query: {}, path: '/find-us', kept: true } as const;

describe('the reach of a document', () => {
  it('is everyone’s unless its address is not kept, as none is that visitors make up [scale.cache]', () => {
    expect(reachOf(finder)).toBe('shared');
    expect(reachOf(undefined)).toBe('shared');
    expect(reachOf({ ...finder, query: { near: ['Bath'] }, kept: false })).toBe('unkept');
  });

  it('ends with the page of thanks, which is another for who has just joined [signup.wallet]', () => {
    const thanks = { ...finder, path: '/signup-thanks' };
    expect(reachOf(thanks)).toBe('unkept');
    expect(reachOf({ ...thanks, kept: false })).toBe('unkept');
  });

  it('ends with a customer’s own preferences, whose address no other site learns [preferences.privacy]', () => {
    const own = { ...finder, route: { kind: 'preferences', guid: 'secret' }, path: '/preferences/secret' } as const;
    expect(reachOf(own)).toBe('private');
    const headers = [['Referrer-Policy', 'strict-origin-when-cross-origin']] as const;
    expect(withReferrerPolicy(headers, 'private')).toEqual([['Referrer-Policy', 'no-referrer']]);
  });

  it.each(['51.51,-0.13', ' 51.51 , -0.13 '])('ends with a page that says where the visitor is: %s', (near) => {
    const reach = reachOf({ ...finder, query: { near: [near] }, kept: false });
    expect(withReferrerPolicy([['Referrer-Policy', 'strict-origin-when-cross-origin']], reach)).toEqual([
      ['Referrer-Policy', 'strict-origin'],
    ]);
  });

  it('leaves the other headers as they are', () => {
    const headers = [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ] as const;
    expect(withReferrerPolicy(headers, 'shared')).toEqual(headers);
    expect(withReferrerPolicy(headers, 'private')).toEqual([headers[0], ['Referrer-Policy', 'no-referrer']]);
  });
});
