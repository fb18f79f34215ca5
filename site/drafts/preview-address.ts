import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the preview app: the configured one, else the one that its start saved in the data folder. */
export function readPreviewAddress(dataDir: string, configured: string | undefined): string | undefined {
  if (configured !== undefined) return configured;
  try {
    return URL.parse(readFileSync(join(dataDir, 'preview-address'), 'utf8').trim())?.origin;
  } catch {
    return undefined;
  }
}
