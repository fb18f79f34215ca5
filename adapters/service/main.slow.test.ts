import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-main-'));
const other = createServer();
afterEach(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the service ends where its port is in use, and names the setting [config.constants]', async () => {
  const port = String(await listenLocally(other, 0));
  const start = (env: Readonly<Record<string, string>>) => {
    const options = { env: { ...process.env, DATA_DIR: folder, ...env }, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], options);
    return [status, stderr.split('\n').filter((line) => line.includes('is in use'))];
  };
  const message = (name: string) =>
    `${name}=${port} is in use by another program. Stop that program, or set ${name} to a free port.`;
  expect(start({ PORT: port })).toEqual([1, [message('PORT')]]);
  expect(start({ PORT: port, SERVICE_PORT: port })).toEqual([1, [message('SERVICE_PORT')]]);
});
