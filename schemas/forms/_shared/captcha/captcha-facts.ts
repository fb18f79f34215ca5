/** What a page must know of the captcha that forms ask for; its key is for everybody’s eyes. */
export interface CaptchaFacts {
  /** The site key. */
  readonly key: string;
  readonly version: 'v2' | 'v3';
}
