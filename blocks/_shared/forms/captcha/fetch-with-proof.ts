import type { Challenge } from 'altcha-lib/types';
import { proofHeader } from '#schemas/forms/_shared/form-check.ts';

/**
 * Sends a request. If the site asks for proof of work, computes it and sends the request again. Rejects like `fetch`.
 * Resolves to the site’s refusal if the work cannot be done.
 */
export async function fetchWithProof(
  path: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const response = await fetch(path, init);
  if (response.status !== 403) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!hasChallenge(body)) return response;
  const proof = await solve(body.challenge).catch(() => undefined);
  return proof === undefined ? response : fetch(path, { ...init, headers: { ...init.headers, [proofHeader]: proof } });
}

async function solve(challenge: Challenge): Promise<string | undefined> {
  const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
  return solveProofOfWork(challenge);
}

const hasChallenge = (body: unknown): body is { readonly challenge: Challenge } =>
  typeof body === 'object' && body !== null && 'challenge' in body;
