import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { type Access, createEditorAccess } from './editor-access.ts';
import { createPass } from './editor-pass.ts';
import { createSecretGuard } from './secret-guard.ts';

const key = 'the-key-of-editors';
const noon = Date.UTC(2026, 10, 21, 12);
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface AccessSettings {
  readonly key?: string | undefined;
  readonly trustsThisMachine?: boolean;
  readonly isSecure?: boolean;
  readonly now?: () => number;
}

/** Starts a server that replies with the access decision for each request. */
async function startAccessServer(settings: AccessSettings) {
  const access = createEditorAccess({
    key: 'key' in settings ? settings.key : key,
    path: '/drafts',
    guard: createSecretGuard({ key: 'key' in settings ? settings.key : key, trustedProxies: 0 }),
    trustsThisMachine: settings.trustsThisMachine ?? false,
    isSecure: settings.isSecure ?? false,
    now: settings.now ?? (() => noon),
  });
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await access(request, new URL(request.url ?? '/', 'http://site'))));
  });
  const port = await listenLocally(server);
  closers.push(() => server.close());
  return async (path: string, headers: Record<string, string> = {}, host = '127.0.0.1'): Promise<Access> =>
    (await fetch(`http://${host}:${port}${path}`, { headers })).json();
}

const readCookie = (access: Access): string =>
  access.kind === 'key-shown' ? (access.cookie.split(';')[0] ?? '') : 'none';

describe('editor access', () => {
  it('grants access for the key and removes it from the address and the cookie [preview.access]', async () => {
    const requestAccess = await startAccessServer({});
    const shown = await requestAccess(`/drafts/4?at=time&key=${key}`);
    expect(shown).toMatchObject({ kind: 'key-shown', location: '/drafts/4?at=time' });
    expect(JSON.stringify(shown)).not.toContain(key);
    const cookie = shown.kind === 'key-shown' ? shown.cookie : '';
    expect(cookie).toMatch(/^editor=\d+\.[\w-]{43}; Path=\/drafts; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(await requestAccess('/drafts/4', { cookie: `theme=coastal; ${readCookie(shown)}` })).toEqual({
      kind: 'granted',
    });
  });

  it('grants access for a pass within a minute and only to its own path [preview.access]', async () => {
    const now = Date.UTC(2026, 10, 21, 9);
    const requestAccess = await startAccessServer({ now: () => now });
    const pass = createPass({ key, path: '/drafts', now: now - 59_000 });
    const shown = await requestAccess(`/drafts/4?pass=${pass}&at=time`);
    expect(shown).toMatchObject({ kind: 'key-shown', location: '/drafts/4?at=time' });
    expect(await requestAccess('/drafts', { cookie: readCookie(shown) })).toEqual({ kind: 'granted' });
    for (const bad of [
      createPass({ key, path: '/drafts', now: now - 61_000 }),
      createPass({ key, path: '/other', now }),
      createPass({ key: 'another-key', path: '/drafts', now }),
      pass.replace(/^\d+/, String(now + 9e9)),
      '',
    ])
      expect((await requestAccess(`/drafts?pass=${bad}`)).kind, bad).toBe('refused');
  });

  it('refuses everyone else [preview.access]', async () => {
    const requestAccess = await startAccessServer({});
    for (const path of ['/drafts', '/drafts?key=', '/drafts?key=the-key-of-editor', `/drafts?key=${key}x`])
      expect(await requestAccess(path), path).toEqual({ kind: 'refused' });
    for (const cookie of ['editor=', 'editor=.', `editor=${key}`, `editor=${noon + 9e9}.${'A'.repeat(43)}`])
      expect(await requestAccess('/drafts', { cookie }), cookie).toEqual({ kind: 'refused' });
  });

  it('expires after a working day, and the cookie cannot be extended [preview.access]', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const requestAccess = await startAccessServer({ now: () => now });
    const cookie = readCookie(await requestAccess(`/drafts?key=${key}`));
    now += 11.9 * 3_600_000;
    expect((await requestAccess('/drafts', { cookie })).kind).toBe('granted');
    now += 0.2 * 3_600_000;
    expect((await requestAccess('/drafts', { cookie })).kind).toBe('refused');
    const longer = cookie.replace(/=\d+/, `=${now + 3_600_000}`);
    expect((await requestAccess('/drafts', { cookie: longer })).kind).toBe('refused');
  });

  it('marks the cookie as Secure when the site uses https [preview.access]', async () => {
    const requestAccess = await startAccessServer({ isSecure: true });
    expect(JSON.stringify(await requestAccess(`/drafts?key=${key}`))).toContain('; Secure');
  });

  it('trusts requests from this machine to localhost, but not through a proxy or for another host name [preview.access]', async () => {
    const requestAccess = await startAccessServer({ trustsThisMachine: true });
    expect((await requestAccess('/drafts')).kind).toBe('granted');
    expect((await requestAccess('/drafts', {}, 'localhost')).kind).toBe('granted');
    for (const [name, value] of [
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', 'for=127.0.0.1'],
      ['x-real-ip', '127.0.0.1'],
      ['via', '1.1 proxy'],
    ] as const)
      expect((await requestAccess('/drafts', { [name]: value })).kind, name).toBe('refused');
    expect((await (await startAccessServer({}))('/drafts')).kind).toBe('refused');
  });

  it('accepts no key when none is configured [preview.access]', async () => {
    const requestAccess = await startAccessServer({ key: undefined });
    const cookie = readCookie(await (await startAccessServer({ key: '' }))('/drafts?key='));
    for (const path of ['/drafts?key=', '/drafts?key=undefined'])
      expect((await requestAccess(path, { cookie })).kind, path).toBe('refused');
  });
});
