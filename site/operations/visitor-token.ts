import { z } from 'zod';
import { isOwnPost, readBody } from '../server/body/read-body.ts';
import { sendJson } from '../server/send/send.ts';
import type { PathHandler } from '../server/site-dependencies.ts';

export interface TokenSource {
  /** Requests a token for visitors from the API; with `clearCache` a new one. */
  readonly request: (clearCache: boolean) => Promise<string>;
  readonly now: () => number;
  /** How long a token is given to visitors, in milliseconds. */
  readonly expiryMs: number;
  readonly marginMs: number;
}

const bodySchema = z.object({ clearCache: z.boolean().optional() });

/** The minimum time between two renewals, in milliseconds, because each costs the API work. */
const renewalPauseMs = 30_000;

/** POST /api/token: an anonymous token for the browser, separate from the server’s own. */
export function createTokenHandler({ request, now, expiryMs, marginMs }: TokenSource): PathHandler {
  let cached: { readonly token: Promise<string>; readonly at: number } | undefined;

  const getToken = (clearCache: boolean): Promise<string> => {
    const age = cached ? now() - cached.at : Number.POSITIVE_INFINITY;
    const isUsable = age < expiryMs - marginMs && (!clearCache || age < renewalPauseMs);
    if (cached && isUsable) return cached.token;
    const token = request(clearCache);
    cached = { token, at: now() };
    token.catch(() => {
      cached = undefined;
    });
    return token;
  };

  const answer: PathHandler['answer'] = async (incoming, response) => {
    if (!isOwnPost(incoming))
      return sendJson(response, 403, { message: 'Only the site’s own pages may make this call.' });
    const body = await readBody(incoming, 1024);
    if (!body.ok) return sendJson(response, body.status, { message: 'The body is too long or incomplete.' });
    const parsed = bodySchema.safeParse(parseJson(body.text));
    if (!parsed.success) return sendJson(response, 400, { message: 'The body must be {} or {"clearCache": true}.' });
    try {
      return sendJson(response, 200, { accessToken: await getToken(parsed.data.clearCache ?? false) });
    } catch {
      return sendJson(response, 503, { message: 'No token is available at the moment. Please try again.' });
    }
  };
  return { method: 'POST', answer };
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
