import type { Page, Route } from '@playwright/test';

/** What a page has called on the fake. */
export interface RecaptchaRecord {
  readonly executed: readonly { readonly key: string; readonly action: string }[];
  /** How often the box was reset. */
  readonly resets: number;
}

const address = 'https://www.google.com/recaptcha/api.js';

/**
 * Answers requests for Google's script with a fake that returns these tokens in order, or with `other`. Returns the
 * requests.
 */
export async function fakeRecaptcha(
  page: Page,
  tokens: readonly string[],
  other?: (route: Route) => Promise<void>,
): Promise<URL[]> {
  const requests: URL[] = [];
  const body = `(${installFake})(${JSON.stringify(tokens)})`;
  const answer = (route: Route): Promise<void> => route.fulfill({ contentType: 'text/javascript', body });
  await page.route(`${address}**`, (route) => {
    requests.push(new URL(route.request().url()));
    return (other ?? answer)(route);
  });
  return requests;
}

export const recaptchaRecord = (page: Page): Promise<RecaptchaRecord> =>
  page.evaluate(() => Reflect.get(window, 'recaptchaRecord')());

/**
 * The part of `grecaptcha` that a form uses. Runs in the page, so it uses nothing from outside. Its box has its style
 * in an attribute, as Google's does.
 */
function installFake(tokens: readonly string[]): void {
  const left = [...tokens];
  const executed: { key: string; action: string }[] = [];
  let resets = 0;
  let given = '';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => {
    given = box.checked ? (left.shift() ?? '') : '';
  });
  Object.assign(window, {
    recaptchaRecord: () => ({ executed, resets }),
    grecaptcha: {
      ready: (then: () => void) => then(),
      execute: async (key: string, { action }: { action: string }) => {
        executed.push({ key, action });
        return left.shift() ?? '';
      },
      render(place: HTMLElement) {
        place.innerHTML = '<div style="inline-size: 19rem; block-size: 5rem"><label>I’m not a robot </label></div>';
        place.querySelector('label')?.append(box);
        return 0;
      },
      getResponse: () => given,
      reset() {
        resets += 1;
        given = '';
        box.checked = false;
      },
    },
  });
}
