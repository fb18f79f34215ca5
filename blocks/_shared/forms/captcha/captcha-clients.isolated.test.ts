import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fake script element with only the members that the code uses. */
class FakeScript extends EventTarget {
  src = '';
  remove = vi.fn();
}

const key = 'site-key-of-a-test';
let scripts: FakeScript[];
let captchaModule: typeof import('./captcha-clients.ts');
const recaptcha = {
  ready: (then: () => void) => then(),
  render: vi.fn(() => 7),
  getResponse: vi.fn((): string => ''),
  reset: vi.fn(),
  execute: vi.fn(async (): Promise<string> => 'a token'),
};

beforeEach(async () => {
  scripts = [];
  vi.clearAllMocks();
  vi.stubGlobal('window', { grecaptcha: recaptcha });
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
  // A page loads the script only once, so each test needs fresh modules.
  vi.resetModules();
  captchaModule = await import('./captcha-clients.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dispatchScriptEvent = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event));

describe('captcha clients [form.captcha]', () => {
  it('load the script of version 3 once for all forms of a page and create a token per action', async () => {
    const [one, other] = ['contact', 'sign_up'].map((action) =>
      captchaModule.createScoreCaptcha({ key, version: 'v3' }, action),
    );
    expect(scripts).toEqual([]);
    const tokens = [one?.token(), other?.token()];
    expect(scripts.map(({ src }) => src)).toEqual([`https://www.google.com/recaptcha/api.js?render=${key}&hl=en-GB`]);
    dispatchScriptEvent('load');
    expect(await Promise.all(tokens)).toEqual(['a token', 'a token']);
    expect(recaptcha.execute.mock.calls).toEqual([
      [key, { action: 'contact' }],
      [key, { action: 'sign_up' }],
    ]);
  });

  it('render the checkbox of version 2 once, report whether it is ticked and reset it after use', async () => {
    const place: HTMLElement = Object.create(null);
    const captcha = captchaModule.createCheckboxCaptcha({ key, version: 'v2' }, () => place);
    const prepared = captcha.prepare();
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=en-GB']);
    dispatchScriptEvent('load');
    await prepared;
    expect(await captcha.token()).toBe('');
    recaptcha.getResponse.mockReturnValueOnce('a token');
    expect(await captcha.token()).toBe('a token');
    expect(recaptcha.render.mock.calls).toEqual([[place, { sitekey: key }]]);
    captcha.reset();
    await vi.waitFor(() => expect(recaptcha.reset.mock.calls).toEqual([[7]]), 15_000);
  });

  it('reject if the script fails to load, and load it again on the next call', async () => {
    const captcha = captchaModule.createScoreCaptcha({ key, version: 'v3' }, 'contact');
    const blocked = captcha.token();
    dispatchScriptEvent('error');
    await expect(blocked).rejects.toThrow('The reCAPTCHA script could not be loaded.');
    expect(scripts[0]?.remove).toHaveBeenCalled();
    const reset = captcha.token();
    dispatchScriptEvent('load');
    expect(await reset).toBe('a token');
    expect(scripts).toHaveLength(2);
  });

  it('reject if the script takes too long', async () => {
    vi.useFakeTimers();
    const slow = expect(captchaModule.createScoreCaptcha({ key, version: 'v3' }, 'contact').token()).rejects.toThrow(
      'did not load in time',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await slow;
  });

  it('reject a script that is not reCAPTCHA', async () => {
    vi.stubGlobal('window', {});
    const captcha = captchaModule.createScoreCaptcha({ key, version: 'v3' }, 'contact').prepare();
    dispatchScriptEvent('load');
    await expect(captcha).rejects.toThrow('The loaded script is not reCAPTCHA.');
  });
});
