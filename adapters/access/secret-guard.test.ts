import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createEditorAccess } from './editor-access.ts';
import { createPass } from './editor-pass.ts';
import { createSecretGuard } from './secret-guard.ts';

const key = 'a-secret-of-the-editors';

function requestFrom(address: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'x-forwarded-for': address };
  return request;
}

const accessTo = (path: string, guard: ReturnType<typeof createSecretGuard>) =>
  createEditorAccess({ key, guard, path, trustsThisMachine: false, isSecure: false, now: () => 0 });

describe('secret guard', () => {
  it('shares one counter per address between all entry points [preview.access]', async () => {
    const guard = createSecretGuard({ key, trustedProxies: 1 });
    const [drafts, messages] = [accessTo('/_draft', guard), accessTo('/booking-messages', guard)];
    const request = requestFrom('192.0.2.1');
    const wrong = new URL('http://site/?key=wrong');
    for (let at = 0; at < 5; at += 1) {
      expect((await drafts(request, wrong)).kind).toBe('refused');
      expect((await messages(request, wrong)).kind).toBe('refused');
    }
    expect(await guard.check(request, key)).toMatchObject({ kind: 'limited', seconds: expect.any(Number) });
    expect((await messages(request, new URL(`http://site/?key=${key}`))).kind).toBe('limited');
    expect((await guard.check(requestFrom('192.0.2.2'), key)).kind).toBe('right');
  });

  it('does not count valid secrets, passes, cookies or missing secrets [preview.access]', async () => {
    const guard = createSecretGuard({ key, trustedProxies: 1 });
    const access = accessTo('/', guard);
    const request = requestFrom('192.0.2.1');
    request.headers.cookie = 'editor=9.wrong';
    const pass = createPass({ key, path: '/', now: 0 });
    for (let at = 0; at < 50; at += 1) {
      expect((await guard.check(request, key)).kind).toBe('right');
      expect((await guard.check(request, '')).kind).toBe('wrong');
      expect((await access(request, new URL(`http://site/?pass=${pass}`))).kind).toBe('key-shown');
      expect((await access(request, new URL('http://site/'))).kind).toBe('refused');
    }
  });

  it('of an API accepts the right secret after any number of wrong ones from the address [preview.access]', async () => {
    const guard = createSecretGuard({ key, trustedProxies: 1, alwaysAcceptsRight: true });
    const request = requestFrom('192.0.2.1');
    for (let at = 0; at < 20; at += 1) await guard.check(request, 'wrong');
    expect((await guard.check(request, 'wrong')).kind).toBe('limited');
    expect((await guard.check(request, key)).kind).toBe('right');
  });

  it('answers no more secrets than the limit allows when many arrive at once [preview.access]', async () => {
    const guard = createSecretGuard({ key, trustedProxies: 1 });
    const request = requestFrom('192.0.2.1');
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => guard.check(request, `wrong ${at}`)));
    expect(all.filter(({ kind }) => kind === 'wrong')).toHaveLength(10);
    expect(all.filter(({ kind }) => kind === 'limited')).toHaveLength(40);
  });

  it('accepts nothing when no secret is configured [preview.access]', async () => {
    for (const unknown of [undefined, ''])
      expect(
        (await createSecretGuard({ key: unknown, trustedProxies: 0 }).check(requestFrom('x'), 'undefined')).kind,
      ).toBe('wrong');
  });
});
