import { once } from 'node:events';
import { createServer } from 'node:http';

/** What Google would say to a token; `silence` says nothing at all. */
export type SiteverifyAnswer = { readonly status?: number; readonly body: unknown } | 'silence';

/**
 * For tests: a server that verifies tokens in the shapes that Google documents, by a table of tokens. A token that is not
 * in it is `invalid-input-response`; one that comes again is `timeout-or-duplicate`.
 * Source: developers.google.com/recaptcha/docs/verify.
 */
export async function startSiteverify(secret: string, tokens: Readonly<Record<string, SiteverifyAnswer>>) {
  const asked: { readonly type: string; readonly fields: URLSearchParams }[] = [];
  const spent = new Set<string>();
  const answerTo = (fields: URLSearchParams): SiteverifyAnswer => {
    const token = fields.get('response') ?? '';
    if (fields.get('secret') !== secret) return refusal('invalid-input-secret');
    if (spent.has(token)) return refusal('timeout-or-duplicate');
    spent.add(token);
    return (Object.hasOwn(tokens, token) ? tokens[token] : undefined) ?? refusal('invalid-input-response');
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const fields = new URLSearchParams(text);
    asked.push({ type: `${request.method} ${request.headers['content-type']}`, fields });
    const answer = answerTo(fields);
    if (answer === 'silence') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A token that was not accepted, and why. */
export const refusal = (...codes: readonly string[]): SiteverifyAnswer => ({
  body: { success: false, 'error-codes': codes },
});

/** A token that was given to somebody at a host name; of version 3 with what for, and how sure that is. */
export const acceptance = (
  hostname: string,
  more: { readonly action?: string; readonly score?: number } = {},
): SiteverifyAnswer => ({
  body: { success: true, challenge_ts: '2026-11-21T12:00:00Z', hostname, ...more },
});
