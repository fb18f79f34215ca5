import type { CaptchaSettings } from '#schemas/forms/_shared/captcha/captcha-settings.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

/** A captcha as a form uses it. */
export interface CaptchaClient {
  /** Loads the captcha in advance. Rejects if it cannot be loaded. */
  prepare(): Promise<unknown>;
  /** Returns a token for the next request, or an empty string if the checkbox is not ticked. Rejects like `prepare`. */
  token(): Promise<string>;
  /** Discards a token that was used or has expired. */
  reset(): void;
}

/** Version 3: scores the visitor's behaviour when the form is sent. */
export const createScoreCaptcha = (captcha: CaptchaSettings, action: string): CaptchaClient => ({
  prepare: () => loadRecaptcha(captcha),
  token: async () => (await loadRecaptcha(captcha)).execute(captcha.key, { action }),
  reset: () => undefined,
});

/** Version 2: a checkbox that is rendered in a container of the form. */
export function createCheckboxCaptcha(captcha: CaptchaSettings, getContainer: () => HTMLElement | null): CaptchaClient {
  let widget: { readonly container: HTMLElement; readonly widgetId: number } | undefined;
  const renderWidget = async () => {
    const recaptcha = await loadRecaptcha(captcha);
    const container = getContainer();
    if (!container) throw new Error('The form is no longer on the page.');
    if (widget?.container !== container)
      widget = { container, widgetId: recaptcha.render(container, { sitekey: captcha.key }) };
    return { recaptcha, widgetId: widget.widgetId };
  };
  return {
    prepare: renderWidget,
    async token() {
      const { recaptcha, widgetId } = await renderWidget();
      return recaptcha.getResponse(widgetId);
    },
    reset() {
      renderWidget().then(
        ({ recaptcha, widgetId }) => recaptcha.reset(widgetId),
        () => undefined,
      );
    },
  };
}
