import type { CaptchaFacts } from '#schemas/forms/_shared/captcha/captcha-facts.ts';

/**
 * The part of Google's reCAPTCHA API that is used here. Source: developers.google.com/recaptcha/docs/display and /v3.
 */
export interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: { readonly sitekey: string }): number;
  getResponse(box: number): string;
  reset(box: number): void;
  execute(key: string, options: { readonly action: string }): PromiseLike<string>;
}

/** After this time a visitor would think that nothing happens. */
const limitMs = 10_000;

let loading: Promise<Recaptcha> | undefined;

/** Loads the script once for all forms of a page. Rejects if it cannot be loaded; the next call tries again. */
export function loadRecaptcha({ key, version }: CaptchaFacts): Promise<Recaptcha> {
  loading ??= fetchScript(version === 'v3' ? key : 'explicit').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const fetchScript = (render: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const give = (words: string) => (): void => {
      script.remove();
      reject(new Error(words));
    };
    const done = (found: Recaptcha): void => {
      clearTimeout(timer);
      resolve(found);
    };
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(render)}&hl=en-GB`;
    script.addEventListener('error', give('The captcha cannot be reached.'));
    script.addEventListener('load', () => {
      const found: unknown = Reflect.get(window, 'grecaptcha');
      if (isRecaptcha(found)) found.ready(() => done(found));
      else give('The captcha is another one.')();
    });
    const timer = setTimeout(give('The captcha takes too long.'), limitMs);
    document.head.append(script);
  });

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && typeof value.ready === 'function';
