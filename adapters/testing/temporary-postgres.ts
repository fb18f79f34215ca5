import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server for tests. */
export interface TemporaryPostgres {
  /** URL of a new database: empty, or a copy of the one at `template`, which nobody may be connected to. */
  createDatabase(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Debian's folder of the newest installed PostgreSQL. */
function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * A PostgreSQL server for the tests: the one at DATABASE_URL_TEST, which needs permission to create databases, or an
 * installed one that is started in a temporary folder. Undefined if there is neither, and in `npm run check`.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  if (process.env.TEST_QUICK) return undefined;
  const configuredUrl = process.env.DATABASE_URL_TEST;
  if (configuredUrl) return connect(configuredUrl, async () => undefined);
  const bin = findBinaries();
  return bin === undefined ? undefined : startServer(bin);
}

let databases = 0;

/** Uses the server at an address. `stop` stops it. */
async function connect(address: string, stop: () => Promise<void>): Promise<TemporaryPostgres> {
  const client = new Client({ connectionString: address });
  await client.connect();
  return {
    async createDatabase(template) {
      const name = `tiles_test_${process.pid}_${Date.now()}_${databases++}`;
      const copied = template === undefined ? 'template1' : new URL(template).pathname.slice(1);
      await client.query(`create database ${name} template ${copied}`);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      await client.end();
      await stop();
    },
  };
}

const settings = [
  // Listens only on a socket in its folder, so that no port is needed.
  'listen_addresses=',
  // The data need not survive a crash of the machine, only of the service.
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  // Shared memory in its folder, which is deleted: a killed server would leave other memory behind.
  'dynamic_shared_memory_type=mmap',
];

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/postgres');

/**
 * Creates the data folder of a new server. Creating one takes longer than starting it, so the first is cached for each
 * version, and copied.
 */
async function createDataFolder(bin: string, data: string, owner: Owner | undefined): Promise<void> {
  const cached = join(cacheFolder, basename(dirname(bin)));
  if (!existsSync(cached)) {
    const options = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), options, { ...owner, cwd: dirname(data) });
    await cacheDataFolder(data, cached);
  } else await run('cp', ['-a', cached, data]);
}

async function cacheDataFolder(data: string, cached: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const incomplete = mkdtempSync(`${cached}-`);
  await run('cp', ['-a', data, join(incomplete, 'data')]);
  try {
    renameSync(join(incomplete, 'data'), cached);
  } catch {
    // Another process has cached its folder first.
  } finally {
    rmSync(incomplete, { recursive: true, force: true });
  }
}

async function startServer(bin: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = await serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await createDataFolder(bin, data, owner);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings.flatMap((each) => ['-c', each])], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const address = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(address, server);
  return connect(address, async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so it runs as the user that its package created. */
async function serverUser(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} before it answered.`);
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not answer within 10 seconds.');
}
