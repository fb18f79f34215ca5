import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptance, startSiteverify } from '#adapters/integrations/captcha/fake-siteverify.ts';
import { sendAsPerson } from '#blocks/_shared/forms/captcha/send-as-person.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { aheadField, checkFields } from '#schemas/forms/_shared/form-check.ts';
import { joining, startFormSite } from './start-form-site.ts';

const secret = 'secret-of-the-captcha';
const person = acceptance('127.0.0.1', { action: 'sign_up', score: 0.9 });
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';
const closing: (() => unknown)[] = [];

/** As much of an input as the script touches. */
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

/** A form in a browser before a site: what is typed stays with it, whatever the site answers. */
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
  const works: number[] = [];
  const whole: number[] = [];
  const post = async (fields: Readonly<Record<string, string>>) => {
    const checks = Object.fromEntries([...inputs].map(([name, { value }]) => [name, value]));
    const { body } = await site.byScript('/signup', { ...fields, ...checks });
    sent.push(body.kind);
    return body;
  };
  const send = (guest: number, captcha?: Parameters<typeof sendAsPerson>[0]['captcha'], asks = false) =>
    sendAsPerson({
      form,
      captcha,
      onWork: (isWorking) => isWorking && works.push(guest),
      ...(asks && { ask: () => post({ form: 'sign-up', [aheadField]: '1' }) }),
      send() {
        whole.push(guest);
        return post(joining(guest));
      },
    });
  return { site, sent, works, whole, send };
}

describe('a form that its script sends', () => {
  it('goes at once while little has come from the address, then after the browser has worked, and says so meanwhile', async () => {
    const { site, send, sent, works } = await setUp({ formsPerVisitor: 2 });
    expect((await send(0)).kind).toBe('taken');
    expect(works).toEqual([]);
    expect((await send(1)).kind).toBe('taken');
    expect((await send(2)).kind).toBe('taken');
    expect(sent).toEqual(['taken', 'challenge', 'taken', 'challenge', 'taken']);
    expect(works).toEqual([1, 2]);
    expect(await site.mails()).toHaveLength(3);
  });

  it('is worked for where it is sent right after its page has come', async () => {
    const { send, sent } = await setUp();
    now = 1200;
    expect((await send(0)).kind).toBe('taken');
    expect(sent).toEqual(['challenge', 'taken']);
  });

  it('asks ahead where it carries files, so that they go once, after the work', async () => {
    const { send, sent, works, whole } = await setUp({ formsPerVisitor: 4 });
    expect((await send(0, undefined, true)).kind).toBe('taken');
    expect([sent.splice(0), works.splice(0), whole.splice(0)]).toEqual([['ready', 'taken'], [], [0]]);
    now = 1200;
    expect((await send(1, undefined, true)).kind).toBe('taken');
    expect([sent, works, whole]).toEqual([['challenge', 'taken'], [1], [1]]);
  });

  it('is kept, with words, where the browser cannot work it out', async () => {
    const { send } = await setUp({ formsPerVisitor: 1 });
    expect((await send(0)).kind).toBe('taken');
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValue(new Error('not here'));
    expect(await send(1)).toEqual({ kind: 'failed', message: failed });
  });

  it('fetches its token when it is sent, and another where that one has run out', async () => {
    const { send, sent } = await setUp({
      captchaEnabled: true,
      captchaKey: 'site-key-of-a-test',
      captchaVersion: 'v3',
    });
    const tokens = ['0', '0', '1'];
    const captcha = { token: async () => tokens.shift() ?? '', again: vi.fn() };
    expect((await send(0, captcha)).kind).toBe('taken');
    expect((await send(1, captcha)).kind).toBe('taken');
    expect(sent).toEqual(['taken', 'expired', 'taken']);
    expect(captcha.again).toHaveBeenCalledTimes(1);
  });

  it('is not sent at all while the box is not ticked, and after its time is up the box is to be ticked again', async () => {
    const { send, sent } = await setUp({
      captchaEnabled: true,
      captchaKey: 'site-key-of-a-test',
      captchaVersion: 'v3',
    });
    const untold = {
      kind: 'failed',
      message: 'Show that you are a person, then send again. Nothing you typed is lost.',
    };
    expect(await send(0, { token: async () => '', again: () => undefined })).toEqual(untold);
    expect(sent).toEqual([]);
    const answers = ['2', '2', ''];
    const box = { token: async () => answers.shift() ?? '', again: () => undefined };
    expect((await send(1, box)).kind).toBe('taken');
    expect(await send(2, box)).toEqual({
      kind: 'failed',
      message: 'The check that you are a person has run out. Nothing you typed is lost: please do it again.',
    });
  });

  it('is kept, with words, where the captcha does not come', async () => {
    const { send, sent } = await setUp();
    const captcha = { token: () => Promise.reject(new Error('blocked')), again: () => undefined };
    expect(await send(0, captcha)).toEqual({ kind: 'failed', message: failed });
    expect(sent).toEqual([]);
  });
});
