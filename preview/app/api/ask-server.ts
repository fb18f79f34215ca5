import type { z } from 'zod';
import { editorSessionHeader } from '#site/drafts/editor-session-header.ts';
import { refusal } from './preview-facts.ts';
import { session } from './session.ts';

type Errors = z.output<typeof refusal>['errors'];

/** A request that failed. `status` is 0 when no response arrived. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly status: number;
  /** The fields that the service rejected, when it names them. */
  readonly errors: Errors;

  constructor(status: number, message: string, errors: Errors = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether somebody else has saved since the version that the request was based on. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallProblem && error.status === 409 && error.errors.some(({ path }) => path.endsWith('.version'));

/** Whether the same request may succeed later: no response arrived, or the service is unavailable or busy. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallProblem && ([0, 408, 429].includes(error.status) || error.status >= 500);

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Which responses are accepted; by default those with a success status. */
  readonly isWanted?: (answer: Response) => boolean;
}

/**
 * Sends a request to the app's own server. Rejects with an `ApiError` whose message an editor can act on. If the
 * session has ended, the editor is asked to sign in and the request is sent again.
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

/** Parses a response. Rejects with an `ApiError` if it does not have this shape. */
export async function readAnswer<Schema extends z.ZodType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new CallProblem(answer.status, 'The service’s answer could not be read.');
  return read.data;
}

/**
 * Tells the requests of this window from those of others, so that its newest request can replace older ones in the
 * server's queue.
 */
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
