import { constants, setPriority } from 'node:os';
import { platform } from 'node:process';

/**
 * Lowers the scheduling priority of this thread, so that the thread that serves is run first where they share a core.
 * Only on Linux: elsewhere the priority is that of the whole process.
 */
export function lowerThreadPriority(): void {
  if (platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
