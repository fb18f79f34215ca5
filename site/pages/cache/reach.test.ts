import { describe, expect, it } from 'vitest';
import { reachOf, withReferrerPolicy } from './reach.ts';

const finder = { route: { kind: 'page', id: 'find-us' }, query: {}, path: '/find-us', kept: true } as const;

describe('the cache scope of a document', () => {
  it('is public for a cacheable address', () => {
    expect(reachOf(finder)).toBe('shared');
    expect(reachOf(undefined)).toBe('shared');
    expect(reachOf({ ...finder, query: { near: ['Bath'] }, kept: false })).toBe('unkept');
  });

  it('is uncached for the thanks page, which differs for new subscribers', () => {
    const thanks = { ...finder, path: '/signup-thanks' };
    expect(reachOf(thanks)).toBe('unkept');
    expect(reachOf({ ...thanks, kept: false })).toBe('unkept');
  });

  it('hides the secret address of a customer’s preferences from other sites [preferences.privacy]', () => {
    const own = { ...finder, route: { kind: 'preferences', guid: 'secret' }, path: '/preferences/secret' } as const;
    expect(reachOf(own)).toBe('private');
    const headers = [['Referrer-Policy', 'strict-origin-when-cross-origin']] as const;
    expect(withReferrerPolicy(headers, 'private')).toEqual([['Referrer-Policy', 'no-referrer']]);
  });

  it.each(['51.51,-0.13', ' 51.51 , -0.13 '])('hides an address that contains the visitor’s position: %s', (near) => {
    const reach = reachOf({ ...finder, query: { near: [near] }, kept: false });
    expect(withReferrerPolicy([['Referrer-Policy', 'strict-origin-when-cross-origin']], reach)).toEqual([
      ['Referrer-Policy', 'strict-origin'],
    ]);
  });

  it('leaves other headers unchanged', () => {
    const headers = [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ] as const;
    expect(withReferrerPolicy(headers, 'shared')).toEqual(headers);
    expect(withReferrerPolicy(headers, 'private')).toEqual([headers[0], ['Referrer-Policy', 'no-referrer']]);
  });
});
