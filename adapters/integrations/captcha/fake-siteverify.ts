import { createServer } from 'node:http';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

/** Reply of the fake provider; `no-reply` leaves the request open. */
export type SiteverifyAnswer = { readonly status?: number; readonly body: unknown } | 'no-reply';

/**
 * For tests: verifies tokens from a table and replies in the shapes that Google documents. An unknown token gives
 * `invalid-input-response`, a repeated one `timeout-or-duplicate`. Source: developers.google.com/recaptcha/docs/verify.
 */
export async function startSiteverify(secret: string, tokens: Readonly<Record<string, SiteverifyAnswer>>) {
  const requests: { readonly type: string; readonly fields: URLSearchParams }[] = [];
  const spent = new Set<string>();
  const answerTo = (fields: URLSearchParams): SiteverifyAnswer => {
    const token = fields.get('response') ?? '';
    if (fields.get('secret') !== secret) return createRejectedReply('invalid-input-secret');
    if (spent.has(token)) return createRejectedReply('timeout-or-duplicate');
    spent.add(token);
    return (Object.hasOwn(tokens, token) ? tokens[token] : undefined) ?? createRejectedReply('invalid-input-response');
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const fields = new URLSearchParams(text);
    requests.push({ type: `${request.method} ${request.headers['content-type']}`, fields });
    const answer = answerTo(fields);
    if (answer === 'no-reply') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reply for a rejected token, with its error codes. */
export const createRejectedReply = (...codes: readonly string[]): SiteverifyAnswer => ({
  body: { success: false, 'error-codes': codes },
});

/** Reply for a token issued on a host name; version 3 adds the action and the score. */
export const createAcceptedReply = (
  hostname: string,
  more: { readonly action?: string; readonly score?: number } = {},
): SiteverifyAnswer => ({
  body: { success: true, challenge_ts: '2026-11-21T12:00:00Z', hostname, ...more },
});
