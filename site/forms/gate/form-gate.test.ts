import { afterEach, describe, expect, it } from 'vitest';
import { workOut } from '#blocks/_shared/forms/captcha/work-out.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { type FormSite, joining, startFormSite } from './start-form-site.ts';

/** Posts in the largest test: `FORM_POSTS=10000` for the whole proof. */
const posts = Number(process.env.FORM_POSTS ?? 600);

/** Work that a test has time for; how much it is does not matter to what is shown here. */
const quick: Partial<Configuration> = { challengeCost: 10 };

let site: FormSite;
const setUp = async (change: Partial<Configuration> = {}) => {
  site = await startFormSite({ ...quick, ...change });
  return site;
};
afterEach(() => site.close());

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** Sends a form as the script does that works out what it is asked. */
async function sendAndWork(guest: number, path = '/signup') {
  const first = await site.byScript(path, joining(guest));
  if (first.body.kind !== 'challenge') return first;
  const proof = (await workOut(first.body.challenge)) ?? '';
  return site.byScript(path, { ...joining(guest), proof });
}

describe('the gate before forms', () => {
  it(`lets at most 10 mails come of ${posts} posts from one address, with script or without, whatever they claim`, {
    timeout: 900_000,
  }, async () => {
    await setUp();
    const statuses: number[] = [];
    for (const batch of numbered(posts / 50)) {
      const replies = await Promise.all(
        numbered(50, batch * 50).map((guest) => {
          const headers = { 'x-forwarded-for': `198.51.${guest >> 8}.${guest & 255}` };
          const send = guest % 2 === 0 ? site.byScript : site.plainly;
          return send('/signup', { ...joining(guest), proof: guest % 3 === 0 ? forged : '' }, headers);
        }),
      );
      statuses.push(...replies.map(({ status }) => status));
    }
    expect((await site.mails()).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 200 || status === 303).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([200, 303, 403, 429]));
  });

  it('lets fifty people behind one address through, each of whose browsers works for it', {
    timeout: 120_000,
  }, async () => {
    await setUp();
    const replies = [];
    for (const guest of numbered(50)) replies.push(await sendAndWork(guest));
    expect(replies.map(({ status }) => status)).toEqual(numbered(50).map(() => 200));
    expect(await site.mails()).toHaveLength(50);
  });

  it('lets no more through than a whole office writes, however much is worked', async () => {
    await setUp({ formsPerVisitor: 2, provedFormsPerVisitor: 3 });
    const replies = [];
    for (const guest of numbered(6)) replies.push(await sendAndWork(guest));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(Number(replies.at(-1)?.retryAfter)).toBeGreaterThan(3500);
    expect(replies.at(-1)?.body.message).toMatch(/Please try again in 60 minutes/);
  });

  it('asks for work from half of the limit on, and takes each answer once', async () => {
    await setUp({ formsPerVisitor: 4 });
    const kinds = [];
    for (const guest of numbered(3)) kinds.push((await site.byScript('/signup', joining(guest))).body.kind);
    expect(kinds).toEqual(['taken', 'taken', 'challenge']);
    const { challenge } = (await site.byScript('/signup', joining(3))).body;
    const proof = (await workOut(challenge)) ?? '';
    expect((await site.byScript('/signup', { ...joining(3), proof })).body.kind).toBe('taken');
    expect((await site.byScript('/signup', { ...joining(4), proof })).body.kind).toBe('challenge');
    expect(await site.mails()).toHaveLength(3);
  });

  it('asks for work where a form comes faster than a person sends one, and then takes it', async () => {
    await setUp();
    for (const renderedFor of ['1999', '0', '-5', '', 'soon'])
      expect((await site.byScript('/signup', { ...joining(0), renderedFor })).body.kind).toBe('challenge');
    const { challenge } = (await site.byScript('/signup', { ...joining(0), renderedFor: '300' })).body;
    const proof = (await workOut(challenge)) ?? '';
    expect((await site.byScript('/signup', { ...joining(0), renderedFor: '700', proof })).body.kind).toBe('taken');
    expect((await site.byScript('/signup', { ...joining(1), renderedFor: '2000' })).body.kind).toBe('taken');
  });

  it('asks nobody without script how long it took, and tells beyond the limit how long to wait, with all that was typed', async () => {
    await setUp({ formsPerVisitor: 3 });
    const replies = [];
    for (const guest of numbered(4)) replies.push(await site.plainly('/signup', joining(guest)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
    expect(replies.at(-1)?.body).toMatchObject({
      values: { firstName: 'Mai', emailAddress: 'guest-3@example.com' },
      failed: expect.stringContaining('Please try again in 60 minutes'),
    });
  });

  it('asks for no work while something is wrong with the form itself', async () => {
    await setUp();
    const reply = await site.byScript('/signup', { ...joining(0), renderedFor: '5', firstName: '' });
    expect(reply).toMatchObject({ status: 422, body: { kind: 'faulty' } });
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
