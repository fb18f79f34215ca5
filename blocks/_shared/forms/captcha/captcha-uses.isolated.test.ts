import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a script element as is touched. */
class Script extends EventTarget {
  src = '';
  remove = vi.fn();
}

const key = 'site-key-of-a-test';
let scripts: Script[];
let uses: typeof import('./captcha-uses.ts');
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
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  });
  // The script of a page is fetched once for all of it: each test is a page of its own.
  vi.resetModules();
  uses = await import('./captcha-uses.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const come = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event));

describe('the captcha in a form [form.captcha]', () => {
  it('of version 3 is fetched once for all forms of a page, and gives each a token for what it does', async () => {
    const [one, other] = ['contact', 'sign_up'].map((action) => uses.unseenCaptcha({ key, version: 'v3' }, action));
    expect(scripts).toEqual([]);
    const tokens = [one?.token(), other?.token()];
    expect(scripts.map(({ src }) => src)).toEqual([`https://www.google.com/recaptcha/api.js?render=${key}&hl=en-GB`]);
    come('load');
    expect(await Promise.all(tokens)).toEqual(['a token', 'a token']);
    expect(recaptcha.execute.mock.calls).toEqual([
      [key, { action: 'contact' }],
      [key, { action: 'sign_up' }],
    ]);
  });

  it('of version 2 is drawn once in its place, tells whether it is ticked, and is ticked again once it is spent', async () => {
    const place: HTMLElement = Object.create(null);
    const use = uses.boxedCaptcha({ key, version: 'v2' }, () => place);
    const prepared = use.prepare();
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=en-GB']);
    come('load');
    await prepared;
    expect(await use.token()).toBe('');
    recaptcha.getResponse.mockReturnValueOnce('a token');
    expect(await use.token()).toBe('a token');
    expect(recaptcha.render.mock.calls).toEqual([[place, { sitekey: key }]]);
    use.again();
    await vi.waitFor(() => expect(recaptcha.reset.mock.calls).toEqual([[7]]), 15_000);
  });

  it('that does not come says so, and is asked for again', async () => {
    const use = uses.unseenCaptcha({ key, version: 'v3' }, 'contact');
    const blocked = use.token();
    come('error');
    await expect(blocked).rejects.toThrow('The captcha cannot be reached.');
    expect(scripts[0]?.remove).toHaveBeenCalled();
    const again = use.token();
    come('load');
    expect(await again).toBe('a token');
    expect(scripts).toHaveLength(2);
  });

  it('that takes too long is given up', async () => {
    vi.useFakeTimers();
    const slow = expect(uses.unseenCaptcha({ key, version: 'v3' }, 'contact').token()).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(10_000);
    await slow;
  });

  it('that is another than it should be is not used', async () => {
    vi.stubGlobal('window', {});
    const use = uses.unseenCaptcha({ key, version: 'v3' }, 'contact').prepare();
    come('load');
    await expect(use).rejects.toThrow('The captcha is another one.');
  });
});
