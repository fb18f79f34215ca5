import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { TemporaryValues } from '#adapters/shared-state/shared-state.ts';
import { proof } from '#schemas/forms/_shared/captcha/proof.ts';

/** Proof of work for browsers: cheap for one person, expensive for anyone who sends ten thousand forms. */
export interface Challenges {
  /** Creates a challenge. It costs almost nothing, so requesting many is not an attack. */
  create(): Promise<Challenge>;
  /** Whether `text` is a correct, unexpired and unused solution of one of our challenges. */
  isSolved(text: string): Promise<boolean>;
}

interface ChallengesInput {
  /** Signs the challenges; the same for all copies of a site. */
  readonly key: string;
  /** PBKDF2 rounds of each attempt; a solution takes 256 attempts on average. */
  readonly cost: number;
  /** Challenges whose solution was used, by signature. */
  readonly usedChallenges: Pick<TemporaryValues, 'claim'>;
}

/** Long enough to send files over a slow connection after the work is done. */
const validMs = 600_000;

/** Used challenges are remembered until they expire: about 100,000 of them. */
export const usedChallengeLimits = { name: 'used-challenges', ttlMs: validMs, maxBytes: 20_000_000 } as const;

const maxProofLength = 2000;

export function createChallenges({ key, cost, usedChallenges }: ChallengesInput): Challenges {
  return {
    create: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        expiresAt: new Date(Date.now() + validMs),
        hmacSignatureSecret: key,
      }),
    async isSolved(text) {
      const parsedProof = text.length > maxProofLength ? undefined : parseProof(text);
      if (!parsedProof) return false;
      const { invalidSignature, verified } = await verifySolution({
        ...parsedProof,
        deriveKey,
        hmacSignatureSecret: key,
      });
      // Only challenges that we signed are remembered, with a wrong solution too; otherwise it could be guessed without
      // limit.
      if (invalidSignature !== false) return false;
      return (await usedChallenges.claim(parsedProof.challenge.signature)) && verified;
    },
  };
}

function parseProof(text: string) {
  try {
    return proof.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
