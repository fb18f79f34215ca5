'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { CaptchaSettings } from '#schemas/forms/_shared/captcha/captcha-settings.ts';
import { FieldMessages } from '../../ui/field/field.tsx';
import styles from '../fields/form.module.css';
import { type CaptchaClient, createCheckboxCaptcha, createScoreCaptcha } from './captcha-clients.ts';

interface FormCaptcha {
  /** Absent if no captcha is configured. */
  readonly client: CaptchaClient | undefined;
  /**
   * Loads the captcha. Called on the first focus, so that nothing is loaded from a third party before the visitor uses
   * the form.
   */
  readonly onFirstFocus: () => void;
  /** The element in which the checkbox is rendered. */
  readonly field: ReactNode;
}

/** Returns the captcha of a form: a checkbox (v2) or a score that is computed when the form is sent (v3). */
export function useCaptcha(captcha: CaptchaSettings | undefined, form: string): FormCaptcha {
  const containerRef = useRef<HTMLDivElement>(null);
  const client = useMemo(() => {
    const action = captchaAction(form);
    if (!captcha || action === undefined) return undefined;
    return captcha.version === 'v3'
      ? createScoreCaptcha(captcha, action)
      : createCheckboxCaptcha(captcha, () => containerRef.current);
  }, [captcha, form]);
  return {
    client,
    // An error is shown when the form is sent, after a second attempt.
    onFirstFocus: () => void client?.prepare().catch(() => undefined),
    field: client && (
      <>
        {captcha?.version === 'v2' && <div ref={containerRef} className={styles.captcha} />}
        <noscript>
          <FieldMessages hint={noScriptText} />
        </noscript>
      </>
    ),
  };
}

const noScriptText =
  'A script tells us that you are a person. You can send this without it, but only a few can be sent so from your network in an hour.';
