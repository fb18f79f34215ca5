import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTemporaryFolder } from './temporary-folder.ts';

export const root = join(import.meta.dirname, '../..');
/** Reports, logs and traces are stored here until the next run. */
export const reportsDir = join(root, 'test-results/reports');
export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** More variables, and those to be removed. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whether the output is printed live. Otherwise it is printed at the end, and only if the step failed. */
  readonly isLive?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

const environment = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  TMPDIR: findTemporaryFolder(),
  // Browser tests start dozens of processes with the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
  NO_COLOR: '1',
};

/** Runs a command and writes its output to `test-results/reports/<name>.log`. Never rejects. */
export async function runStep({ name, command, args, env, isLive = false }: Step): Promise<StepResult> {
  mkdirSync(reportsDir, { recursive: true });
  const startedAt = performance.now();
  if (isLive) process.stdout.write(`\n— ${name}\n`);
  const log = createWriteStream(join(reportsDir, `${fileName(name)}.log`));
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (isLive) process.stdout.write(chunk);
      else output.push(chunk);
    });
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  log.end();
  const seconds = (performance.now() - startedAt) / 1000;
  if (!ok && !isLive) process.stdout.write(`\n— ${name}\n${Buffer.concat(output).toString()}`);
  process.stdout.write(`${isLive ? '  ' : `${name}: `}${ok ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s\n`);
  return { name, ok, seconds };
}

/** A name as part of a file name: `Browser tests` becomes `browser-tests`. */
export const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
