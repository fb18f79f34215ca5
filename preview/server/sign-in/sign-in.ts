import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditorAccess } from '#adapters/access/editor-access.ts';
import { tooManySecrets } from '#adapters/access/too-many-secrets.ts';
import { signInPath } from '#preview/app/api/app-paths.ts';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import { isOwnPost, readBody } from '#site/server/body/read-body.ts';
import { sendText } from '#site/server/send/send.ts';

/** Asks for the editors' secret, without script, and starts a session if it is right. */
export function createSignIn(access: EditorAccess, styles: () => string) {
  const show = (response: ServerResponse, status: number, then: string, error?: string): void =>
    sendText(response, status, page(styles(), then, error), {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    });

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const then = safeRedirectPath(url.searchParams.get('then'));
    if (request.method !== 'POST') return show(response, 200, then);
    if (!isOwnPost(request)) return show(response, 403, then, 'This form must be sent from the sign-in page.');
    const body = await readBody(request, 4000);
    const secret = body.ok ? (new URLSearchParams(body.text).get('secret') ?? '').trim() : '';
    const sessionUrl = new URL('http://preview/');
    sessionUrl.searchParams.set('key', secret);
    const result = await access(request, sessionUrl);
    if (result.kind === 'limited') {
      response.setHeader('Retry-After', result.seconds);
      return show(response, 429, then, tooManySecrets(result.seconds));
    }
    if (result.kind !== 'key-shown')
      return show(
        response,
        401,
        then,
        'That is not the secret. Ask the person who runs the site: it was printed at the first start, and is stored in the file editor-key of the data folder.',
      );
    sendText(response, 303, '', { Location: then, 'Set-Cookie': result.cookie, 'Cache-Control': 'no-store' });
  };
}

/**
 * Accepts only an address of this app as a browser would parse it, so that nobody is redirected elsewhere after signing
 * in. Browsers drop tabs and line breaks, so the rest may name another host.
 */
export function safeRedirectPath(then: string | null): string {
  const url = then?.startsWith('/') ? URL.parse(then, 'http://preview') : null;
  if (url?.origin !== 'http://preview' || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

const page = (styles: string, then: string, error: string | undefined): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${error ? 'Error: ' : ''}Sign in to the preview</title><link rel="stylesheet" href="${styles}"></head>
<body class="sign-in"><main><h1>Edit the site</h1>
<form method="post" action="${signInPath}?then=${encodeURIComponent(then)}">
<div class="ui-field"><label class="ui-field-label" for="secret">Editors’ secret</label>
${error ? `<p class="ui-field-error" id="error">${escapeMarkup(error)}</p>` : ''}
<input class="ui-input" id="secret" name="secret" type="password" autocomplete="current-password" required autofocus${error ? ' aria-invalid="true" aria-describedby="error"' : ''}></div>
<button class="ui-button ui-button-small ui-button-primary">Sign in</button></form></main></body></html>`;
