import type { Challenge } from 'altcha-lib/types';

/** Hidden fields with which the site distinguishes people from bots. */
export const checkFields = {
  /** Milliseconds between the request for the page and the submit; empty without script. */
  renderedFor: 'renderedFor',
  /** The browser's proof of work as JSON; empty until the site requires one. */
  proof: 'proof',
  /** The captcha’s token. */
  captcha: 'captchaToken',
} as const;

/** The field with which a script asks whether a proof of work is required, before it uploads files. */
export const preflightField = 'askingAhead';

/** The header that carries the proof of work in calls that are not forms. */
export const proofHeader = 'x-proof';

/** What the site requires before it accepts a valid form. */
export type FormCheck =
  /** The browser must solve the challenge and send the form again with the proof. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  /** The captcha token has expired: the form is sent again with a new one. */
  | { readonly kind: 'expired'; readonly message: string };
