import { afterEach, describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import {
  createAcceptedReply,
  createRejectedReply,
  startSiteverify,
} from '#adapters/integrations/captcha/fake-siteverify.ts';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { openFormGate } from './open-form-gate.ts';
import { type FormSite, signUpFields, startFormSite } from './start-form-site.ts';

const secret = 'secret-of-the-captcha';
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const person = { action: 'sign_up', score: 0.9 };

/** A site with a captcha, and a fake of Google’s service. */
async function setUp(change: Partial<Configuration> = {}): Promise<{ site: FormSite; requests: readonly unknown[] }> {
  const google = await startSiteverify(secret, {
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`person-${index}`, createAcceptedReply('127.0.0.1', person)]),
    ),
    machine: createAcceptedReply('127.0.0.1', { action: 'sign_up', score: 0.1 }),
    contact: createAcceptedReply('127.0.0.1', { action: 'contact', score: 0.9 }),
    elsewhere: createAcceptedReply('www.evil.example', person),
    old: createRejectedReply('timeout-or-duplicate'),
    broken: { status: 500, body: '' },
  });
  closing.push(google.close);
  const site = await startFormSite({ ...captcha, captchaVerifyUrl: google.url, challengeCost: 10, ...change });
  closing.push(site.close);
  return { site, requests: google.requests };
}

const captcha: Partial<Configuration> = {
  captchaEnabled: true,
  captchaKey: 'site-key-of-a-test',
  captchaVersion: 'v3',
  captchaSecret: secret,
};

const open = (change: Partial<Configuration>) => {
  const configuration = { ...defaultConfiguration, ...captcha, challengeKey: 'key-of-a-test', ...change };
  return openFormGate({
    configuration,
    state: createMemoryState(''),
    limits: createVisitorLimits(configuration),
    log: () => undefined,
  });
};

describe('forms with a captcha', () => {
  it('are disabled by default, need key and version, verify tokens with the secret, and can be exempted only by the address that the server listens at [form.captcha]', async () => {
    const read = readConfiguration({});
    expect(read.ok && read.value.captchaEnabled).toBe(false);
    const off = await setUp({ captchaEnabled: false });
    expect((await off.site.postWithScript('/signup', signUpFields(0))).status).toBe(200);
    expect(off.requests).toEqual([]);
    await expect(open({ captchaKey: undefined })).rejects.toThrow('ReCaptcha error: No key provided');
    await expect(open({ captchaVersion: undefined })).rejects.toThrow('ReCaptcha error: No version provided');

    const on = await setUp();
    expect((await on.site.postWithScript('/signup', { ...signUpFields(1), captchaToken: 'person-1' })).status).toBe(
      200,
    );
    expect(on.requests).toEqual([
      expect.objectContaining({ fields: new URLSearchParams({ secret, response: 'person-1' }) }),
    ]);
    expect((await on.site.postWithScript('/signup', { ...signUpFields(2), captchaToken: 'machine' })).status).toBe(403);

    const exempted = await setUp({ captchaSkipAddress: '127.0.0.1' });
    expect((await exempted.site.postWithScript('/signup', signUpFields(3))).status).toBe(200);
    expect(exempted.requests).toEqual([]);
    expect(exempted.site.log).toEqual([expect.objectContaining({ event: 'captcha-skipped', level: 'warning' })]);
  });

  it('are not exempted by any header of a request [form.captcha]', async () => {
    const { site } = await setUp({ captchaSkipAddress: '203.0.113.9' });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-forwarded-host'])
      expect(
        await site.postWithScript('/signup', signUpFields(0), {
          [name]: name === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9',
        }),
      ).toMatchObject({
        status: 403,
        body: { kind: 'failed' },
      });
    expect(await site.mails()).toEqual([]);
  });

  it.each(['', 'machine', 'contact', 'elsewhere', 'broken', 'made up'])(
    'are not sent on with the token “%s”, and the message says that nothing typed is lost [form.captcha]',
    async (captchaToken) => {
      const { site } = await setUp();
      const reply = await site.postWithScript('/signup', { ...signUpFields(0), captchaToken });
      expect(reply).toMatchObject({ status: 403, body: { kind: 'failed' } });
      expect(reply.body.message).toContain('Nothing you typed is lost');
      if (captchaToken !== '') expect(reply.body.message).toBe(failed);
      expect(await site.mails()).toEqual([]);
    },
  );

  it('ask for a new token when one has expired [form.captcha]', async () => {
    const { site } = await setUp();
    expect((await site.postWithScript('/signup', { ...signUpFields(0), captchaToken: 'old' })).body.kind).toBe(
      'expired',
    );
    expect((await site.postWithScript('/signup', { ...signUpFields(0), captchaToken: 'person-0' })).body.kind).toBe(
      'accepted',
    );
  });

  it('verify no token for a form with an error or one that needs proof of work [form.captcha]', async () => {
    const { site, requests } = await setUp();
    const captchaToken = 'person-0';
    expect((await site.postWithScript('/signup', { ...signUpFields(0), firstName: '', captchaToken })).body.kind).toBe(
      'invalid',
    );
    const tooFast = await site.postWithScript('/signup', { ...signUpFields(0), renderedFor: '5', captchaToken });
    expect(tooFast.body.kind).toBe('challenge');
    expect(requests).toEqual([]);
  });

  it('are accepted without script too, but only half as many per address [form.nojs] [form.abuse]', async () => {
    const { site, requests } = await setUp({ formsPerVisitor: 4 });
    const statuses = [];
    for (const guest of [0, 1, 2, 3])
      statuses.push((await site.postWithoutScript('/signup', signUpFields(guest))).status);
    expect(statuses).toEqual([303, 303, 429, 429]);
    // These count as forms without proof of work, so a form with a token needs proof of work from half of the limit.
    expect((await site.postWithScript('/signup', { ...signUpFields(5), captchaToken: 'person-5' })).body.kind).toBe(
      'challenge',
    );
    expect(requests).toEqual([]);
  });
});
