import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Longer, and a visitor would think that nothing happens; the slowest phones need a tenth of it. */
const limitMs = 60_000;

/**
 * Works a challenge out and gives what proves it; undefined where that takes too long. The browser does the sums beside the
 * page, so that it stays quick under the fingers. Rejects where there is no cryptography: on a site without https.
 */
export async function workOut(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: limitMs });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
