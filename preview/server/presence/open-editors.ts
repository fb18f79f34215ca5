import type { OpenContent, OpenWindow } from '../../app/presence/presence.ts';

/** How long a window counts as open after its last report, in milliseconds. */
const visibleMs = 25_000;
/** Browsers slow down the timers of hidden windows to once a minute. */
const hiddenMs = 90_000;

/** A bound of the memory, far above the number of editors. */
const maxWindows = 1000;

interface OpenEditors {
  /** Takes note of a report. Returns the other windows with the same content, the first one first. */
  readonly report: (window: OpenWindow) => readonly OpenContent[];
  /** All that is open. */
  readonly list: () => readonly OpenContent[];
}

interface Entry extends OpenContent {
  readonly expiresAtMs: number;
}

/** Which windows have which content open, in the memory of this process. A window that stops reporting is forgotten. */
export function createOpenEditors(nowMs: () => number): OpenEditors {
  const entries = new Map<string, Entry>();
  const forgetSilent = (): void => {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= nowMs()) entries.delete(key);
  };
  const list = (): readonly OpenContent[] => {
    forgetSilent();
    return [...entries.values()].map(({ window, content, since }) => ({ window, content, since }));
  };
  return {
    report: ({ window, content, isVisible, isClosed }) => {
      forgetSilent();
      const key = JSON.stringify([window, content]);
      const since = entries.get(key)?.since ?? new Date(nowMs()).toISOString();
      if (isClosed) entries.delete(key);
      else if (entries.has(key) || entries.size < maxWindows)
        entries.set(key, { window, content, since, expiresAtMs: nowMs() + (isVisible ? visibleMs : hiddenMs) });
      return list().filter((other) => other.content === content && other.window !== window);
    },
    list,
  };
}
