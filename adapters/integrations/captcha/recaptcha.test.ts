import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createAxiosTransport } from '#adapters/api-client/transport/axios-transport.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createAcceptedReply, createRejectedReply, startSiteverify } from './fake-siteverify.ts';
import { createRecaptcha, type RecaptchaInput } from './recaptcha.ts';

const secret = 'secret-of-the-captcha';
const hostname = 'www.pandanrow.example';
const person = { action: 'sign_up', score: 0.9 };
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';

let google: Awaited<ReturnType<typeof startSiteverify>>;
const transport = createAxiosTransport(defaultConfiguration);
const log: LogEntry[] = [];
beforeAll(async () => {
  google = await startSiteverify(secret, {
    person: createAcceptedReply(hostname, person),
    ticked: createAcceptedReply(hostname),
    twice: createAcceptedReply(hostname, person),
    old: createRejectedReply('timeout-or-duplicate'),
    elsewhere: createAcceptedReply('www.evil.example', person),
    nowhere: { body: { success: true, ...person } },
    'for something else': createAcceptedReply(hostname, { ...person, action: 'contact' }),
    'for nothing': createAcceptedReply(hostname, { score: 0.9 }),
    machine: createAcceptedReply(hostname, { action: 'sign_up', score: 0.1 }),
    'just a person': createAcceptedReply(hostname, { action: 'sign_up', score: 0.5 }),
    'of no score': createAcceptedReply(hostname, { action: 'sign_up' }),
    'of a broken server': { status: 500, body: { success: true, hostname: hostname, ...person } },
    'of a page': { body: '<html>Sorry</html>' },
    'of another shape': { body: { success: 'true', hostname: hostname, ...person } },
    'of null': { body: 'null' },
    redirected: { status: 302, body: { success: true, hostname: hostname, ...person } },
    silent: 'no-reply',
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
    hostnames: [hostname],
    minimumScore: 0.5,
    timeoutMs: 400,
    transport,
    log: (entry) => log.push(entry),
    ...change,
  });

describe('reCAPTCHA adapter', () => {
  it.each([
    ['No key provided', { key: undefined }],
    ['No key provided', { key: '' }],
    ['No version provided', { version: undefined }],
    ['No secret provided', { secret: undefined }],
  ])('throws without its settings: ReCaptcha error: %s [form.captcha]', (message, missing) => {
    expect(() => captcha(missing)).toThrow(new Error(`ReCaptcha error: ${message}`));
  });

  it('waits five seconds for the provider by default [form.captcha]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const signals: unknown[] = [];
    const { verify } = createRecaptcha({
      key: 'site-key-of-a-test',
      version: 'v3',
      secret,
      hostnames: [hostname],
      minimumScore: 0.5,
      log: () => undefined,
      transport: {
        async send({ signal }) {
          signals.push(signal);
          return { status: 200, headers: {}, body: JSON.stringify({ success: true, hostname: hostname, ...person }) };
        },
      },
    });
    expect(await verify({ token: 'person', action: 'sign_up' })).toEqual({ ok: true });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
    expect(signals).toEqual([timeout.mock.results[0]?.value]);
    timeout.mockRestore();
  });

  it('sends its secret and the token to the provider as a form [form.captcha]', async () => {
    expect(await captcha().verify({ token: 'person', action: 'sign_up' })).toEqual({ ok: true });
    const { type, fields } = google.requests.at(-1) ?? {};
    expect(type).toBe('POST application/x-www-form-urlencoded');
    expect(Object.fromEntries(fields ?? [])).toEqual({ secret, response: 'person' });
  });

  it('accepts the lowest allowed score [form.captcha]', async () => {
    expect(await captcha().verify({ token: 'just a person', action: 'sign_up' })).toEqual({ ok: true });
  });

  it('expects neither action nor score from version 2 [form.captcha]', async () => {
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
  ])('rejects a form with a message for a token %s: %s [form.captcha]', async (token, reason) => {
    expect(await captcha().verify({ token, action: 'sign_up' })).toEqual({ ok: false, reason, message: failed });
  });

  it('rejects a form when the provider is unreachable [form.captcha]', async () => {
    const verdict = await captcha({ verifyUrl: 'http://127.0.0.1:9/' }).verify({ token: 'person', action: 'sign_up' });
    expect(verdict).toEqual({ ok: false, reason: 'unreachable', message: failed });
  });

  it('reports an expired or used token separately, because a new one will do [form.captcha]', async () => {
    const message = 'The check that you are a person has run out. Nothing you typed is lost: please do it again.';
    const expired = { ok: false, reason: 'expired', message: message };
    expect(await captcha().verify({ token: 'old', action: 'sign_up' })).toEqual(expired);
    expect(await captcha().verify({ token: 'twice', action: 'sign_up' })).toEqual({ ok: true });
    expect(await captcha().verify({ token: 'twice', action: 'sign_up' })).toEqual(expired);
  });

  it('does not ask the provider about a missing or impossible token [form.captcha]', async () => {
    const before = google.requests.length;
    expect(await captcha().verify({ token: 'x'.repeat(9000), action: 'sign_up' })).toMatchObject({ reason: 'refused' });
    expect(await captcha().verify({ token: '', action: 'sign_up' })).toMatchObject({ ok: false, reason: 'missing' });
    expect(google.requests).toHaveLength(before);
  });

  it('logs a wrong secret without revealing the secret or a token [form.captcha]', async () => {
    log.length = 0;
    const wrong = captcha({ secret: 'another-secret' });
    expect(await wrong.verify({ token: 'person', action: 'sign_up' })).toMatchObject({ reason: 'unreachable' });
    await captcha().verify({ token: 'of a page', action: 'sign_up' });
    await captcha().verify({ token: 'silent', action: 'sign_up' });
    expect(log[0]).toEqual({ level: 'error', event: 'captcha-refused', code: 'invalid-input-secret' });
    expect(JSON.stringify(log)).not.toMatch(/another-secret|secret-of|person|silent/);
  });
});
