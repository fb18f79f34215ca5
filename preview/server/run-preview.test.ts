import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { writeBuiltApp } from './open-app.fixture.ts';
import { runPreview } from './run-preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const log: SiteLogEntry[] = [];
let service: Awaited<ReturnType<typeof startSmallService>>;
let preview: Awaited<ReturnType<typeof runPreview>>;
let address: string;
let cookie: string;

/** Starts a preview with these environment variables. Returns its address. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const configuration = readConfiguration({ EDITOR_KEY: service.editorKey, ...environment });
  if (!configuration.ok) throw new Error(configuration.message);
  const running = await runPreview({
    configuration: configuration.value,
    dataDir: folder,
    apiUrl: service.url,
    // No site is at this address, so pages cannot be rendered.
    siteAddress: 'http://127.0.0.1:9',
    folder,
    log: (entry) => log.push(entry),
  });
  const port = await listenLocally(running.server);
  const url = `http://127.0.0.1:${port}`;
  return { running, url };
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({ secret: service.editorKey });
  const signedIn = await fetch(`${url}/sign-in`, { method: 'POST', body, redirect: 'manual' });
  return signedIn.headers.get('set-cookie') ?? '';
}

beforeAll(async () => {
  writeBuiltApp(folder);
  service = await startSmallService(() => undefined);
  ({ running: preview, url: address } = await start());
  cookie = (await signIn(address)).split(';')[0] ?? '';
});
afterAll(async () => {
  await preview.stop();
  await service.close();
  rmSync(folder, { recursive: true });
});

const call = (path: string, more: RequestInit = {}): Promise<Response> =>
  fetch(`${address}/_preview/api${path}`, { ...more, headers: { cookie, 'content-type': 'application/json' } });

/** A page as JSON of exactly this many bytes. */
function pageOf(bytes: number): string {
  const write = (text: string): string =>
    JSON.stringify({ id: 'large', title: 'Large', tiles: [{ type: 'text', key: 'words', body: text }] });
  return write('w'.repeat(bytes - write('').length));
}

describe('the preview’s server', () => {
  it.skipIf(process.env.TEST_QUICK)('saves and reviews a page of the maximum size [preview.publish]', async () => {
    const body = pageOf(maxPageBytes);
    expect(Buffer.byteLength(body)).toBe(maxPageBytes);
    const saved = await call('/editing/page/large/draft', { method: 'PUT', body });
    expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining('"draftVersion":1')]);
    const reviewed = await call('/review?path=/large', { method: 'POST', body });
    expect(reviewed.status).toBe(200);
    const [, larger] = await Promise.all([
      reviewed.text(),
      call('/editing/page/large/draft', { method: 'PUT', body: `${body} ` }),
    ]);
    expect(larger.status).toBe(413);
  });

  it('redirects to sign-in without a session, whatever the address contains [preview.access]', async () => {
    const redirected = await fetch(`${address}/pages?key=${service.editorKey}`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location'), redirected.headers.get('set-cookie')]).toEqual([
      303,
      '/sign-in?then=%2Fpages',
      null,
    ]);
    expect((await fetch(`${address}/_preview/api/facts`)).status).toBe(401);
  });

  it('has sessions over https only where its own address is https [preview.access]', async () => {
    expect(await signIn(address)).not.toContain('Secure');
    const { running, url } = await start({ PREVIEW_ORIGIN: 'https://preview.example' });
    expect(await signIn(url)).toContain('; Secure');
    await running.stop();
  });

  it.each([
    ['text must have at most 120 characters', `/editing/find-pages?text=${'x'.repeat(121)}`],
    ['limit must be at least 1', '/editing/find-pages?limit=0'],
    ['start must be at least 0', '/editing/find-pages?start=-1'],
    ['sort must be one of: address, title, changed', '/editing/find-pages?sort=zzz'],
    ['status must be one of: all, live, ', '/editing/find-pages?status=zzz'],
    ['id must have one or two parts of lower-case letters', '/editing/find-pages?id=__proto__'],
    ['text must not be empty', '/editing/find-text?text='],
    ['from ', '/editing/releases?to=2026-12-01'],
    ['id must have one or two parts of lower-case letters', '/editing/page/__proto__/draft'],
    ['url must begin with /media/', '/editing/media/uses?url=%00'],
    ['url must begin with /media/', '/editing/media?url=%00', 'DELETE'],
    ['body must be a group of fields', '/editing/page-views', 'POST', []],
    ['version must be ', '/editing/page/home/publish', 'POST', { version: 'zz' }],
  ])('refuses invalid input with a message: %s [editor.find] [api.failures]', async (...request) => {
    const [reason, path, method = 'GET', body] = request;
    const answer = await call(path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { message } = await answer.json();
    expect([answer.status, message]).toEqual([400, expect.stringContaining(`The request is not valid: ${reason}`)]);
  });

  it('responds to every call that the API cannot be reached, if it is not available [preview.errors]', async () => {
    expect((await call('/facts')).status).toBe(200);
    await service.close();
    const calls: readonly (readonly [string, RequestInit])[] = [
      ['/editing/pages', {}],
      ['/facts', {}],
      ['/page-at?path=/menu/drinks', {}],
      ['/review?path=/', { method: 'POST', body: JSON.stringify({ id: 'home', tiles: [] }) }],
    ];
    for (const [path, request] of calls) {
      const answer = await call(path, request);
      const result = { path, status: answer.status, body: await answer.json() };
      expect(result).toEqual({
        path,
        status: 503,
        body: { message: 'The content service cannot be reached.', errors: [] },
      });
    }
    expect(log.filter(({ event }) => event === 'preview-failed')).toEqual([]);
  });
});
