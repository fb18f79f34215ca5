import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

/** What a form needs of its captcha to be sent. */
export interface CaptchaUse {
  /** Fetches what is needed ahead. Rejects where it does not come. */
  prepare(): Promise<unknown>;
  /** A token for what is sent next; empty where the box has not been ticked. Rejects as `prepare` does. */
  token(): Promise<string>;
  /** The token has been spent, or is too old. */
  again(): void;
}

/** Version 3: a look at how the page is used, when the form is sent. */
export const unseenCaptcha = (captcha: CaptchaFacts, action: string): CaptchaUse => ({
  prepare: () => loadRecaptcha(captcha),
  token: async () => (await loadRecaptcha(captcha)).execute(captcha.key, { action }),
  again: () => undefined,
});

/** Version 2: a box to tick, drawn where the form has a place for it. */
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
