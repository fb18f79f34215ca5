import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAcceptedReply, startSiteverify } from '#adapters/integrations/captcha/fake-siteverify.ts';
import { sendWithBotChecks } from '#blocks/_shared/forms/captcha/send-with-bot-checks.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { checkFields, preflightField } from '#schemas/forms/_shared/form-check.ts';
import { signUpFields, startFormSite } from './start-form-site.ts';

const secret = 'secret-of-the-captcha';
const person = createAcceptedReply('127.0.0.1', { action: 'sign_up', score: 0.9 });
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';
const closing: (() => unknown)[] = [];

/** The part of an input that the script uses. */
class Input {
  value = '';
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0).reverse()) await close();
});
let now = 9000;

/** A form in a browser, connected to a site. */
async function setUp(change: Partial<Configuration> = {}) {
  const google = await startSiteverify(secret, Object.fromEntries(['0', '1', '2', '3'].map((name) => [name, person])));
  const site = await startFormSite({
    challengeCost: 10,
    captchaSecret: secret,
    captchaVerifyUrl: google.url,
    ...change,
  });
  closing.push(google.close, site.close);
  now = 9000;
  const inputs = new Map(Object.values(checkFields).map((name) => [name, new Input()]));
  const form = { elements: { namedItem: (name: string) => [...inputs].find(([each]) => each === name)?.[1] ?? null } };
  const sent: string[] = [];
  const solvedFor: number[] = [];
  const sentInFull: number[] = [];
  const post = async (fields: Readonly<Record<string, string>>) => {
    const checks = Object.fromEntries([...inputs].map(([name, { value }]) => [name, value]));
    const { body } = await site.postWithScript('/signup', { ...fields, ...checks });
    sent.push(body.kind);
    return body;
  };
  const send = (guest: number, captcha?: Parameters<typeof sendWithBotChecks>[0]['captcha'], asks = false) =>
    sendWithBotChecks({
      form,
      captcha,
      onWorkingChange: (isWorking) => isWorking && solvedFor.push(guest),
      ...(asks && { requestPreflight: () => post({ form: 'sign-up', [preflightField]: '1' }) }),
      send() {
        sentInFull.push(guest);
        return post(signUpFields(guest));
      },
    });
  return { site, sent, solvedFor, sentInFull, send };
}

describe('a form that is sent by its script', () => {
  it('is sent at once at first, then after proof of work, and reports the work while it runs [form.abuse]', async () => {
    const { site, send, sent, solvedFor } = await setUp({ formsPerVisitor: 2 });
    expect((await send(0)).kind).toBe('accepted');
    expect(solvedFor).toEqual([]);
    expect((await send(1)).kind).toBe('accepted');
    expect((await send(2)).kind).toBe('accepted');
    expect(sent).toEqual(['accepted', 'challenge', 'accepted', 'challenge', 'accepted']);
    expect(solvedFor).toEqual([1, 2]);
    expect(await site.mails()).toHaveLength(3);
  });

  it('needs proof of work when it is sent right after its page has loaded [form.abuse]', async () => {
    const { send, sent } = await setUp();
    now = 1200;
    expect((await send(0)).kind).toBe('accepted');
    expect(sent).toEqual(['challenge', 'accepted']);
  });

  it('asks before sending files whether proof of work is needed, so that they are sent once [form.abuse]', async () => {
    const { send, sent, solvedFor, sentInFull } = await setUp({ formsPerVisitor: 4 });
    expect((await send(0, undefined, true)).kind).toBe('accepted');
    expect([sent.splice(0), solvedFor.splice(0), sentInFull.splice(0)]).toEqual([['ready', 'accepted'], [], [0]]);
    now = 1200;
    expect((await send(1, undefined, true)).kind).toBe('accepted');
    expect([sent, solvedFor, sentInFull]).toEqual([['challenge', 'accepted'], [1], [1]]);
  });

  it('keeps its values and shows a message where the browser cannot solve the challenge [form.abuse]', async () => {
    const { send } = await setUp({ formsPerVisitor: 1 });
    expect((await send(0)).kind).toBe('accepted');
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValue(new Error('not here'));
    expect(await send(1)).toEqual({ kind: 'failed', message: failed });
  });

  it('gets its captcha token when it is sent, and a new one when that has expired [form.captcha]', async () => {
    const { send, sent } = await setUp({
      captchaEnabled: true,
      captchaKey: 'site-key-of-a-test',
      captchaVersion: 'v3',
    });
    const tokens = ['0', '0', '1'];
    const captcha = { token: async () => tokens.shift() ?? '', reset: vi.fn() };
    expect((await send(0, captcha)).kind).toBe('accepted');
    expect((await send(1, captcha)).kind).toBe('accepted');
    expect(sent).toEqual(['accepted', 'expired', 'accepted']);
    expect(captcha.reset).toHaveBeenCalledTimes(1);
  });

  it('is not sent while the captcha box is not ticked, and asks to tick it again when it has expired [form.captcha]', async () => {
    const { send, sent } = await setUp({
      captchaEnabled: true,
      captchaKey: 'site-key-of-a-test',
      captchaVersion: 'v3',
    });
    const untold = {
      kind: 'failed',
      message: 'Show that you are a person, then send again. Nothing you typed is lost.',
    };
    expect(await send(0, { token: async () => '', reset: () => undefined })).toEqual(untold);
    expect(sent).toEqual([]);
    const answers = ['2', '2', ''];
    const box = { token: async () => answers.shift() ?? '', reset: () => undefined };
    expect((await send(1, box)).kind).toBe('accepted');
    expect(await send(2, box)).toEqual({
      kind: 'failed',
      message: 'The check that you are a person has run out. Nothing you typed is lost: please do it again.',
    });
  });

  it('keeps its values and shows a message where the captcha cannot be loaded [form.captcha]', async () => {
    const { send, sent } = await setUp();
    const captcha = { token: () => Promise.reject(new Error('blocked')), reset: () => undefined };
    expect(await send(0, captcha)).toEqual({ kind: 'failed', message: failed });
    expect(sent).toEqual([]);
  });
});
