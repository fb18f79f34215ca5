import type { Challenge } from 'altcha-lib/types';

/** What a form carries besides what is typed: by these the site tells people from machines. */
export const checkFields = {
  /** Milliseconds from when its page was asked for until it was sent; empty without script. */
  renderedFor: 'renderedFor',
  /** What the browser worked out, as JSON; empty until it was asked to. */
  proof: 'proof',
  /** The captcha’s token. */
  captcha: 'captchaToken',
} as const;

/** Names the field by which a script asks whether the browser is to work, before it sends files along. */
export const aheadField = 'askingAhead';

/** The header that carries what the browser worked out with a call that is no form. */
export const proofHeader = 'x-proof';

/** What the site wants to know before it takes a form that is in order. */
export type FormCheck =
  /** The browser is to work this out, and send the form again with it. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  /** The captcha’s token was too old: the form is sent again with another. */
  | { readonly kind: 'expired'; readonly message: string };
