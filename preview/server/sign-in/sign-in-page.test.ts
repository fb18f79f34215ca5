import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { Access } from '#adapters/access/editor-access.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { createSignIn } from './sign-in.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const shown: Access = { kind: 'key-shown', cookie: 'editor=session', location: '/elsewhere' };

/** Serves the sign-in page; `right` is the secret. Other secrets have the result `wrong`. */
async function setUp(wrong: Access = { kind: 'refused' }) {
  const secrets: (string | null)[] = [];
  const signIn = createSignIn(
    async (_, url) => {
      secrets.push(url.searchParams.get('key'));
      return secrets.at(-1) === 'right' ? shown : wrong;
    },
    () => '/app.css',
  );
  const server = createServer(
    (request, response) => void signIn(request, response, new URL(request.url ?? '', 'http://preview')),
  );
  const port = await listenLocally(server);
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${port}`;
  const ask = async (secret?: string, headers: Readonly<Record<string, string>> = {}) => {
    const body = secret === undefined ? {} : { method: 'POST', body: new URLSearchParams({ secret }) };
    const reply = await fetch(`${url}/sign-in?then=/pages/home`, { ...body, headers, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  return { ask, secrets };
}

describe('the sign-in page', () => {
  it('asks for the secret and returns to the requested page [preview.access]', async () => {
    const { ask, secrets } = await setUp();
    const { status, headers, text } = await ask();
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<title>Sign in to the preview</title>');
    expect(text).toContain('<h1>Edit the site</h1>');
    expect(text).toContain('<form method="post" action="/sign-in?then=%2Fpages%2Fhome">');
    expect(text).not.toMatch(/error|aria-invalid/);
    expect(secrets).toEqual([]);
  });

  it('starts a session with the right secret, whatever is around it [preview.access]', async () => {
    const { ask } = await setUp();
    const { status, headers } = await ask(' right\n');
    expect([status, headers.get('location'), headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      303,
      '/pages/home',
      'editor=session',
      'no-store',
    ]);
  });

  it.each(['wrong', ''])(
    'starts none with the secret %j, and says where to find it [preview.access]',
    async (secret) => {
      const { ask } = await setUp();
      const { status, headers, text } = await ask(secret);
      expect([status, headers.get('set-cookie')]).toEqual([401, null]);
      expect(text).toContain('<title>Error: Sign in to the preview</title>');
      expect(text).toContain(
        '<p class="ui-field-error" id="error">That is not the secret. Ask the person who runs the site',
      );
      expect(text).toContain('aria-invalid="true" aria-describedby="error"');
    },
  );

  it('says when too many secrets were wrong, and when to try again [preview.access]', async () => {
    const { ask } = await setUp({ kind: 'limited', seconds: 600 });
    const { status, headers, text } = await ask('wrong');
    expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([429, '600', null]);
    expect(text).toContain('Too many wrong secrets. Wait 10 minutes, then try again.');
  });

  it.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'compares no secret that another site sends: %j [preview.access]',
    async (headers) => {
      const { ask, secrets } = await setUp();
      const { status, text, headers: replied } = await ask('right', headers);
      expect([status, replied.get('set-cookie'), secrets]).toEqual([403, null, []]);
      expect(text).toContain('This form must be sent from the sign-in page.');
    },
  );

  it('reads no longer form than a secret [preview.access]', async () => {
    const { ask, secrets } = await setUp();
    expect((await ask(`right${' '.repeat(5000)}`)).status).toBe(401);
    expect(secrets).toEqual(['']);
  });
});
