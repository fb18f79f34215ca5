import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

/** A captcha as a form uses it. */
export interface CaptchaUse {
  /** Loads the captcha in advance. Rejects if it cannot be loaded. */
  prepare(): Promise<unknown>;
  /** Returns a token for the next request, or an empty string if the checkbox is not ticked. Rejects like `prepare`. */
  token(): Promise<string>;
  /** Discards a token that was used or has expired. */
  again(): void;
}

/** Version 3: scores the visitor's behaviour when the form is sent. */
export const unseenCaptcha = (captcha: CaptchaFacts, action: string): CaptchaUse => ({
  prepare: () => loadRecaptcha(captcha),
  token: async () => (await loadRecaptcha(captcha)).execute(captcha.key, { action }),
  again: () => undefined,
});

/** Version 2: a checkbox that is rendered in a container of the form. */
export function boxedCaptcha(captcha: CaptchaFacts, place: () => HTMLElement | null): CaptchaUse {
  let rendered: { readonly at: HTMLElement; readonly box: number } | undefined;
  const renderBox = async () => {
    const recaptcha = await loadRecaptcha(captcha);
    const at = place();
    if (!at) throw new Error('The form has gone.');
    if (rendered?.at !== at) rendered = { at, box: recaptcha.render(at, { sitekey: captcha.key }) };
    return { recaptcha, box: rendered.box };
  };
  return {
    prepare: renderBox,
    async token() {
      const { recaptcha, box } = await renderBox();
      return recaptcha.getResponse(box);
    },
    again() {
      renderBox().then(
        ({ recaptcha, box }) => recaptcha.reset(box),
        () => undefined,
      );
    },
  };
}
