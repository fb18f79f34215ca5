import { afterEach, expect, it, vi } from 'vitest';
import { sendRequest } from './send-request.ts';
import { createSession, session } from './session.ts';

afterEach(() => {
  session.settle(true);
  vi.unstubAllGlobals();
});

it('one prompt is shown for all waiting requests, and can be shown again [preview.access]', async () => {
  const own = createSession();
  const calls = [own.requestSignIn(), own.requestSignIn()];
  expect(own.isDialogOpen()).toBe(true);
  own.settle(true);
  expect([await Promise.all(calls), own.isDialogOpen()]).toEqual([[true, true], false]);
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
  await expect.poll(() => session.isDialogOpen()).toBe(true);
  session.settle(true);
  expect((await call).status).toBe(200);
  expect(sent).toEqual(['{"title":"Typed"}', '{"title":"Typed"}']);
});

it('a request is refused if the editor does not sign in [preview.access]', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Sign in again."}', { status: 401 }));
  const call = sendRequest('/save', { method: 'PUT' });
  await expect.poll(() => session.isDialogOpen()).toBe(true);
  session.settle(false);
  await expect(call).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
});

it.each([
  ['GET', undefined],
  ['POST', 'wait'],
] as const)(
  'a %s request in the background waits until the editor has signed in, without a dialog [preview.access]',
  async (method, onSignedOut) => {
    const answers = [401, 200];
    vi.stubGlobal('fetch', async () => new Response('{}', { status: answers.shift() ?? 500 }));
    const call = sendRequest('/list', { method, ...(onSignedOut && { onSignedOut }) });
    await expect.poll(() => session.isSignedOut()).toBe(true);
    expect(session.isDialogOpen()).toBe(false);
    session.settle(true);
    expect([(await call).status, session.isSignedOut()]).toEqual([200, false]);
  },
);

it('a request that waits for the sign-in ends when it is aborted [preview.access]', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const controller = new AbortController();
  const call = sendRequest('/render', { signal: controller.signal });
  await expect.poll(() => session.isSignedOut()).toBe(true);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('the session is known to have ended until a request is accepted again [preview.access]', async () => {
  const answers = [401, 200];
  vi.stubGlobal('fetch', async () => new Response('{}', { status: answers.shift() ?? 500 }));
  const put = () => sendRequest('/save', { method: 'PUT', onSignedOut: 'reject' });
  await expect(put()).rejects.toMatchObject({ status: 401 });
  expect([session.isSignedOut(), session.isDialogOpen()]).toEqual([true, false]);
  await put();
  expect(session.isSignedOut()).toBe(false);
});
