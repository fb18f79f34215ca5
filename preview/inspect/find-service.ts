import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#schemas/configuration/configuration.ts';

/** Where the API is: its configured address, else the one that `npm start` left in the data folder. Undefined: nothing runs. */
export function findService({ apiUrl, dataDir }: Pick<Configuration, 'apiUrl' | 'dataDir'>): string | undefined {
  if (apiUrl !== undefined) return apiUrl;
  try {
    return readFileSync(join(dataDir, 'service-address'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
