/**
 * The captcha action of a form; undefined for preferences, which has no captcha: its address is secret, and third-party
 * scripts must not read it. Actions can only contain letters, digits, slashes and underscores.
 * Source: developers.google.com/recaptcha/docs/v3, “Interpreting the score”.
 */
export const captchaAction = (form: string): string | undefined =>
  form === 'preferences' ? undefined : form.replaceAll('-', '_');
