/** A captcha token to verify. */
export interface CaptchaRequest {
  /** Token from the provider's script in the browser; empty if there is none. */
  readonly token: string;
  /** The form action that the token was requested for. */
  readonly action: string;
}

/**
 * Result of the verification. `expired`: a new token would help. `refused`: the provider takes the visitor for a bot.
 * `unreachable`: the provider could not be asked. Every result but `ok` rejects the form, with a message for the
 * visitor.
 */
export type CaptchaVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'expired' | 'refused' | 'unreachable';
      readonly message: string;
    };

/** Tells people from bots. */
export interface Captcha {
  /** Never rejects. */
  verify(requests: CaptchaRequest): Promise<CaptchaVerdict>;
}
