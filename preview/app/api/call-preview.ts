import type { z } from 'zod';
import { type Asked, askServer, readAnswer } from './ask-server.ts';
import { callsPath } from './own-paths.ts';

/** Calls the preview's API. Rejects with an `ApiError`. */
export async function callPreview<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  asked: Asked = {},
): Promise<z.output<Schema>> {
  return readAnswer(await askServer(`${callsPath}${path}`, asked), schema);
}
