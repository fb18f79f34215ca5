import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { type ApiClient, createApiClient } from '#adapters/api/client.ts';
import { readEditorKey } from '#adapters/service/editor-key.ts';
import { readConfiguration } from '#schemas/configuration/read-configuration.ts';

/**
 * The client of a running service, with the editors' secret: of SERVICE_URL or API_URL and EDITOR_KEY, else of the
 * service that left its address and its secret in the data folder. Throws in words that say what is missing.
 */
export function connectEditing(): ApiClient {
  const configuration = readConfiguration(env);
  if (!configuration.ok) throw new Error(configuration.message);
  const { dataDir, apiUrl, editorKey: configured } = configuration.value;
  const baseUrl = env.SERVICE_URL?.replace(/\/$/, '') ?? apiUrl ?? readAddress(join(dataDir, 'service-address'));
  if (!baseUrl) throw new Error('Nothing is running: start the product with npm start, or set SERVICE_URL.');
  const editorKey = readEditorKey(dataDir, configured);
  if (!editorKey) throw new Error('The editors’ secret is not known: set EDITOR_KEY.');
  return createApiClient({ baseUrl, editorKey, configuration: configuration.value, log: () => undefined });
}

function readAddress(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
