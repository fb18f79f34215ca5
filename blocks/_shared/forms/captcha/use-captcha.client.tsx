'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';
import styles from '../fields/form.module.css';
import { boxedCaptcha, type CaptchaUse, unseenCaptcha } from './captcha-uses.ts';

interface CaptchaInForm {
  /** Absent if no captcha is configured. */
  readonly use: CaptchaUse | undefined;
  /**
   * Loads the captcha. Called on the first focus, so that nothing is loaded from a third party before the visitor uses
   * the form.
   */
  readonly onTouch: () => void;
  /** The element in which the checkbox is rendered. */
  readonly field: ReactNode;
}

/** Returns the captcha of a form: a checkbox (v2) or a score that is computed when the form is sent (v3). */
export function useCaptcha(captcha: CaptchaFacts | undefined, form: string): CaptchaInForm {
  const place = useRef<HTMLDivElement>(null);
  const use = useMemo(() => {
    const action = captchaAction(form);
    if (!captcha || action === undefined) return undefined;
    return captcha.version === 'v3' ? unseenCaptcha(captcha, action) : boxedCaptcha(captcha, () => place.current);
  }, [captcha, form]);
  return {
    use,
    // An error is shown when the form is sent, after a second attempt.
    onTouch: () => void use?.prepare().catch(() => undefined),
    field: use && (
      <>
        {captcha?.version === 'v2' && <div ref={place} className={styles.captcha} />}
        <noscript>
          <p className={styles.hint}>{unscripted}</p>
        </noscript>
      </>
    ),
  };
}

const unscripted =
  'A script tells us that you are a person. You can send this without it, but only a few can be sent so from your network in an hour.';
