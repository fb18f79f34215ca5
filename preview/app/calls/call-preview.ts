import type { z } from 'zod';
import { callsPath } from '../../calls/own-paths.ts';
import { type Asked, askServer, readAnswer } from './ask-server.ts';

/** Makes a call of the app. Rejects with a `CallProblem`. */
export async function callPreview<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  asked: Asked = {},
): Promise<z.output<Schema>> {
  return readAnswer(await askServer(`${callsPath}${path}`, asked), schema);
}
