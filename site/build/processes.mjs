// The processes of the product: started, started anew, ended. Plain JavaScript without packages, as `start.mjs` is.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * A process that prints a line of JSON with its address when it answers; its log goes to this one's error stream. It has
 * a process group of its own, so that Ctrl-C reaches it through `end`, in order, and it ends by itself when this process
 * is gone. `portName` names the variable of its port. `onAddress` is called whenever it answers, `onDeath` when it ends
 * unasked after it has answered.
 */
export function createProcess(node, { name, script, args = [], env = {}, portName = 'PORT', onAddress, onDeath }) {
  let child;
  let url;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  /** Resolves with the address; rejects when it ends before it answers. Started anew, it keeps its port. */
  function start() {
    const port = url && { [portName]: new URL(url).port };
    const own = spawn(node, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env, ...port },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
    child = own;
    return new Promise((found, lost) => {
      let text = '';
      own.stdout.on('data', (chunk) => {
        if (own.answered) return;
        text += chunk;
        const line = text.split('\n').find((each) => each.startsWith('{') && each.includes('"url"'));
        if (!line) return;
        own.answered = true;
        url = JSON.parse(line).url;
        onAddress?.(url);
        found(url);
      });
      own.once('exit', (code) => {
        lost(new Error(`The ${name} ended (${code ?? 'by a signal'}).`));
        if (own.answered && !own.asked) onDeath();
      });
    });
  }

  /** Asks it to end, and sees to it that it does. */
  async function end() {
    const own = child;
    if (!isRunning()) return;
    own.asked = true;
    const ended = new Promise((done) => own.once('exit', done));
    const patience = setTimeout(() => own.kill('SIGKILL'), 25_000);
    own.kill('SIGTERM');
    await ended;
    clearTimeout(patience);
  }

  /** Has it answer at this address from its next start on, so that others can wait for it there. */
  function reserve(address) {
    url = address;
  }

  return { name, start, end, isRunning, reserve };
}
