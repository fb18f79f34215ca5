import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUrl } from './product.ts';

export interface OwnSite {
  readonly url: string;
  readonly dataDir: string;
  /** What the site has logged. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** Starts a further site with a configuration of its own, on the content of the product under test. */
export async function startSite(env: Readonly<Record<string, string>>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, ['site/server/start/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_URL: serviceUrl(),
      API_IDEMPOTENT: 'true',
      MEDIA_FROM_API: 'false',
      DATA_DIR: dataDir,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /"url":"([^"]+)"/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The site did not start.\n${log.slice(-5000)}`)));
  });
  return {
    url,
    dataDir,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
