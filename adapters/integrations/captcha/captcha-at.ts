import { isIP } from 'node:net';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';

/** Settings that decide whether forms need a captcha. Contains no secret. */
export type CaptchaConfiguration = Pick<
  Configuration,
  'captchaEnabled' | 'captchaKey' | 'captchaVersion' | 'captchaSkipAddress' | 'host'
>;

/** Whether forms on this server need a captcha. */
export const asksCaptcha = (configuration: CaptchaConfiguration): boolean =>
  configuration.captchaEnabled && !isLetOff(configuration);

/** Captcha facts for the pages of this server; undefined if forms need none. */
export function captchaAt(configuration: CaptchaConfiguration): CaptchaFacts | undefined {
  const { captchaKey: key, captchaVersion: version } = configuration;
  if (!asksCaptcha(configuration)) return undefined;
  return key !== undefined && version !== undefined ? { key, version } : undefined;
}

/**
 * Whether the captcha is enabled but this server is exempt. The server is recognised by the address it listens on,
 * which a request cannot forge.
 */
export const isLetOff = ({ captchaEnabled, captchaSkipAddress, host }: CaptchaConfiguration): boolean =>
  captchaEnabled && captchaSkipAddress !== undefined && normalizeAddress(captchaSkipAddress) === normalizeAddress(host);

/** Normalizes IPv6 addresses, which can be written in many ways. */
const normalizeAddress = (address: string): string =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address;
