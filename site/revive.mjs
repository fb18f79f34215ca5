// Starts again what has died. Plain JavaScript without packages, as `start.mjs` is.

/** Deaths in a row that are taken for an accident; each comes within a minute of the one before. */
const mostDeaths = 5;
const minuteMs = 60_000;

/**
 * Gives `revive(process, giveUp)`, to be called whenever a process has died: it is started again, each time after a longer
 * pause. One that dies too often, or cannot be started again, is given up. Nothing is started once `isStopping` is true.
 */
export function createReviver(isStopping) {
  const deaths = new Map();
  return (process, giveUp) => {
    const last = deaths.get(process) ?? { count: 0, at: 0 };
    const count = Date.now() - last.at < minuteMs ? last.count + 1 : 1;
    deaths.set(process, { count, at: Date.now() });
    if (count > mostDeaths) return giveUp();
    setTimeout(() => isStopping() || process.start().catch(() => isStopping() || giveUp()), 500 * count);
  };
}
