import type { z } from 'zod';
import { refusal } from '../../calls/preview-facts.ts';

/** A call that gave nothing. `status` is 0 where no answer came. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly status: number;
  readonly errors: z.output<typeof refusal>['errors'];

  constructor(status: number, message: string, errors: z.output<typeof refusal>['errors'] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const base = '/_preview/api';

/** Makes a call of the app. Rejects with a `CallProblem` whose message an editor can act on. */
export async function callPreview<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { method = 'GET', body, signal }: Asked = {},
): Promise<z.output<Schema>> {
  const answer = await ask(`${base}${path}`, method, body, signal);
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const said = refusal.safeParse(json);
    if (answer.status === 401) location.assign(`/sign-in?then=${encodeURIComponent(location.pathname)}`);
    throw new CallProblem(
      answer.status,
      said.data?.message ?? `The service answered ${answer.status}.`,
      said.data?.errors,
    );
  }
  const read = schema.safeParse(json);
  if (!read.success) throw new CallProblem(answer.status, 'The service’s answer could not be read.');
  return read.data;
}

async function ask(url: string, method: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, 'The preview cannot be reached. What you write is kept in this browser.');
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
