import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './sign-in.ts';

describe('the redirect after signing in', () => {
  it.each(['/', '/pages/home?tab=plan#tile', '/a%2Fb?x=%0a'])(
    'is an address of the app: %s [preview.access]',
    (then) => {
      expect(safeRedirectPath(then)).toBe(then);
    },
  );

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
  ])('is never another host: %j [preview.access]', (then) => {
    expect(safeRedirectPath(then)).toBe('/');
  });

  it('is a valid header value [preview.access]', () => {
    expect(() => new Headers({ Location: safeRedirectPath('/x\n\ry ü') })).not.toThrow();
  });
});
