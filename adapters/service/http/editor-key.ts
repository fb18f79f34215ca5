import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import { shortestSecret } from '#schemas/configuration/parse/value.ts';

/** Where the editors' secret is kept when none is configured. */
const editorKeyFile = (dataDir: string): string => join(dataDir, 'editor-key');

/** The editors' secret where there is one: configured, or made by the service in the same data folder. */
export function readEditorKey(dataDir: string, configured: string | undefined): string | undefined {
  if (configured !== undefined && configured !== '') return configured;
  const file = editorKeyFile(dataDir);
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return key.length < shortestSecret ? undefined : key;
}

/** The editors' secret: the configured one, else the one in the data folder, which is made at the first start. */
export const loadEditorKey = (dataDir: string, configured: string | undefined): string =>
  configured || loadOrCreateSecret(editorKeyFile(dataDir), 'The editors’ secret');
