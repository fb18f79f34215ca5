import type { CaptchaSettings } from '#schemas/forms/_shared/captcha/captcha-settings.ts';

/**
 * The part of Google's reCAPTCHA API that is used here. Source: developers.google.com/recaptcha/docs/display and /v3.
 */
export interface Recaptcha {
  ready(callback: () => void): void;
  render(place: HTMLElement, options: { readonly sitekey: string }): number;
  getResponse(widgetId: number): string;
  reset(widgetId: number): void;
  execute(key: string, options: { readonly action: string }): PromiseLike<string>;
}

/** After this time a visitor would think that nothing happens. */
const timeoutMs = 10_000;

let pendingLoad: Promise<Recaptcha> | undefined;

/** Loads the script once for all forms of a page. Rejects if it cannot be loaded; the next call tries again. */
export function loadRecaptcha({ key, version }: CaptchaSettings): Promise<Recaptcha> {
  pendingLoad ??= fetchScript(version === 'v3' ? key : 'explicit').catch((error: unknown) => {
    pendingLoad = undefined;
    throw error;
  });
  return pendingLoad;
}

const fetchScript = (render: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string) => (): void => {
      script.remove();
      reject(new Error(message));
    };
    const succeed = (recaptcha: Recaptcha): void => {
      clearTimeout(timer);
      resolve(recaptcha);
    };
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(render)}&hl=en-GB`;
    script.addEventListener('error', fail('The reCAPTCHA script could not be loaded.'));
    script.addEventListener('load', () => {
      const recaptcha: unknown = Reflect.get(window, 'grecaptcha');
      if (isRecaptcha(recaptcha)) recaptcha.ready(() => succeed(recaptcha));
      else fail('The loaded script is not reCAPTCHA.')();
    });
    const timer = setTimeout(fail('The reCAPTCHA script did not load in time.'), timeoutMs);
    document.head.append(script);
  });

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && typeof value.ready === 'function';
