import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Access, createEditorAccess } from './editor-access.ts';
import { createPass } from './editor-pass.ts';
import { createSecretGuard } from './secret-guard.ts';

const key = 'the-key-of-editors';
const noon = Date.UTC(2026, 10, 21, 12);
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Setting {
  readonly key?: string | undefined;
  readonly trustsThisMachine?: boolean;
  readonly isSecure?: boolean;
  readonly now?: () => number;
}

/** A server that says how it judges what it is asked. */
async function judgeBy(setting: Setting) {
  const access = createEditorAccess({
    key: 'key' in setting ? setting.key : key,
    path: '/drafts',
    guard: createSecretGuard({ key: 'key' in setting ? setting.key : key, trustedProxies: 0 }),
    trustsThisMachine: setting.trustsThisMachine ?? false,
    isSecure: setting.isSecure ?? false,
    now: setting.now ?? (() => noon),
  });
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await access(request, new URL(request.url ?? '/', 'http://site'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return async (path: string, headers: Record<string, string> = {}, host = '127.0.0.1'): Promise<Access> =>
    (await fetch(`http://${host}:${port}${path}`, { headers })).json();
}

const cookieOf = (access: Access): string =>
  access.kind === 'key-shown' ? (access.cookie.split(';')[0] ?? '') : 'none';

describe('the access of editors', () => {
  it('is given for the key, which then stands in no address and in no cookie', async () => {
    const judge = await judgeBy({});
    const shown = await judge(`/drafts/4?at=time&key=${key}`);
    expect(shown).toMatchObject({ kind: 'key-shown', location: '/drafts/4?at=time' });
    expect(JSON.stringify(shown)).not.toContain(key);
    const cookie = shown.kind === 'key-shown' ? shown.cookie : '';
    expect(cookie).toMatch(/^editor=\d+\.[\w-]{43}; Path=\/drafts; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(await judge('/drafts/4', { cookie: `theme=coastal; ${cookieOf(shown)}` })).toEqual({ kind: 'granted' });
  });

  it('is given for a pass, within a minute, to what it was made for [preview.access]', async () => {
    const now = Date.UTC(2026, 10, 21, 9);
    const judge = await judgeBy({ now: () => now });
    const pass = createPass({ key, path: '/drafts', now: now - 59_000 });
    const shown = await judge(`/drafts/4?pass=${pass}&at=time`);
    expect(shown).toMatchObject({ kind: 'key-shown', location: '/drafts/4?at=time' });
    expect(await judge('/drafts', { cookie: cookieOf(shown) })).toEqual({ kind: 'granted' });
    for (const bad of [
      createPass({ key, path: '/drafts', now: now - 61_000 }),
      createPass({ key, path: '/other', now }),
      createPass({ key: 'another-key', path: '/drafts', now }),
      pass.replace(/^\d+/, String(now + 9e9)),
      '',
    ])
      expect((await judge(`/drafts?pass=${bad}`)).kind, bad).toBe('refused');
  });

  it('is refused to everybody else [preview.access]', async () => {
    const judge = await judgeBy({});
    for (const path of ['/drafts', '/drafts?key=', '/drafts?key=the-key-of-editor', `/drafts?key=${key}x`])
      expect(await judge(path), path).toEqual({ kind: 'refused' });
    for (const cookie of ['editor=', 'editor=.', `editor=${key}`, `editor=${noon + 9e9}.${'A'.repeat(43)}`])
      expect(await judge('/drafts', { cookie }), cookie).toEqual({ kind: 'refused' });
  });

  it('ends after a working day, and a cookie cannot be made to last longer [preview.access]', async () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const judge = await judgeBy({ now: () => now });
    const cookie = cookieOf(await judge(`/drafts?key=${key}`));
    now += 11.9 * 3_600_000;
    expect((await judge('/drafts', { cookie })).kind).toBe('granted');
    now += 0.2 * 3_600_000;
    expect((await judge('/drafts', { cookie })).kind).toBe('refused');
    const longer = cookie.replace(/=\d+/, `=${now + 3_600_000}`);
    expect((await judge('/drafts', { cookie: longer })).kind).toBe('refused');
  });

  it('goes by https alone where the site does', async () => {
    const judge = await judgeBy({ isSecure: true });
    expect(JSON.stringify(await judge(`/drafts?key=${key}`))).toContain('; Secure');
  });

  it('is given on this machine by its own name, not through a proxy and not by another name', async () => {
    const judge = await judgeBy({ trustsThisMachine: true });
    expect((await judge('/drafts')).kind).toBe('granted');
    expect((await judge('/drafts', {}, 'localhost')).kind).toBe('granted');
    for (const [name, value] of [
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', 'for=127.0.0.1'],
      ['x-real-ip', '127.0.0.1'],
      ['via', '1.1 proxy'],
    ] as const)
      expect((await judge('/drafts', { [name]: value })).kind, name).toBe('refused');
    expect((await (await judgeBy({}))('/drafts')).kind).toBe('refused');
  });

  it('is this machine’s alone where no key is known, whatever is shown', async () => {
    const judge = await judgeBy({ key: undefined });
    const cookie = cookieOf(await (await judgeBy({ key: '' }))('/drafts?key='));
    for (const path of ['/drafts?key=', '/drafts?key=undefined'])
      expect((await judge(path, { cookie })).kind, path).toBe('refused');
  });
});
