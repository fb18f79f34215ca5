import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { platform } from 'node:process';

const { PRIORITY_LOW } = constants.priority;

/**
 * Lowers the scheduling priority of this thread, so that the thread that serves is run first where they share a core.
 * V8's own threads follow, because they mostly collect the garbage of workers. Only on Linux: elsewhere the priority is
 * that of the whole process.
 */
export function lowerThreadPriority(): void {
  if (platform !== 'linux') return;
  setPriority(0, PRIORITY_LOW);
  for (const thread of listThreads('V8Worker')) setPriority(thread, PRIORITY_LOW);
  becomeIdleThread();
}

/**
 * Gives this thread the policy SCHED_IDLE. A thread that wakes up interrupts it at once, instead of waiting for its time
 * slice to end as with a low priority alone. `chrt` is part of util-linux; without it, the priority stays. Source: sched(7).
 */
function becomeIdleThread(): void {
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? '';
  spawnSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' });
}

/** The ids of this process's threads with a name. Source: proc(5). */
export const listThreads = (name: string): number[] =>
  readdirSync('/proc/self/task')
    .filter((thread) => readName(thread) === name)
    .map(Number);

function readName(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
  } catch {
    // It has ended since the list was read.
    return undefined;
  }
}
