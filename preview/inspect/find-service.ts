import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#schemas/configuration/configuration.ts';

/**
 * The address of the API: the configured one, otherwise the one that `npm start` stored in the data folder. Undefined
 * if nothing is running.
 */
export function findService({ apiUrl, dataDir }: Pick<Configuration, 'apiUrl' | 'dataDir'>): string | undefined {
  if (apiUrl !== undefined) return apiUrl;
  try {
    return readFileSync(join(dataDir, 'service-address'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
