import type { z } from 'zod';
import { previewApiPath } from './app-paths.ts';
import { parseResponse, type RequestOptions, sendRequest } from './send-request.ts';

/** Calls the preview's API. Rejects with an `ApiError`. */
export async function callPreview<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.output<Schema>> {
  return parseResponse(await sendRequest(`${previewApiPath}${path}`, options), schema);
}
