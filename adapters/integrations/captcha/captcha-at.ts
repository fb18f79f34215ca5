import { isIP } from 'node:net';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';

/** What of the configuration decides whether forms ask for a captcha. No secret is in it. */
export type CaptchaConfiguration = Pick<
  Configuration,
  'captchaEnabled' | 'captchaKey' | 'captchaVersion' | 'captchaSkipAddress' | 'host'
>;

/** Whether forms ask for a captcha at this server. */
export const asksCaptcha = (configuration: CaptchaConfiguration): boolean =>
  configuration.captchaEnabled && !isLetOff(configuration);

/** What pages of this server are told of the captcha; undefined where forms ask for none. */
export function captchaAt(configuration: CaptchaConfiguration): CaptchaFacts | undefined {
  const { captchaKey: key, captchaVersion: version } = configuration;
  if (!asksCaptcha(configuration)) return undefined;
  return key !== undefined && version !== undefined ? { key, version } : undefined;
}

/**
 * Whether the captcha is on, and this is the one server that is let off: known by the address it listens at, which no
 * request can say anything about.
 */
export const isLetOff = ({ captchaEnabled, captchaSkipAddress, host }: CaptchaConfiguration): boolean =>
  captchaEnabled && captchaSkipAddress !== undefined && plain(captchaSkipAddress) === plain(host);

/** IPv6 addresses can be written in many ways; the URL standard knows one. */
const plain = (address: string): string => (isIP(address) === 6 ? new URL(`http://[${address}]`).hostname : address);
