import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** After this time a visitor would think that nothing happens. The slowest phones need a tenth of it. */
const timeoutMs = 60_000;

/**
 * Solves a proof-of-work challenge. Returns undefined if it takes too long. The work runs in background threads, so the
 * page stays responsive. Rejects without Web Crypto, that is on a site without https.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
