import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { startPreview, startService } from './first-start.mjs';
import { createProcess } from './processes.mjs';
import { createSupervisor } from './supervise.mjs';

let folder: string;
const ending: { end: () => Promise<void> }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});
afterEach(async () => {
  stopping = true;
  for (const each of ending.splice(0)) await each.end();
  rmSync(folder, { recursive: true, force: true });
});
let stopping = false;

/** Responds with its process id, or exits at once while the file `broken` exists. */
const server = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
if (existsSync(new URL('broken', import.meta.url))) process.exit(1);
const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  console.log(JSON.stringify({
    url: 'http://127.0.0.1:' + server.address().port,
    api: { isOk: true, message: 'The API answers.' },
  })));
process.on('disconnect', () => process.exit(0));
`;

/** The product’s processes as small servers, supervised as in `start.mjs`. */
function setUp() {
  stopping = false;
  const script = join(folder, 'server.mjs');
  writeFileSync(script, server);
  const restarted: string[] = [];
  const restart = createSupervisor({
    isStopping: () => stopping,
    report: ({ name }: { name: string }) => restarted.push(name),
  });
  const create = (name: string) => {
    const addresses: string[] = [];
    const process_ = createProcess(process.execPath, {
      name,
      script: relative(root, script),
      env: { PORT: '0' },
      onAddress: (url: string) => addresses.push(url),
      onDeath: () => restart(process_),
    });
    ending.push(process_);
    return { process: process_, addresses };
  };
  return { create, restart, restarted };
}

const pidAt = async (url: string): Promise<number> => Number(await (await fetch(url)).text());
const breakStarts = () => writeFileSync(join(folder, 'broken'), '');
const repairStarts = () => rmSync(join(folder, 'broken'));

describe('the processes of the product', () => {
  it('respond at the same address after they were killed, and the others keep running', async () => {
    const { create } = setUp();
    const [service, site] = [create('service'), create('site')];
    await service.process.start();
    const url = await site.process.start();
    const [servicePid, sitePid] = [await pidAt(service.addresses[0] ?? ''), await pidAt(url)];
    process.kill(sitePid, 'SIGKILL');
    await expect.poll(() => pidAt(url).catch(() => sitePid), { timeout: 10_000 }).not.toBe(sitePid);
    expect(site.addresses).toEqual([url, url]);
    expect(site.process.lastEnd()).toBe('by SIGKILL');
    expect(await pidAt(service.addresses[0] ?? '')).toBe(servicePid);
  });

  it('tell what they printed when they were ready [upstream.diagnosis]', async () => {
    const { create } = setUp();
    const { process: site } = create('site');
    expect(site.lastReport()).toBeUndefined();
    const url = await site.start();
    expect(site.lastReport()).toEqual({ url, api: { isOk: true, message: 'The API answers.' } });
  });

  it('are not restarted when they were ended on purpose', async () => {
    const { create, restarted } = setUp();
    const { process: site } = create('site');
    await site.start();
    await site.end();
    expect([site.isRunning(), restarted]).toEqual([false, []]);
  });
});

describe('a service that cannot be started', () => {
  it('does not stop a site with saved pages, and is restarted at the reserved address', async () => {
    const { create, restart } = setUp();
    const { process: service, addresses } = create('service');
    breakStarts();
    const messages: string[] = [];
    const print = (text: string) => messages.push(text);
    const address = await startService(service, { restart, print, hasSavedPages: () => true, port: '0' });
    expect(messages).toEqual([
      'The service ended with exit code 1. The site shows the pages it has saved until the service is back.',
    ]);
    repairStarts();
    await expect.poll(() => addresses, { timeout: 10_000 }).toEqual([address]);
  });

  it('stops a first start without saved pages', async () => {
    const { create, restart } = setUp();
    const { process: service } = create('service');
    breakStarts();
    const dependencies = { restart, print: () => undefined, hasSavedPages: () => false };
    await expect(startService(service, dependencies)).rejects.toThrow('The service ended with exit code 1.');
  });
});

it('a preview that cannot be started does not stop the site, and is retried', async () => {
  const { create, restart } = setUp();
  const { process: preview, addresses } = create('preview');
  breakStarts();
  expect(await startPreview(preview, { restart, print: () => undefined })).toBeUndefined();
  repairStarts();
  await expect.poll(() => addresses.length, { timeout: 10_000 }).toBe(1);
});

it('the start of the product supervises each of its processes', () => {
  const start = readFileSync(join(root, 'site/build/start.mjs'), 'utf8');
  expect(start.match(/onDeath: .*/g)).toEqual(
    ['service', 'site', 'preview'].map((name) => `onDeath: () => restart(${name}),`),
  );
});
