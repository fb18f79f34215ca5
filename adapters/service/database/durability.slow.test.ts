import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';

const main = join(import.meta.dirname, '../main.ts');
const editorKey = 'key-of-the-durability-test';
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'durability-'));
  folders.push(folder);
  return folder;
};

/** Starts the service as a process that ends with the test. */
async function start(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const started = await startServiceProcess(env);
  children.push(started.child);
  return started;
}

async function killAfterTicks(child: ChildProcess, ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await nextTick();
  child.kill('SIGKILL');
}

const connect = (url: string): ApiClient =>
  createApiClient({ baseUrl: url, configuration: defaultConfiguration, editorKey, log: () => undefined });

describe('the service as a process', () => {
  it('loses no acknowledged publication when it is killed at any moment', { timeout: 60_000 }, async () => {
    const DATA_DIR = createFolder();
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { child, url } = await start({ DATA_DIR, EDITOR_KEY: editorKey });
      const client = connect(url);
      const exited = once(child, 'exit');
      for (let count = 0; child.signalCode === null && count < 5000; count += 1) {
        const id = `round-${round}-page-${count}`;
        try {
          await client.call(endpoints.saveDraft, {
            params: { id },
            body: { id, title: id, tiles: [{ type: 'text', count }] },
          });
          await client.call(endpoints.publishPage, { params: { id } });
          acknowledged.push(id);
          // Kills the process during the next page, or the one after that.
          if (count === 5 + round) void killAfterTicks(child, 4 ** round);
        } catch {
          break;
        }
      }
      await exited;
      client.close();
    }
    expect(acknowledged.length).toBeGreaterThan(20);
    const { url } = await start({ DATA_DIR, EDITOR_KEY: editorKey });
    const client = connect(url);
    for (const id of acknowledged)
      expect(await client.getPage(id), id).toMatchObject({ kind: 'found', page: { title: id } });
    client.close();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops at %s with code 0 and replies to running requests', async (signal) => {
    const { child, url } = await start({ DATA_DIR: createFolder() });
    const { host, port } = new URL(url);
    const { sequence } = await (await fetch(`${url}/api/v1/content/changes`)).json();
    const socket = connectSocket(Number(port), '127.0.0.1');
    let received = '';
    socket.on('data', (part) => {
      received += part.toString();
    });
    const answered = once(socket, 'data');
    // Both requests are in one packet: when the first is answered, the second has arrived.
    const get = (since: number) =>
      `GET /api/v1/content/changes?since=${since}&wait=25 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    socket.write(get(sequence + 1) + get(sequence));
    await answered;
    const [exited, closed] = [once(child, 'exit'), once(socket, 'close')];
    child.kill(signal);
    await closed;
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(await exited).toEqual([0, null]);
  });

  it('creates a private editors’ secret at its first start, and keeps it', async () => {
    const DATA_DIR = createFolder();
    const { readFileSync } = await import('node:fs');
    const first = await start({ DATA_DIR });
    const key = readFileSync(join(DATA_DIR, 'editor-key'), 'utf8');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(DATA_DIR, 'editor-key')).mode & 0o777).toBe(0o600);
    expect(statSync(join(DATA_DIR, 'service.sqlite')).mode & 0o777).toBe(0o600);
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const second = await start({ DATA_DIR });
    expect(readFileSync(join(DATA_DIR, 'editor-key'), 'utf8')).toBe(key);
    expect((await fetch(`${second.url}/api/v1/editing/pages`, { headers: { 'x-editor-key': key } })).status).toBe(200);
  });

  it('does not start with an invalid value, and names it', async () => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: 'many', DATA_DIR: createFolder() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let errorOutput = '';
    child.stderr.on('data', (part) => {
      errorOutput += String(part);
    });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errorOutput).toContain('PORT must be a whole number from 0 to 65535; it is "many".');
  });
});
