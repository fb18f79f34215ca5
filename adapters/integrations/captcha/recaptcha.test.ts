import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaults } from '#adapters/api-client/fake-client.ts';
import { createAxiosTransport } from '#adapters/api-client/transport/axios-transport.ts';
import type { LogEntry } from '#adapters/log.ts';
import { acceptance, refusal, startSiteverify } from './fake-siteverify.ts';
import { createRecaptcha, type RecaptchaInput } from './recaptcha.ts';

const secret = 'secret-of-the-captcha';
const here = 'www.pandanrow.example';
const person = { action: 'sign_up', score: 0.9 };
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';

let google: Awaited<ReturnType<typeof startSiteverify>>;
const transport = createAxiosTransport(defaults);
const log: LogEntry[] = [];
beforeAll(async () => {
  google = await startSiteverify(secret, {
    person: acceptance(here, person),
    ticked: acceptance(here),
    twice: acceptance(here, person),
    old: refusal('timeout-or-duplicate'),
    elsewhere: acceptance('www.evil.example', person),
    nowhere: { body: { success: true, ...person } },
    'for something else': acceptance(here, { ...person, action: 'contact' }),
    'for nothing': acceptance(here, { score: 0.9 }),
    machine: acceptance(here, { action: 'sign_up', score: 0.1 }),
    'just a person': acceptance(here, { action: 'sign_up', score: 0.5 }),
    'of no score': acceptance(here, { action: 'sign_up' }),
    'of a broken server': { status: 500, body: { success: true, hostname: here, ...person } },
    'of a page': { body: '<html>Sorry</html>' },
    'of another shape': { body: { success: 'true', hostname: here, ...person } },
    'of null': { body: 'null' },
    redirected: { status: 302, body: { success: true, hostname: here, ...person } },
    silent: 'silence',
  });
});
afterAll(() => {
  google.close();
  transport.close();
});

const captcha = (change: Partial<RecaptchaInput> = {}) =>
  createRecaptcha({
    key: 'site-key-of-a-test',
    version: 'v3',
    secret,
    verifyUrl: google.url,
    hostnames: [here],
    leastScore: 0.5,
    limitMs: 400,
    transport,
    log: (entry) => log.push(entry),
    ...change,
  });

describe('the captcha’s adapter', () => {
  it.each([
    ['No key provided', { key: undefined }],
    ['No key provided', { key: '' }],
    ['No version provided', { version: undefined }],
    ['No secret provided', { secret: undefined }],
  ])('is not made without what it needs: ReCaptcha error: %s', (words, missing) => {
    expect(() => captcha(missing)).toThrow(new Error(`ReCaptcha error: ${words}`));
  });

  it('waits five seconds for the provider where nothing else is configured [form.captcha]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const signals: unknown[] = [];
    const { verify } = createRecaptcha({
      key: 'site-key-of-a-test',
      version: 'v3',
      secret,
      hostnames: [here],
      leastScore: 0.5,
      log: () => undefined,
      transport: {
        async send({ signal }) {
          signals.push(signal);
          return { status: 200, headers: {}, body: JSON.stringify({ success: true, hostname: here, ...person }) };
        },
      },
    });
    expect(await verify({ token: 'person', action: 'sign_up' })).toEqual({ ok: true });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
    expect(signals).toEqual([timeout.mock.results[0]?.value]);
    timeout.mockRestore();
  });

  it('asks the provider with its secret and the token, as a form', async () => {
    expect(await captcha().verify({ token: 'person', action: 'sign_up' })).toEqual({ ok: true });
    const { type, fields } = google.asked.at(-1) ?? {};
    expect(type).toBe('POST application/x-www-form-urlencoded');
    expect(Object.fromEntries(fields ?? [])).toEqual({ secret, response: 'person' });
  });

  it('lets a person of just the least score through', async () => {
    expect(await captcha().verify({ token: 'just a person', action: 'sign_up' })).toEqual({ ok: true });
  });

  it('knows of version 2 that it tells neither what for nor how sure', async () => {
    expect(await captcha({ version: 'v2' }).verify({ token: 'ticked', action: 'sign_up' })).toEqual({ ok: true });
  });

  it.each([
    ['elsewhere', 'refused'],
    ['nowhere', 'refused'],
    ['for something else', 'refused'],
    ['for nothing', 'refused'],
    ['machine', 'refused'],
    ['of no score', 'refused'],
    ['that nobody gave', 'refused'],
    ['of a broken server', 'unreachable'],
    ['of a page', 'unreachable'],
    ['of another shape', 'unreachable'],
    ['of null', 'unreachable'],
    ['redirected', 'unreachable'],
    ['silent', 'unreachable'],
  ])('keeps a form back, with words, for a token %s: %s', async (token, reason) => {
    expect(await captcha().verify({ token, action: 'sign_up' })).toEqual({ ok: false, reason, message: failed });
  });

  it('keeps a form back when nobody answers at all', async () => {
    const verdict = await captcha({ verifyUrl: 'http://127.0.0.1:9/' }).verify({ token: 'person', action: 'sign_up' });
    expect(verdict).toEqual({ ok: false, reason: 'unreachable', message: failed });
  });

  it('tells a token that has run out, or was used, from a bad one: another will do', async () => {
    const words = 'The check that you are a person has run out. Nothing you typed is lost: please do it again.';
    const expired = { ok: false, reason: 'expired', message: words };
    expect(await captcha().verify({ token: 'old', action: 'sign_up' })).toEqual(expired);
    expect(await captcha().verify({ token: 'twice', action: 'sign_up' })).toEqual({ ok: true });
    expect(await captcha().verify({ token: 'twice', action: 'sign_up' })).toEqual(expired);
  });

  it('asks nobody where there is no token, or one that can be none', async () => {
    const before = google.asked.length;
    expect(await captcha().verify({ token: 'x'.repeat(9000), action: 'sign_up' })).toMatchObject({ reason: 'refused' });
    expect(await captcha().verify({ token: '', action: 'sign_up' })).toMatchObject({ ok: false, reason: 'missing' });
    expect(google.asked).toHaveLength(before);
  });

  it('tells an operator of a wrong secret, and nobody of the secret or a token', async () => {
    log.length = 0;
    const wrong = captcha({ secret: 'another-secret' });
    expect(await wrong.verify({ token: 'person', action: 'sign_up' })).toMatchObject({ reason: 'unreachable' });
    await captcha().verify({ token: 'of a page', action: 'sign_up' });
    await captcha().verify({ token: 'silent', action: 'sign_up' });
    expect(log[0]).toEqual({ level: 'error', event: 'captcha-refused', code: 'invalid-input-secret' });
    expect(JSON.stringify(log)).not.toMatch(/another-secret|secret-of|person|silent/);
  });
});
