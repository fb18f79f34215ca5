import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { solveProofOfWork } from '#blocks/_shared/forms/captcha/solve-proof-of-work.ts';
import { createChallenges, usedChallengeLimits } from './challenges.ts';

afterEach(() => {
  vi.useRealTimers();
});

const key = 'key-of-a-test';
const create = (signingKey: string, cost: number) =>
  createChallenges({ key: signingKey, cost, usedChallenges: createMemoryValues(usedChallengeLimits) });
const challenges = create(key, 1);
const solved = async () => (await solveProofOfWork(await challenges.create())) ?? '';

/** A proof with some of its values changed. */
const changed = (proof: string, change: (read: Record<string, Record<string, unknown>>) => object): string =>
  JSON.stringify({ ...JSON.parse(proof), ...change(JSON.parse(proof)) });

describe('a proof of work', () => {
  it('is accepted once, even when it arrives twice at the same moment, by every copy of the site with the same key [form.abuse]', async () => {
    const proof = await solved();
    const both = await Promise.all([challenges.isSolved(proof), challenges.isSolved(proof)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await challenges.isSolved(proof)).toBe(false);
    const copy = create(key, 9);
    expect(await copy.isSolved(await solved())).toBe(true);
  });

  it('expires after ten minutes [form.abuse]', async () => {
    const noon = Date.UTC(2026, 10, 18, 12);
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const [early, late] = [await solved(), await solved()];
    vi.setSystemTime(noon + 595_000);
    expect(await challenges.isSolved(early)).toBe(true);
    vi.setSystemTime(noon + 605_000);
    expect(await challenges.isSolved(late)).toBe(false);
  });

  it('is rejected when it was signed with another key [form.abuse]', async () => {
    expect(await create('another-key', 1).isSolved(await solved())).toBe(false);
  });

  it('cannot be guessed: after a wrong solution the challenge is used [form.abuse]', async () => {
    const proof = await solved();
    const wrong = changed(proof, () => ({ solution: { counter: 1_000_000, derivedKey: '00'.repeat(32) } }));
    expect(await challenges.isSolved(wrong)).toBe(false);
    expect(await challenges.isSolved(proof)).toBe(false);
  });

  it.each(['cost', 'expiresAt', 'keyPrefix', 'nonce', 'salt', 'keyLength'])(
    'is rejected where its %s was changed [form.abuse]',
    async (name) => {
      const proof = await solved();
      const other = { cost: 2, expiresAt: 99_999_999_999, keyPrefix: '0000', nonce: '00', salt: '00', keyLength: 16 };
      const bent = changed(proof, ({ challenge }) => ({
        challenge: {
          ...challenge,
          parameters: {
            ...Object(challenge?.parameters),
            [name]: new Map<string, unknown>(Object.entries(other)).get(name),
          },
        },
      }));
      expect(await challenges.isSolved(bent)).toBe(false);
      expect(await challenges.isSolved(proof)).toBe(true);
    },
  );

  it.each(['', '{', 'null', '[]', '{"challenge":{},"solution":{}}', 'x'.repeat(100_000)])(
    'is rejected in case %#: a text without a proof [form.abuse]',
    async (text) => {
      expect(await challenges.isSolved(text)).toBe(false);
    },
  );

  it('is not parsed in a text longer than any proof [form.abuse]', async () => {
    const proof = await solved();
    expect(await challenges.isSolved(proof.padEnd(2001))).toBe(false);
    expect(await challenges.isSolved(proof.padEnd(2000))).toBe(true);
  });

  it('takes 256 attempts on average, and challenges differ [form.abuse]', async () => {
    const [one, other] = [JSON.parse(await solved()), JSON.parse(await solved())];
    expect(one.challenge.parameters.keyPrefix).toBe('00');
    expect(one.challenge.parameters.nonce).not.toBe(other.challenge.parameters.nonce);
    expect(one.solution.derivedKey).toMatch(/^00/);
  });
});
