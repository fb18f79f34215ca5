import { afterEach, expect, it, vi } from 'vitest';
import { sendRequest } from './send-request.ts';
import { createSession, session } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

it('one prompt is shown for all waiting requests, and can be shown again [preview.access]', async () => {
  const own = createSession();
  const calls = [own.requestSignIn(), own.requestSignIn()];
  expect(own.isSignInRequired()).toBe(true);
  own.settle(true);
  expect([await Promise.all(calls), own.isSignInRequired()]).toEqual([[true, true], false]);
  const next = own.requestSignIn();
  own.settle(false);
  expect(await next).toBe(false);
});

it('a request that was refused because the session ended is sent again once the editor has signed in [preview.access]', async () => {
  const answers = [401, 200];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(body);
    return new Response('{}', { status: answers.shift() ?? 500 });
  });
  const call = sendRequest('/save', { method: 'PUT', body: { title: 'Typed' } });
  await expect.poll(() => session.isSignInRequired()).toBe(true);
  session.settle(true);
  expect((await call).status).toBe(200);
  expect(sent).toEqual(['{"title":"Typed"}', '{"title":"Typed"}']);
});

it('a request is refused if the editor does not sign in [preview.access]', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Sign in again."}', { status: 401 }));
  const call = sendRequest('/save');
  await expect.poll(() => session.isSignInRequired()).toBe(true);
  session.settle(false);
  await expect(call).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
});
