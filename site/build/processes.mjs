// The processes of the product: start, restart and end. Plain JavaScript without packages, like `start.mjs`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * A process that prints a line of JSON with its address once it is ready; its log goes to stderr. It has its own
 * process group, so that Ctrl-C reaches it in order through `end`, and it ends by itself when this process is gone.
 * `portName` names the environment variable of its port. `onAddress` is called each time it is ready, `onDeath` when it
 * exits unexpectedly after that.
 */
export function createProcess(node, { name, script, args = [], env = {}, portName = 'PORT', onAddress, onDeath }) {
  let child;
  let url;
  let report;
  let lastExit;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  /** Resolves with the address; rejects when it exits first. A restart uses the same port. */
  function start() {
    const port = url && { [portName]: new URL(url).port };
    const started = spawn(node, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env, ...port },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
    child = started;
    return new Promise((resolve, reject) => {
      let text = '';
      started.stdout.on('data', (chunk) => {
        if (started.isReady) return;
        text += chunk;
        const line = text.split('\n').find((each) => each.startsWith('{') && each.includes('"url"'));
        if (!line) return;
        started.isReady = true;
        report = JSON.parse(line);
        url = report.url;
        onAddress?.(url);
        resolve(url);
      });
      started.once('exit', (code, signal) => {
        lastExit = signal ? `by ${signal}` : `with exit code ${code}`;
        reject(new Error(`The ${name} ended ${lastExit}.`));
        if (started.isReady && !started.isEnding) onDeath();
      });
    });
  }

  /** Sends SIGTERM, and SIGKILL after 25 seconds. */
  async function end() {
    const started = child;
    if (!isRunning()) return;
    started.isEnding = true;
    const ended = new Promise((resolve) => started.once('exit', resolve));
    const killTimer = setTimeout(() => started.kill('SIGKILL'), 25_000);
    started.kill('SIGTERM');
    await ended;
    clearTimeout(killTimer);
  }

  /** Sets the address for its next start, so that others can wait for it there. */
  function reserve(address) {
    url = address;
  }

  /** What it printed when it was ready last. */
  const lastReport = () => report;

  /** How it ended last: `by SIGKILL`. */
  const lastEnd = () => lastExit;

  return { name, start, end, isRunning, reserve, lastReport, lastEnd };
}
