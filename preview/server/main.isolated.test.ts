import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '#site/server/start/listen.ts';
import { writeBuiltApp } from './open-app.fixture.ts';

const { builds } = vi.hoisted(() => ({ builds: { folder: '', finished: ['newest', 'older'], used: '' } }));
vi.mock('./app-builds.ts', () => ({
  appBuilds: {
    folderOf: () => builds.folder,
    finished: () => builds.finished,
    markInUse: (name: string) => {
      builds.used = name;
      return builds.finished.includes(name);
    },
  },
}));

interface Emitter {
  on(event: string, listener: () => void): unknown;
}
/** The process. Its end and its listeners are only recorded. */
const program: Emitter & { exit(code?: unknown): void } = process;
const outputs: readonly Emitter[] = [process.stdout, process.stderr];
class Exit extends Error {}
let isStarting = false;
const exits: unknown[] = [];
const output: string[] = [];
const errors: string[] = [];
const listeners = new Map<string, () => void>();

beforeAll(() => {
  builds.folder = mkdtempSync(join(tmpdir(), 'preview-main-'));
  writeBuiltApp(builds.folder);
});
afterAll(() => rmSync(builds.folder, { recursive: true }));

beforeEach(() => {
  vi.resetModules();
  Object.assign(builds, { finished: ['newest', 'older'], used: '' });
  for (const list of [exits, output, errors]) list.splice(0);
  listeners.clear();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  vi.spyOn(program, 'exit').mockImplementation((code) => {
    exits.push(code);
    // Nothing after it may run.
    if (isStarting) throw new Exit();
  });
  vi.spyOn(program, 'on').mockImplementation((event, listener) => listeners.set(event, listener));
  outputs.forEach((each, at) => {
    vi.spyOn(each, 'on').mockImplementation((event, listener) =>
      listeners.set(`${event} of output ${at + 1}`, listener),
    );
  });
});
afterEach(async () => {
  listeners.get('SIGTERM')?.();
  await expect.poll(() => exits).toHaveLength(1);
  vi.unstubAllEnvs();
});

/** Starts the program. Returns its address, or undefined where it ended instead. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const all = { PREVIEW_PORT: '', API_URL: 'http://127.0.0.1:9', SITE_ADDRESS: 'http://127.0.0.1:9', ...environment };
  for (const [name, value] of Object.entries({ DATA_DIR: builds.folder, EDITOR_KEY: 'k'.repeat(24), ...all }))
    vi.stubEnv(name, value === '' ? undefined : value);
  isStarting = true;
  await import('./main.ts').catch((error: unknown) => {
    if (!(error instanceof Exit)) throw error;
  });
  isStarting = false;
  const ready = output.map((line) => JSON.parse(line)).find(({ event }) => event === 'preview-ready');
  return ready?.url;
}

describe('the process of the preview', () => {
  it('prints its address when it is ready, and uses the newest build [ops.health]', async () => {
    const url = await start();
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok');
    expect([builds.used, exits]).toEqual(['newest', []]);
  });

  it('uses the build that it is started with [ops.supervise]', async () => {
    await start({ PREVIEW_BUILD: 'older' });
    expect(builds.used).toBe('older');
  });

  it.each([
    ['there is no build', [], {}],
    ['the build was removed', ['newest'], { PREVIEW_BUILD: 'older' }],
  ])('ends, and says what to do, where %s [ops.supervise]', async (_, finished, environment) => {
    builds.finished = finished;
    expect(await start({ ...environment })).toBeUndefined();
    expect([exits, errors]).toEqual([[1], ['The preview app is not built. Run npm start to build it.\n']]);
  });

  it('ends where a setting is invalid, and names it [config.constants]', async () => {
    expect(await start({ MAX_LOCATIONS: '0' })).toBeUndefined();
    expect([exits, errors]).toEqual([[1], [expect.stringContaining('MAX_LOCATIONS must be a whole number')]]);
  });

  it('ends where its configured port is in use, and says what to do [config.constants]', async () => {
    const other = createServer();
    const { port } = new URL(await listen(other, '127.0.0.1', 0));
    expect(await start({ PREVIEW_PORT: port })).toBeUndefined();
    expect([exits, errors]).toEqual([[1], [expect.stringContaining(`PREVIEW_PORT=${port} is in use`)]]);
    other.close();
  });

  it.each(['SIGTERM', 'SIGINT', 'disconnect', 'error of output 1', 'error of output 2'])(
    'closes its server and ends with success at %s [ops.supervise]',
    async (event) => {
      const url = await start();
      listeners.get(event)?.();
      await expect.poll(() => exits).toEqual([0]);
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    },
  );

  it('ends once, however often it is asked to [ops.supervise]', async () => {
    await start();
    for (const stop of [...listeners.values(), ...listeners.values()]) stop();
    await expect.poll(() => exits).toEqual([0]);
  });
});
