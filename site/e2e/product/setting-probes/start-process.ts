import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnProcess {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts a process of the product with a data folder of its own, and waits until it prints its address. */
export async function startProcess(script: string, env: Readonly<Record<string, string>>): Promise<OwnProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'process-'));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-5000);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"url":"([^"]+)"/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${script} did not start.\n${errors}`)));
  });
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
