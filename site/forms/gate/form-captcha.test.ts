import { afterEach, describe, expect, it } from 'vitest';
import { defaults } from '#adapters/api-client/fake-client.ts';
import { acceptance, refusal, startSiteverify } from '#adapters/integrations/captcha/fake-siteverify.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { openFormGate } from './open-form-gate.ts';
import { type FormSite, joining, startFormSite } from './start-form-site.ts';

const secret = 'secret-of-the-captcha';
const failed = 'We could not check that you are a person. Nothing you typed is lost: please try again.';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const person = { action: 'sign_up', score: 0.9 };

/** A site that asks for a captcha, and what stands in for Google. */
async function setUp(change: Partial<Configuration> = {}): Promise<{ site: FormSite; asked: readonly unknown[] }> {
  const google = await startSiteverify(secret, {
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`person-${index}`, acceptance('127.0.0.1', person)]),
    ),
    machine: acceptance('127.0.0.1', { action: 'sign_up', score: 0.1 }),
    contact: acceptance('127.0.0.1', { action: 'contact', score: 0.9 }),
    elsewhere: acceptance('www.evil.example', person),
    old: refusal('timeout-or-duplicate'),
    broken: { status: 500, body: '' },
  });
  closing.push(google.close);
  const site = await startFormSite({ ...captcha, captchaVerifyUrl: google.url, challengeCost: 10, ...change });
  closing.push(site.close);
  return { site, asked: google.asked };
}

const captcha: Partial<Configuration> = {
  captchaEnabled: true,
  captchaKey: 'site-key-of-a-test',
  captchaVersion: 'v3',
  captchaSecret: secret,
};

const open = (change: Partial<Configuration>) => {
  const configuration = { ...defaults, ...captcha, challengeKey: 'key-of-a-test', ...change };
  return openFormGate({ configuration, dataDir: '', limits: createVisitorLimits(configuration), log: () => undefined });
};

describe('forms with a captcha', () => {
  it('are off unless configured, need key and version, ask the provider with the secret, and are let off at one address to listen at alone [form.captcha]', async () => {
    const read = readConfiguration({});
    expect(read.ok && read.value.captchaEnabled).toBe(false);
    const off = await setUp({ captchaEnabled: false });
    expect((await off.site.byScript('/signup', joining(0))).status).toBe(200);
    expect(off.asked).toEqual([]);
    expect(() => open({ captchaKey: undefined })).toThrow('ReCaptcha error: No key provided');
    expect(() => open({ captchaVersion: undefined })).toThrow('ReCaptcha error: No version provided');

    const on = await setUp();
    expect((await on.site.byScript('/signup', { ...joining(1), captchaToken: 'person-1' })).status).toBe(200);
    expect(on.asked).toEqual([
      expect.objectContaining({ fields: new URLSearchParams({ secret, response: 'person-1' }) }),
    ]);
    expect((await on.site.byScript('/signup', { ...joining(2), captchaToken: 'machine' })).status).toBe(403);

    const letOff = await setUp({ captchaSkipAddress: '127.0.0.1' });
    expect((await letOff.site.byScript('/signup', joining(3))).status).toBe(200);
    expect(letOff.asked).toEqual([]);
    expect(letOff.site.log).toEqual([expect.objectContaining({ event: 'captcha-skipped', level: 'warning' })]);
  });

  it('are not let off by anything that a request can say of itself', async () => {
    const { site } = await setUp({ captchaSkipAddress: '203.0.113.9' });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-forwarded-host'])
      expect(
        await site.byScript('/signup', joining(0), {
          [name]: name === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9',
        }),
      ).toMatchObject({
        status: 403,
        body: { kind: 'failed' },
      });
    expect(await site.mails()).toEqual([]);
  });

  it.each(['', 'machine', 'contact', 'elsewhere', 'broken', 'made up'])(
    'send nothing on with the token “%s”, and say that nothing typed is lost',
    async (captchaToken) => {
      const { site } = await setUp();
      const reply = await site.byScript('/signup', { ...joining(0), captchaToken });
      expect(reply).toMatchObject({ status: 403, body: { kind: 'failed' } });
      expect(reply.body.message).toContain('Nothing you typed is lost');
      if (captchaToken !== '') expect(reply.body.message).toBe(failed);
      expect(await site.mails()).toEqual([]);
    },
  );

  it('ask for another token where one has run out', async () => {
    const { site } = await setUp();
    expect((await site.byScript('/signup', { ...joining(0), captchaToken: 'old' })).body.kind).toBe('expired');
    expect((await site.byScript('/signup', { ...joining(0), captchaToken: 'person-0' })).body.kind).toBe('taken');
  });

  it('spend no token on a form with a fault in it, nor on one that is asked for work', async () => {
    const { site, asked } = await setUp();
    const captchaToken = 'person-0';
    expect((await site.byScript('/signup', { ...joining(0), firstName: '', captchaToken })).body.kind).toBe('faulty');
    const hasty = await site.byScript('/signup', { ...joining(0), renderedFor: '5', captchaToken });
    expect(hasty.body.kind).toBe('challenge');
    expect(asked).toEqual([]);
  });

  it('are taken without script as well, but only half as many from one address', async () => {
    const { site, asked } = await setUp({ formsPerVisitor: 4 });
    const statuses = [];
    for (const guest of [0, 1, 2, 3]) statuses.push((await site.plainly('/signup', joining(guest))).status);
    expect(statuses).toEqual([303, 303, 429, 429]);
    // Counted among all that came without work: with a token, too, the browser must work from half of them on.
    expect((await site.byScript('/signup', { ...joining(5), captchaToken: 'person-5' })).body.kind).toBe('challenge');
    expect(asked).toEqual([]);
  });
});
