import { z } from 'zod';
import { isOwnPost, readBody } from '../server/body/read-body.ts';
import type { Service } from '../server/create-site.ts';
import { sendJson } from '../server/send/send.ts';

export interface TokenSource {
  /** Asks the API for a visitor's token; with `clearCache` for one that nobody had. */
  readonly request: (clearCache: boolean) => Promise<string>;
  readonly now: () => number;
  /** Milliseconds for which a token is given to visitors. */
  readonly expiryMs: number;
  readonly marginMs: number;
}

const bodySchema = z.object({ clearCache: z.boolean().optional() });

/** A token is not renewed more often than this, in milliseconds, whoever asks: renewing costs the API work. */
const renewalPauseMs = 30_000;

/** POST /api/token: an anonymous token for the browser, apart from the one that the server itself uses. */
export function createTokenService({ request, now, expiryMs, marginMs }: TokenSource): Service {
  let kept: { readonly token: Promise<string>; readonly at: number } | undefined;

  const obtain = (clearCache: boolean): Promise<string> => {
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    const usable = age < expiryMs - marginMs && (!clearCache || age < renewalPauseMs);
    if (kept && usable) return kept.token;
    const token = request(clearCache);
    kept = { token, at: now() };
    token.catch(() => {
      kept = undefined;
    });
    return token;
  };

  const answer: Service['answer'] = async (incoming, response) => {
    if (!isOwnPost(incoming)) return sendJson(response, 403, { message: 'This call is for the site’s own pages.' });
    const body = await readBody(incoming, 1024);
    if (!body.ok) return sendJson(response, body.status, { message: 'The body is too long or broke off.' });
    const parsed = bodySchema.safeParse(parseJson(body.text));
    if (!parsed.success) return sendJson(response, 400, { message: 'The body must be {} or {"clearCache": true}.' });
    try {
      return sendJson(response, 200, { accessToken: await obtain(parsed.data.clearCache ?? false) });
    } catch {
      return sendJson(response, 503, { message: 'There is no token to be had at the moment. Please try again.' });
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
