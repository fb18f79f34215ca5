import { describe, expect, it } from 'vitest';
import { cacheScopeOf, withReferrerPolicy } from './cache-scope.ts';

const finder = { route: { kind: 'page', id: 'find-us' }, query: {}, path: '/find-us', isCacheable: true } as const;

describe('the cache scope of a document', () => {
  it('is public only for a cacheable address [scale.cache]', () => {
    expect(cacheScopeOf(finder)).toBe('public');
    expect(cacheScopeOf(undefined)).toBe('public');
    expect(cacheScopeOf({ ...finder, query: { near: ['Bath'] }, isCacheable: false })).toBe('uncached');
  });

  it('is uncached for the thanks page, which differs for new subscribers [signup.wallet]', () => {
    const thanks = { ...finder, path: '/signup-thanks' };
    expect(cacheScopeOf(thanks)).toBe('uncached');
    expect(cacheScopeOf({ ...thanks, isCacheable: false })).toBe('uncached');
  });

  it('hides the secret address of a customer’s preferences from other sites [preferences.privacy]', () => {
    const own = { ...finder, route: { kind: 'preferences', guid: 'secret' }, path: '/preferences/secret' } as const;
    expect(cacheScopeOf(own)).toBe('secret-in-address');
    const headers = [['Referrer-Policy', 'strict-origin-when-cross-origin']] as const;
    expect(withReferrerPolicy(headers, 'secret-in-address')).toEqual([['Referrer-Policy', 'no-referrer']]);
  });

  it.each(['51.51,-0.13', ' 51.51 , -0.13 '])('hides an address that contains the visitor’s position: %s', (near) => {
    const scope = cacheScopeOf({ ...finder, query: { near: [near] }, isCacheable: false });
    expect(withReferrerPolicy([['Referrer-Policy', 'strict-origin-when-cross-origin']], scope)).toEqual([
      ['Referrer-Policy', 'strict-origin'],
    ]);
  });

  it('leaves other headers unchanged', () => {
    const headers = [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ] as const;
    expect(withReferrerPolicy(headers, 'public')).toEqual(headers);
    expect(withReferrerPolicy(headers, 'secret-in-address')).toEqual([headers[0], ['Referrer-Policy', 'no-referrer']]);
  });
});
