import { createHash } from 'node:crypto';

/** A short SHA-256 of the parts. Their boundaries matter. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 12);
}
