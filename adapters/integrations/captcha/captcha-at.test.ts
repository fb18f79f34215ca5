import { describe, expect, it } from 'vitest';
import { defaults } from '#adapters/api-client/fake-client.ts';
import { asksCaptcha, captchaAt, isLetOff } from './captcha-at.ts';

const enabled = { ...defaults, captchaEnabled: true, captchaKey: 'site-key-of-a-test', captchaVersion: 'v2' } as const;

describe('the server that is exempt from the captcha', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['2001:db8::7', '2001:0DB8:0:0::7'],
    ['::1', '0:0:0:0:0:0:0:1'],
  ])('is the one that listens on %s, configured as %s', (host, captchaSkipAddress) => {
    const configuration = { ...enabled, host, captchaSkipAddress };
    expect(isLetOff(configuration)).toBe(true);
    expect(asksCaptcha(configuration)).toBe(false);
    expect(captchaAt(configuration)).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', undefined],
    ['127.0.0.1', '127.0.0.2'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ])('is not one that listens on %s while %s is configured', (host, captchaSkipAddress) => {
    expect(asksCaptcha({ ...enabled, host, captchaSkipAddress })).toBe(true);
    expect(captchaAt({ ...enabled, host, captchaSkipAddress })).toEqual({ key: 'site-key-of-a-test', version: 'v2' });
  });

  it('does not exist when the captcha is disabled', () => {
    expect(isLetOff({ ...enabled, captchaEnabled: false, captchaSkipAddress: '127.0.0.1' })).toBe(false);
    expect(asksCaptcha({ ...enabled, captchaEnabled: false })).toBe(false);
  });
});
