import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../bootstrap.mjs';

let folder: string;
let shell: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parent-'));
});
afterEach(() => {
  shell?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).href);
const read = (name: string): string => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return '';
  }
};

/** The second command keeps the shell from replacing itself by the first. */
const inShell = (run: string): string => `${run}; :`;

/** Runs a script in a shell, as its child by default. Resolves when it has written the file `ready`. */
async function startInShell(lines: readonly string[], command = inShell): Promise<ChildProcess> {
  const script = join(folder, 'script.mjs');
  const write = `const write = (name) => writeFileSync(${JSON.stringify(folder)} + '/' + name, String(process.pid));`;
  writeFileSync(script, ["import { writeFileSync } from 'node:fs';", write, ...lines].join('\n'));
  shell = spawn('sh', ['-c', command(`"${process.execPath}" "${script}"`)]);
  await expect.poll(() => read('ready'), { timeout: 30_000 }).not.toBe('');
  return shell;
}

it.each(['start', 'dev'])(
  'npm run %s is not a child of a shell, which would keep signals of npm to itself [ops.supervise]',
  async (name) => {
    const scripts: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
    const command = z.record(z.string(), z.string()).parse(scripts)[name] ?? '';
    const parent = await startInShell(["write('ready');", 'setTimeout(() => undefined, 60_000);'], (run) =>
      command.replaceAll(/node site\/build\/start\.mjs( --dev)?/g, run),
    );
    expect(read('ready')).toBe(String(parent.pid));
  },
);

it('a script of npm notices that its shell was ended by a signal [ops.supervise]', async () => {
  const parent = await startInShell([
    `import { watchParent } from ${urlOf('site/build/watch/watch-parent.mjs')};`,
    "watchParent(() => { write('gone'); process.exit(); }, 20);",
    'setTimeout(() => undefined, 60_000);',
    "write('ready');",
  ]);
  expect(read('gone')).toBe('');
  parent.kill('SIGTERM');
  await expect.poll(() => read('gone')).toBe(read('ready'));
});

it('a process ends if its parent was gone before it was ready [ops.supervise]', async () => {
  const child = join(folder, 'child.mjs');
  writeFileSync(
    child,
    [
      "import { writeFileSync } from 'node:fs';",
      `import { onStopRequest } from ${urlOf('adapters/process/on-stop-request.ts')};`,
      `writeFileSync(${JSON.stringify(join(folder, 'ready'))}, String(process.pid));`,
      'while (process.connected) await new Promise((resolve) => setTimeout(resolve, 20));',
      'setTimeout(() => undefined, 60_000);',
      `onStopRequest(() => { writeFileSync(${JSON.stringify(join(folder, 'gone'))}, String(process.pid)); process.exit(); });`,
    ].join('\n'),
  );
  await startInShell([
    "import { spawn } from 'node:child_process';",
    `spawn(process.execPath, [${JSON.stringify(child)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });`,
    'process.exit();',
  ]);
  await expect.poll(() => read('gone')).toBe(read('ready'));
});
