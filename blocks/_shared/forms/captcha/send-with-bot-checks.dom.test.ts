import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import type { FormAnswer } from '../submit/send-form.ts';
import { sendWithBotChecks } from './send-with-bot-checks.ts';

/** A challenge that is solved at once. */
const challenge = await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 1,
  deriveKey,
  hmacSignatureSecret: 'key',
});
const challenged: FormAnswer = { kind: 'challenge', challenge };
const expired: FormAnswer = { kind: 'expired', message: 'The check has expired.' };
const accepted: FormAnswer = { kind: 'accepted', location: '/thanks' };
const checkFailed = {
  kind: 'failed',
  message: 'We could not check that you are a person. Nothing you typed is lost: please try again.',
};

interface Sent {
  /** The site’s answers, in order; the last one is repeated. */
  readonly answers: readonly FormAnswer[];
  /** The answer to the question before files are sent. */
  readonly preflight?: FormAnswer;
  /** The tokens of the captcha, in order. */
  readonly tokens?: readonly string[];
}

/** Sends a form with the hidden fields of the checks. */
async function send({ answers, preflight, tokens }: Sent) {
  const form = document.createElement('form');
  form.innerHTML = '<input name="renderedFor" value="x"><input name="proof" value="old"><input name="captchaToken">';
  const read = (name: string) => new FormData(form).get(name);
  const remaining = [...answers];
  const requests: { readonly proof: boolean; readonly token: unknown }[] = [];
  const working: boolean[] = [];
  const left = [...(tokens ?? [])];
  const captcha = { token: vi.fn(async () => left.shift() ?? ''), reset: vi.fn() };
  const answer = await sendWithBotChecks({
    form,
    ...(preflight && { requestPreflight: async () => preflight }),
    send: async () => {
      requests.push({ proof: read('proof') !== '', token: read('captchaToken') });
      const next = remaining.length > 1 ? remaining.shift() : remaining[0];
      if (!next) throw new Error('The connection is lost.');
      return next;
    },
    captcha: tokens && captcha,
    onWorkingChange: (isWorking) => working.push(isWorking),
  });
  return { answer, requests, working, captcha, renderedFor: Number(read('renderedFor')) };
}

describe('a form that is sent', () => {
  it('says how long it was shown, and has no proof of an earlier attempt [form.abuse]', async () => {
    const { answer, requests, working, renderedFor } = await send({ answers: [accepted] });
    expect([answer, requests, working]).toEqual([accepted, [{ proof: false, token: '' }], []]);
    expect(Number.isInteger(renderedFor)).toBe(true);
  });

  it.each<FormAnswer>([
    { kind: 'invalid', errors: [{ path: 'email', message: 'Enter it.' }] },
    { kind: 'failed', message: 'It failed.' },
    { kind: 'stopped' },
  ])('has the answer of the site: %j [form.server]', async (given) => {
    const { answer, requests } = await send({ answers: [given] });
    expect([answer, requests.length]).toEqual([given, 1]);
  });

  it('is sent again with a proof of work where the site asks for one [form.abuse]', async () => {
    const { answer, requests, working } = await send({ answers: [challenged, accepted] });
    expect([answer, requests.map(({ proof }) => proof), working]).toEqual([accepted, [false, true], [true, false]]);
  });

  it('is sent three times at most [form.abuse]', async () => {
    const { answer, requests } = await send({ answers: [challenged] });
    expect([answer, requests.length]).toEqual([checkFailed, 3]);
    expect((await send({ answers: [{ kind: 'ready' }] })).requests).toHaveLength(3);
  });

  it('fails with a message where the check throws [form.abuse]', async () => {
    expect((await send({ answers: [] })).answer).toEqual(checkFailed);
  });
});

describe('a form with files', () => {
  it('asks first whether a proof is needed, and has it with the files [form.abuse]', async () => {
    const { answer, requests, working } = await send({ preflight: challenged, answers: [accepted] });
    expect([answer, requests.map(({ proof }) => proof), working]).toEqual([accepted, [true], [true, false]]);
    expect((await send({ preflight: { kind: 'ready' }, answers: [accepted] })).requests).toEqual([
      { proof: false, token: '' },
    ]);
  });

  it.each<FormAnswer>([{ kind: 'failed', message: 'Too many requests.' }, { kind: 'stopped' }])(
    'sends no files after the answer %j [form.abuse]',
    async (preflight) => {
      const { answer, requests } = await send({ preflight, answers: [accepted] });
      expect([answer, requests]).toEqual([preflight, []]);
    },
  );
});

describe('a form with a captcha', () => {
  it('has a token of its own with each request [form.captcha]', async () => {
    const { answer, requests, captcha } = await send({ answers: [expired, accepted], tokens: ['one', 'two'] });
    expect([answer, requests.map(({ token }) => token)]).toEqual([accepted, ['one', 'two']]);
    expect(captcha.reset).toHaveBeenCalledOnce();
  });

  it('is not sent before the visitor has ticked the captcha [form.captcha]', async () => {
    const { answer, requests } = await send({ answers: [accepted], tokens: [''] });
    expect(answer).toEqual({
      kind: 'failed',
      message: 'Show that you are a person, then send again. Nothing you typed is lost.',
    });
    expect(requests).toEqual([]);
  });

  it('says that the token has expired where the captcha must be ticked again, or expires again and again [form.captcha]', async () => {
    const failed = { kind: 'failed', message: 'The check has expired.' };
    expect((await send({ answers: [expired], tokens: ['one', ''] })).answer).toEqual(failed);
    const { answer, requests, captcha } = await send({ answers: [expired], tokens: ['one', 'two', 'three', 'four'] });
    expect([answer, requests.length, captcha.reset.mock.calls.length]).toEqual([failed, 3, 3]);
  });

  it.each<[FormAnswer, number]>([
    [{ kind: 'failed', message: 'No.' }, 1],
    [accepted, 0],
    [{ kind: 'invalid', errors: [] }, 0],
  ])('after the answer %j discards its token %d times [form.captcha]', async (given, resets) => {
    const { captcha } = await send({ answers: [given], tokens: ['one'] });
    expect(captcha.reset).toHaveBeenCalledTimes(resets);
  });
});
