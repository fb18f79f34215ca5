import { describe, expect, it } from 'vitest';
import { ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { createSignUpCookies, hasSignUpCookie } from './sign-up-cookies.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const cookiesAt = (now: () => number, key = 'the key of the site') =>
  createSignUpCookies({ key, isSecure: false, now });
const cookies = cookiesAt(() => noon);
const address = 'ada.byron@example.com';
const pairOf = (cookie: string): string => cookie.split(';')[0] ?? '';
const pair = pairOf(cookies.cookieFor(address));

describe('the cookie of a new subscriber', () => {
  it('is sent to the thanks page only, for an hour, and cannot be read by scripts [signup.wallet]', () => {
    expect(cookies.cookieFor(address)).toMatch(
      /^joined=[\w-]{60,}; Path=\/signup-thanks; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
    const secure = createSignUpCookies({ key: 'the key of the site', isSecure: true, now: () => noon });
    expect(secure.cookieFor(address)).toMatch(/; Secure$/);
  });

  it('is in the list of stored items, with its lifetime [signup.wallet] [cookie.banner]', () => {
    expect(ownStoredItems.find(({ name }) => name === pair.split('=')[0])).toMatchObject({
      kind: 'cookie',
      category: 'needed',
      life: 'One hour',
    });
  });

  it('is found among other cookies, and not in similar ones [signup.wallet]', () => {
    expect(cookies.read(`consent=1; ${pair}; theme=coastal`)).toBe(address);
    expect(hasSignUpCookie(`consent=1;${pair}`)).toBe(true);
    for (const other of [undefined, '', 'consent=1', `rejoined=${pair.slice(7)}`, 'a=joined']) {
      expect(hasSignUpCookie(other), other).toBe(false);
      expect(cookies.read(other), other).toBeUndefined();
    }
  });

  it('does not reveal the address and differs each time [signup.wallet]', () => {
    expect(Buffer.from(pair.slice(7), 'base64url').toString('latin1')).not.toContain('ada');
    expect(pairOf(cookies.cookieFor(address))).not.toBe(pair);
  });

  it('is ignored after an hour, even if the browser still sends it [signup.wallet]', () => {
    let now = noon;
    const later = cookiesAt(() => now);
    now += 3_599_000;
    expect(later.read(pair)).toBe(address);
    now += 1000;
    expect(later.read(pair)).toBeUndefined();
  });

  it('is ignored when any bit was changed, when it was cut, or when it was sealed with another key [signup.wallet]', () => {
    const bytes = Buffer.from(pair.slice(7), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(cookies.read(`joined=${changed.toString('base64url')}`), `byte ${at}`).toBeUndefined();
      expect(cookies.read(`joined=${bytes.subarray(0, at).toString('base64url')}`), `${at} bytes`).toBeUndefined();
    }
    expect(cookiesAt(() => noon, 'another key').read(pair)).toBeUndefined();
  });
});
