import type { z } from 'zod';
import { editorSessionHeader } from '#site/drafts/editor-session-header.ts';
import { refusal } from './preview-facts.ts';
import { session } from './session.ts';

type Errors = z.output<typeof refusal>['errors'];

/** A call that gave nothing. `status` is 0 where no answer came. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly status: number;
  /** What in the call was refused, where the service said so. */
  readonly errors: Errors;

  constructor(status: number, message: string, errors: Errors = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether somebody else has saved since the version that the call named. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallProblem && error.status === 409 && error.errors.some(({ path }) => path.endsWith('.version'));

/** Whether the same call may succeed later: no answer came, or one that says that the service is not well. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallProblem && ([0, 408, 429].includes(error.status) || error.status >= 500);

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Which answers are not refusals; usually those of success. */
  readonly isWanted?: (answer: Response) => boolean;
}

/**
 * Asks an address of the app's own server. Rejects with a `CallProblem` whose message an editor can act on; where the
 * session has ended, the editor is asked to sign in, and the call is made again.
 */
export async function askServer(url: string, asked: Asked = {}): Promise<Response> {
  const { isWanted = ({ ok }) => ok } = asked;
  const answer = await send(url, asked);
  if (answer.status === 401 && (await session.askToSignIn())) return askServer(url, asked);
  if (isWanted(answer)) return answer;
  const said = refusal.safeParse(await answer.json().catch(() => undefined));
  throw new CallProblem(
    answer.status,
    said.data?.message ?? `The service answered ${answer.status}.`,
    said.data?.errors,
  );
}

/** Reads what was answered. Rejects with a `CallProblem` where it is not of that shape. */
export async function readAnswer<Schema extends z.ZodType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new CallProblem(answer.status, 'The service’s answer could not be read.');
  return read.data;
}

/** Tells the calls of this window from those of others, so that the newest can take the place of those that wait. */
const windowId = crypto.getRandomValues(new Uint32Array(2)).join('-');

async function send(url: string, { method = 'GET', body, signal }: Asked): Promise<Response> {
  const headers = {
    [editorSessionHeader]: windowId,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  try {
    return await fetch(url, {
      method,
      ...(signal && { signal }),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, 'The preview cannot be reached.');
  }
}
