import { afterEach, describe, expect, it } from 'vitest';
import { solveProofOfWork } from '#blocks/_shared/forms/captcha/solve-proof-of-work.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type FormSite, signUpFields, startFormSite } from './start-form-site.ts';

/** Number of posts in the largest test. Set `FORM_POSTS=10000` for the full test. */
const posts = Number(process.env.FORM_POSTS ?? 600);

/** A low cost keeps the tests fast and does not affect their results. */
const lowCost: Partial<Configuration> = { challengeCost: 10 };

let site: FormSite;
const setUp = async (change: Partial<Configuration> = {}) => {
  site = await startFormSite({ ...lowCost, ...change });
  return site;
};
afterEach(() => site.close());

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** Posts a form and solves the challenge, as the form’s script does. */
async function sendWithProof(guest: number, path = '/signup') {
  const first = await site.postWithScript(path, signUpFields(guest));
  if (first.body.kind !== 'challenge') return first;
  const proof = (await solveProofOfWork(first.body.challenge)) ?? '';
  return site.postWithScript(path, { ...signUpFields(guest), proof });
}

const isChallenge = (reply: { readonly status: number; readonly body?: unknown }): boolean =>
  reply.status === 200 && Object(reply.body).kind === 'challenge';

describe('the form gate', () => {
  it.skipIf(process.env.TEST_QUICK)(
    `lets at most 10 emails result from ${posts} posts of one address, with or without script [form.abuse]`,
    {
      timeout: 900_000,
    },
    async () => {
      await setUp();
      const statuses: (number | string)[] = [];
      for (const batch of numbered(posts / 50)) {
        const replies = await Promise.all(
          numbered(50, batch * 50).map((guest) => {
            const headers = { 'x-forwarded-for': `198.51.${guest >> 8}.${guest & 255}` };
            const send = guest % 2 === 0 ? site.postWithScript : site.postWithoutScript;
            return send('/signup', { ...signUpFields(guest), proof: guest % 3 === 0 ? forged : '' }, headers);
          }),
        );
        // A challenge has no error status, which browsers would report to the console.
        statuses.push(...replies.map((reply) => (isChallenge(reply) ? 'challenge' : reply.status)));
      }
      expect((await site.mails()).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status === 200 || status === 303).length).toBeLessThanOrEqual(10);
      expect(new Set(statuses)).toEqual(new Set(['challenge', 200, 303, 429]));
    },
  );

  it.skipIf(process.env.TEST_QUICK)(
    'accepts forms of fifty people behind one address, with proof of work [form.abuse]',
    {
      timeout: 120_000,
    },
    async () => {
      await setUp();
      const replies = [];
      for (const guest of numbered(50)) replies.push(await sendWithProof(guest));
      expect(replies.map(({ status }) => status)).toEqual(numbered(50).map(() => 200));
      expect(await site.mails()).toHaveLength(50);
    },
  );

  it('limits forms even with proof of work [form.abuse]', async () => {
    await setUp({ formsPerVisitor: 2, provedFormsPerVisitor: 3 });
    const replies = [];
    for (const guest of numbered(6)) replies.push(await sendWithProof(guest));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(Number(replies.at(-1)?.retryAfter)).toBeGreaterThan(3500);
    expect(replies.at(-1)?.body.message).toMatch(/Please try again in 60 minutes/);
  });

  it('requires proof of work from half of the limit, and accepts each solution once [form.abuse]', async () => {
    await setUp({ formsPerVisitor: 4 });
    const kinds = [];
    for (const guest of numbered(3)) kinds.push((await site.postWithScript('/signup', signUpFields(guest))).body.kind);
    expect(kinds).toEqual(['accepted', 'accepted', 'challenge']);
    const { challenge } = (await site.postWithScript('/signup', signUpFields(3))).body;
    const proof = (await solveProofOfWork(challenge)) ?? '';
    expect((await site.postWithScript('/signup', { ...signUpFields(3), proof })).body.kind).toBe('accepted');
    expect((await site.postWithScript('/signup', { ...signUpFields(4), proof })).body.kind).toBe('challenge');
    expect(await site.mails()).toHaveLength(3);
  });

  it('requires proof of work for a form that was sent too quickly, and then accepts it [form.abuse]', async () => {
    await setUp();
    for (const renderedFor of ['1999', '0', '-5', '', 'soon'])
      expect((await site.postWithScript('/signup', { ...signUpFields(0), renderedFor })).body.kind).toBe('challenge');
    const { challenge } = (await site.postWithScript('/signup', { ...signUpFields(0), renderedFor: '300' })).body;
    const proof = (await solveProofOfWork(challenge)) ?? '';
    expect((await site.postWithScript('/signup', { ...signUpFields(0), renderedFor: '700', proof })).body.kind).toBe(
      'accepted',
    );
    expect((await site.postWithScript('/signup', { ...signUpFields(1), renderedFor: '2000' })).body.kind).toBe(
      'accepted',
    );
  });

  it('does not time forms without script, and beyond the limit says how long to wait and keeps the values [form.abuse] [form.nojs]', async () => {
    await setUp({ formsPerVisitor: 3 });
    const replies = [];
    for (const guest of numbered(4)) replies.push(await site.postWithoutScript('/signup', signUpFields(guest)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
    expect(replies.at(-1)?.body).toMatchObject({
      values: { firstName: 'Mai', emailAddress: 'guest-3@example.com' },
      failed: expect.stringContaining('Please try again in 60 minutes'),
    });
  });

  it('requires no proof of work for a form with an error [form.abuse]', async () => {
    await setUp();
    const reply = await site.postWithScript('/signup', { ...signUpFields(0), renderedFor: '5', firstName: '' });
    expect(reply).toMatchObject({ status: 422, body: { kind: 'invalid' } });
  });
});

const forged = JSON.stringify({
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      expiresAt: 9_999_999_999,
      keyLength: 32,
      keyPrefix: '00',
      nonce: '00',
      salt: '00',
    },
    signature: '00'.repeat(32),
  },
  solution: { counter: 0, derivedKey: '00'.repeat(32) },
});
