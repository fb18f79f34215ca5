import { isIP } from 'node:net';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { CaptchaSettings } from '#schemas/forms/_shared/captcha/captcha-settings.ts';

/** Settings that decide whether forms need a captcha. Contains no secret. */
export type CaptchaConfiguration = Pick<
  Configuration,
  'captchaEnabled' | 'captchaKey' | 'captchaVersion' | 'captchaSkipAddress' | 'host'
>;

/** Whether forms on this server need a captcha. */
export const requiresCaptcha = (configuration: CaptchaConfiguration): boolean =>
  configuration.captchaEnabled && !isCaptchaExempt(configuration);

/** Captcha facts for the pages of this server; undefined if forms need none. */
export function getCaptchaFacts(configuration: CaptchaConfiguration): CaptchaSettings | undefined {
  const { captchaKey: key, captchaVersion: version } = configuration;
  if (!requiresCaptcha(configuration)) return undefined;
  return key !== undefined && version !== undefined ? { key, version } : undefined;
}

/**
 * Whether the captcha is enabled but this server is exempt. The server is recognised by the address it listens on,
 * which a request cannot forge.
 */
export const isCaptchaExempt = ({ captchaEnabled, captchaSkipAddress, host }: CaptchaConfiguration): boolean =>
  captchaEnabled && captchaSkipAddress !== undefined && normalizeAddress(captchaSkipAddress) === normalizeAddress(host);

/** Normalizes IPv6 addresses, which can be written in many ways. */
const normalizeAddress = (address: string): string =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address;
