/** The captcha settings that a page needs. They are public. */
export interface CaptchaSettings {
  /** The site key. */
  readonly key: string;
  readonly version: 'v2' | 'v3';
}
