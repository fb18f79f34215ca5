/**
 * What a captcha knows a form by; undefined for one that asks for none: the address of preferences is a secret, which no
 * script of somebody else may read. Actions may hold letters, digits, slashes and underscores alone.
 * Source: developers.google.com/recaptcha/docs/v3, “Interpreting the score”.
 */
export const captchaAction = (form: string): string | undefined =>
  form === 'preferences' ? undefined : form.replaceAll('-', '_');
