import type { z } from 'zod';
import { type Asked, askServer, CallProblem } from './ask-server.ts';

const base = '/_preview/api';

/** Makes a call of the app. Rejects with a `CallProblem`. */
export async function callPreview<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  asked: Asked = {},
): Promise<z.output<Schema>> {
  const answer = await askServer(`${base}${path}`, asked);
  const read = schema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new CallProblem(answer.status, 'The service’s answer could not be read.');
  return read.data;
}
