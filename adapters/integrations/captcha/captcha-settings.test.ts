import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { getCaptchaFacts, isCaptchaExempt, requiresCaptcha } from './captcha-settings.ts';

const enabled = {
  ...defaultConfiguration,
  captchaEnabled: true,
  captchaKey: 'site-key-of-a-test',
  captchaVersion: 'v2',
} as const;

describe('the server that is exempt from the captcha', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['2001:db8::7', '2001:0DB8:0:0::7'],
    ['::1', '0:0:0:0:0:0:0:1'],
  ])('is the one that listens on %s, configured as %s', (host, captchaSkipAddress) => {
    const configuration = { ...enabled, host, captchaSkipAddress };
    expect(isCaptchaExempt(configuration)).toBe(true);
    expect(requiresCaptcha(configuration)).toBe(false);
    expect(getCaptchaFacts(configuration)).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', undefined],
    ['127.0.0.1', '127.0.0.2'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ])('is not one that listens on %s while %s is configured', (host, captchaSkipAddress) => {
    expect(requiresCaptcha({ ...enabled, host, captchaSkipAddress })).toBe(true);
    expect(getCaptchaFacts({ ...enabled, host, captchaSkipAddress })).toEqual({
      key: 'site-key-of-a-test',
      version: 'v2',
    });
  });

  it('does not exist when the captcha is disabled', () => {
    expect(isCaptchaExempt({ ...enabled, captchaEnabled: false, captchaSkipAddress: '127.0.0.1' })).toBe(false);
    expect(requiresCaptcha({ ...enabled, captchaEnabled: false })).toBe(false);
  });
});
