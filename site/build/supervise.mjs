// Restarts processes that have ended. Plain JavaScript without packages, as `start.mjs` is.

const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** A process that ran for so long was sound: its next failure counts as the first. */
const stableMs = 60_000;

/**
 * Gives `restart(process)`, to be called whenever a process has ended unasked or could not be started. It is started
 * again for ever, each time after twice the pause, at most a minute, and the others are never affected. `report` hears
 * of each failure. Nothing is started once `isStopping` is true.
 */
export function createSupervisor({ isStopping, report }) {
  const histories = new Map();
  return function restart(process) {
    if (isStopping()) return;
    const { failures, startedAt } = histories.get(process) ?? { failures: 0, startedAt: Date.now() };
    const count = startedAt !== undefined && Date.now() - startedAt >= stableMs ? 1 : failures + 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (count - 1));
    histories.set(process, { failures: count, startedAt: undefined });
    report(process, pauseMs);
    setTimeout(() => {
      if (isStopping() || process.isRunning()) return;
      process.start().then(
        () => histories.set(process, { failures: count, startedAt: Date.now() }),
        () => restart(process),
      );
    }, pauseMs);
  };
}
