import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import { getCaptchaFacts } from '../captcha/captcha-settings.ts';
import type { PolicyOrigins, ThirdPartyConfiguration } from './third-party.ts';

/** Captcha provider. Loaded when a visitor starts to use a form. */
export interface CaptchaScript {
  readonly origins: PolicyOrigins;
  readonly stored: readonly StoredItem[];
}

const google = 'https://www.google.com/recaptcha/';

/**
 * reCAPTCHA on pages with a form. It sets styles in attributes and elements and is unusable without them; Google
 * requires 'unsafe-inline' for them and offers no alternative. Source: github.com/google/recaptcha/issues/107. Source
 * of the origins: developers.google.com/recaptcha/docs/faq, “Content Security Policy”; of the cookies:
 * docs.cloud.google.com/recaptcha/docs/faq, “Does reCAPTCHA use cookies?”.
 */
export function captchaScript(configuration: ThirdPartyConfiguration): CaptchaScript | undefined {
  if (!getCaptchaFacts(configuration)) return undefined;
  return {
    origins: {
      scripts: [google, 'https://www.gstatic.com/recaptcha/'],
      connections: [google],
      frames: [google, 'https://recaptcha.google.com/recaptcha/'],
      writesStyles: true,
    },
    stored: [
      {
        name: '_GRECAPTCHA',
        kind: 'another site’s own',
        category: 'needed',
        purpose: 'Tells people from machines that send forms. Only once you begin to fill in a form.',
        life: '6 months',
        by: 'Google reCAPTCHA',
      },
    ],
  };
}
