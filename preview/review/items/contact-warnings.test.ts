import { describe, expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { findContactWarnings } from './contact-warnings.ts';

const pathsOf = (content: unknown, kind: 'restaurants' | 'settings' | 'offer' = 'restaurants') =>
  findContactWarnings(kind, content).map(({ path }) => path.join('.'));

describe('contact data of a restaurant', () => {
  it.each([
    { email: 'bath@example.com' },
    { email: ' first.last+tables@sub.example.co.uk ' },
    { phone: '01225 496001' },
    { phone: '(020) 7946 0000' },
    { phone: '+44 (0)20 7946 0000' },
    { phone: '0044 20 7946 0000' },
    { phone: '+353 1 555 0100' },
    { postcode: 'BA1 1LZ' },
    { postcode: 'sw1a1aa' },
    { postcode: 'D02 AF30', timeZone: 'Europe/Dublin' },
    { email: '', phone: undefined, postcode: null },
    {},
    undefined,
  ])('is right: %j [editor.content]', (content) => {
    expect(pathsOf(content)).toEqual([]);
  });

  it.each([
    [{ email: 'bath@' }, 'email'],
    [{ email: 'bath@example' }, 'email'],
    [{ email: 'mail us at bath@example.com' }, 'email'],
    [{ phone: '01225 496' }, 'phone'],
    [{ phone: 'ask inside' }, 'phone'],
    [{ phone: '7946 0000' }, 'phone'],
    [{ phone: '+44 207 946' }, 'phone'],
    [{ postcode: 'BA1' }, 'postcode'],
    [{ postcode: 'Bath' }, 'postcode'],
  ])('is warned of, and still shown: %j [editor.content]', (content, path) => {
    expect(pathsOf(content)).toEqual([path]);
    expect(restaurant.parse({ storeId: '1', slug: 'bath', title: 'Bath', ...content })).toMatchObject(content);
  });

  it('is quoted with what to do [editor.content] [preview.errors]', () => {
    expect(findContactWarnings('settings', { email: 'info@' })).toEqual([
      {
        path: ['email'],
        message: 'This is “info@”, which is no complete email address. Write it as name@example.com.',
      },
    ]);
    expect(pathsOf({ email: 'info@' }, 'offer')).toEqual([]);
  });
});
