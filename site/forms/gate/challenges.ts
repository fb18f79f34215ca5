import { CappedMap, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { proof } from '#schemas/forms/_shared/captcha/proof.ts';

/** Proof of work for browsers: cheap for one person, expensive for anyone who sends ten thousand forms. */
export interface Challenges {
  /** Creates a challenge. It costs almost nothing, so requesting many is no attack. */
  create(): Promise<Challenge>;
  /** Whether `text` is a correct, unexpired and unused solution of one of our challenges. */
  isSolved(text: string): Promise<boolean>;
}

interface ChallengesInput {
  /** Signs the challenges; the same for all copies of a site. */
  readonly key: string;
  /** PBKDF2 rounds of each attempt; a solution takes 256 attempts on average. */
  readonly cost: number;
}

/** Long enough to send files over a slow connection after the work is done. */
const validMs = 600_000;

/** Used solutions that are remembered, about 200 bytes each. */
const maxSolutions = 100_000;

const maxProofLength = 2000;

export function createChallenges({ key, cost }: ChallengesInput): Challenges {
  const usedSolutions = new CappedMap<string, true>({ maxSize: maxSolutions });
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
      if (!parsedProof || usedSolutions.has(parsedProof.challenge.signature)) return false;
      const { invalidSignature, verified } = await verifySolution({
        ...parsedProof,
        deriveKey,
        hmacSignatureSecret: key,
      });
      // Only challenges that we signed are remembered, with a wrong solution too; otherwise it could be guessed without
      // limit.
      if (invalidSignature !== false) return false;
      return usedSolutions.setIfAbsent(parsedProof.challenge.signature, true) && verified;
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
