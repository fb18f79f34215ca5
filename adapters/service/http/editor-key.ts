import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOrCreateSecret } from '#adapters/access/load-or-create-secret.ts';
import { minSecretLength } from '#schemas/configuration/parse/value.ts';

/** File with the editors' secret if none is configured. */
const editorKeyFile = (dataDir: string): string => join(dataDir, 'editor-key');

/** The editors' secret if there is one: configured, or created by a service with the same data folder. */
export function readEditorKey(dataDir: string, configured: string | undefined): string | undefined {
  if (configured !== undefined && configured !== '') return configured;
  const file = editorKeyFile(dataDir);
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return key.length < minSecretLength ? undefined : key;
}

/** The editors' secret: the configured one, else the one in the data folder, which is created on first start. */
export const loadEditorKey = (dataDir: string, configured: string | undefined): string =>
  configured || loadOrCreateSecret(editorKeyFile(dataDir), 'The editors’ secret');
