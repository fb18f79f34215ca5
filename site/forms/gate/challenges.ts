import { CappedMap, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { proof } from '#schemas/forms/_shared/captcha/proof.ts';

/** Work that is asked of a browser: nothing for one person, much for whoever sends ten thousand forms. */
export interface Challenges {
  /** Costs next to nothing, so that asking for many is no attack. */
  make(): Promise<Challenge>;
  /** Whether a text is the answer to a challenge of ours that is not too old, for the first time. */
  isSolved(text: string): Promise<boolean>;
}

interface ChallengesInput {
  /** Signs the challenges; the same for all copies of a site. */
  readonly key: string;
  /** Rounds of each try; of these it takes 256 in the mean. */
  readonly cost: number;
}

/** Time enough to send files over a slow line after the work is done. */
const lifeMs = 600_000;

/** Answers that are remembered, some 200 bytes each. */
const mostAnswers = 100_000;

const longest = 2000;

export function createChallenges({ key, cost }: ChallengesInput): Challenges {
  const answered = new CappedMap<string, true>({ maxSize: mostAnswers });
  return {
    make: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        hmacSignatureSecret: key,
      }),
    async isSolved(text) {
      const given = text.length > longest ? undefined : readProof(text);
      if (!given || answered.has(given.challenge.signature)) return false;
      const { invalidSignature, verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: key });
      // Only what we signed is remembered, a wrong answer too: else it could be tried as often as one likes.
      if (invalidSignature !== false) return false;
      return answered.setIfAbsent(given.challenge.signature, true) && verified;
    },
  };
}

function readProof(text: string) {
  try {
    return proof.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
