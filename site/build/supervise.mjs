// Restarts processes that have ended. Plain JavaScript without packages, like `start.mjs`.

const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** A process that ran this long was stable: its next failure counts as the first. */
const stableMs = 60_000;

/**
 * Returns `restart(process)`, to be called when a process has exited unexpectedly or could not be started. It retries
 * forever, doubling the pause each time up to a minute. Processes do not affect each other. `report` is called for each
 * failure. Nothing is restarted once `isStopping` is true.
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
