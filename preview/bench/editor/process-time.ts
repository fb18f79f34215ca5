import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, of which `/proc` counts processor time. Linux has had 100 on all common platforms. */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time that the children of this process and their children have used so far, if their
 * command matches. Linux only. Source: proc(5).
 */
export function readChildrenMs(command: RegExp): number {
  const parents = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat) parents.set(Number(name), stat);
  }
  const isDescendant = (pid: number): boolean => {
    const parent = parents.get(pid)?.parent;
    return parent !== undefined && (parent === process.pid || isDescendant(parent));
  };
  let ticks = 0;
  for (const [pid, each] of parents) if (isDescendant(pid) && command.test(readCommand(pid))) ticks += each.ticks;
  return (ticks * 1000) / ticksPerSecond;
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The parent and the time in user and system mode, which follow the name in brackets. */
function readStat(pid: string): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // The process has ended.
    return undefined;
  }
}
