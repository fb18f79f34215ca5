'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';
import styles from '../fields/form.module.css';
import { boxedCaptcha, type CaptchaUse, unseenCaptcha } from './captcha-uses.ts';

interface CaptchaInForm {
  /** Absent: no captcha is asked for. */
  readonly use: CaptchaUse | undefined;
  /** The visitor has begun with the form: nothing of somebody else’s is fetched before. */
  readonly onTouch: () => void;
  /** Where the box is drawn. */
  readonly field: ReactNode;
}

/** The captcha of a form: a box to tick (v2), or a look at how the page is used when it is sent (v3). */
export function useCaptcha(captcha: CaptchaFacts | undefined, form: string): CaptchaInForm {
  const place = useRef<HTMLDivElement>(null);
  const use = useMemo(() => {
    const action = captchaAction(form);
    if (!captcha || action === undefined) return undefined;
    return captcha.version === 'v3' ? unseenCaptcha(captcha, action) : boxedCaptcha(captcha, () => place.current);
  }, [captcha, form]);
  return {
    use,
    // What goes wrong here is told when the form is sent, and tried once more.
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
