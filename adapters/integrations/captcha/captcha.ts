/** What a captcha’s provider is asked about. */
export interface CaptchaRequest {
  /** What the provider’s script gave the browser; empty where it gave nothing. */
  readonly token: string;
  /** What the visitor was about to do. */
  readonly action: string;
}

/**
 * What came of it. `expired`: another token would do. `refused`: it says that nobody is there. `unreachable`: nobody could
 * be asked. All but `ok` keep the form back, with words for the visitor.
 */
export type CaptchaVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'expired' | 'refused' | 'unreachable';
      readonly message: string;
    };

/** Tells people from machines. */
export interface Captcha {
  /** Never rejects. */
  verify(asked: CaptchaRequest): Promise<CaptchaVerdict>;
}
