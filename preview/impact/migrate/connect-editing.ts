import { env } from 'node:process';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { readEditorKey } from '#adapters/service/http/editor-key.ts';
import { findService } from '#preview/inspect/find-service.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';

/**
 * A client of a running service with the editors' secret: from SERVICE_URL or API_URL and EDITOR_KEY, otherwise from
 * the address and secret that the service stored in the data folder. Throws with a message that says what is missing.
 */
export function connectEditing(): ApiClient {
  const configuration = readConfiguration(env);
  if (!configuration.ok) throw new Error(configuration.message);
  const { dataDir, editorKey: configured } = configuration.value;
  const baseUrl = env.SERVICE_URL?.replace(/\/$/, '') ?? findService(configuration.value);
  if (!baseUrl) throw new Error('Nothing is running. Start the product with npm start, or set SERVICE_URL.');
  const editorKey = readEditorKey(dataDir, configured);
  if (!editorKey) throw new Error('The editors’ secret is unknown. Set EDITOR_KEY.');
  return createApiClient({ baseUrl, editorKey, configuration: configuration.value, log: () => undefined });
}
