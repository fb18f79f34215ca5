import { describe, expect, it } from 'vitest';
import type { VisitorLimit } from '#adapters/access/visitor-limit.ts';
import { createRefusedCardLimit } from './refused-card-limit.ts';

/** A limit that resolves when the test says so, in order of the calls. */
function slowLimit() {
  const questions: ((seconds: number | undefined) => void)[] = [];
  const limit: VisitorLimit = {
    consume: () => new Promise((resolve) => questions.push(resolve)),
    refund: async () => {},
    countUsed: async () => 0,
  };
  return { limit, questions };
}

/** Runs everything that waits only for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the limit of refused cards', () => {
  it('makes an attempt above the limit wait for one in progress, and then try again [form.abuse]', async () => {
    const { limit, questions } = slowLimit();
    const cards = createRefusedCardLimit(limit);
    const first = cards.begin('visitor');
    const second = cards.begin('visitor');
    questions[0]?.(undefined);
    questions[1]?.(60);
    expect(await first).toBeUndefined();
    await settle();
    expect(questions).toHaveLength(2);
    await cards.end('visitor', false);
    await settle();
    expect(questions).toHaveLength(3);
    questions[2]?.(undefined);
    expect(await second).toBeUndefined();
  });

  it('refuses two concurrent attempts when both are above the limit [form.abuse]', async () => {
    const { limit, questions } = slowLimit();
    const cards = createRefusedCardLimit(limit);
    const refused = Promise.all([cards.begin('visitor'), cards.begin('visitor')]);
    questions[0]?.(60);
    questions[1]?.(60);
    await settle();
    // The first waited for the second, which was above the limit too.
    questions[2]?.(60);
    expect(await refused).toEqual([60, 60]);
  });
});
