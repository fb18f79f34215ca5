'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { captchaAction } from '#schemas/forms/captcha-action.ts';
import styles from '../form.module.css';
import { type CaptchaFacts, loadRecaptcha } from './load-recaptcha.ts';

/** What a form needs of its captcha to be sent. */
export interface CaptchaUse {
  /** A token for what is sent next; empty where the box has not been ticked. Rejects where the captcha does not come. */
  token(): Promise<string>;
  /** The token has been spent, or is too old. */
  again(): void;
}

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
    return captcha.version === 'v3' ? unseen(captcha, action) : boxed(captcha, () => place.current);
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

interface PreparedUse extends CaptchaUse {
  prepare(): Promise<unknown>;
}

const unseen = (captcha: CaptchaFacts, action: string): PreparedUse => ({
  prepare: () => loadRecaptcha(captcha),
  token: async () => (await loadRecaptcha(captcha)).execute(captcha.key, { action }),
  again: () => undefined,
});

function boxed(captcha: CaptchaFacts, place: () => HTMLElement | null): PreparedUse {
  let drawn: { readonly at: HTMLElement; readonly box: number } | undefined;
  const draw = async () => {
    const recaptcha = await loadRecaptcha(captcha);
    const at = place();
    if (!at) throw new Error('The form has gone.');
    if (drawn?.at !== at) drawn = { at, box: recaptcha.render(at, { sitekey: captcha.key }) };
    return { recaptcha, box: drawn.box };
  };
  return {
    prepare: draw,
    async token() {
      const { recaptcha, box } = await draw();
      return recaptcha.getResponse(box);
    },
    again: () =>
      void draw().then(
        ({ recaptcha, box }) => recaptcha.reset(box),
        () => undefined,
      ),
  };
}
