const storageKey = 'reloaded-at';

/**
 * When this tab was last reloaded because of a lost chunk, in milliseconds since the epoch. Stored in the window’s name
 * where session storage is blocked.
 */
function readLastReload(): number {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0);
  } catch {
    return Number(/reloaded-at:(\d+)/.exec(window.name)?.[1] ?? 0);
  }
}

function saveReload(now: number): void {
  try {
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    window.name = `${storageKey}:${now}`;
  }
}

const isChunkUrl = (url: string): boolean => url.includes('/_next/static/');

const isChunkError = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(reason.message));

/**
 * Reloads the page when a script chunk fails to load, because most often a new version of the site replaced it. At most
 * once per `interval` milliseconds, and never after something was typed.
 */
export function reloadOnLostChunk(intervalMs: number): void {
  let hasInput = false;
  const reload = (): void => {
    const now = Date.now();
    if (hasInput || now - readLastReload() < intervalMs) return;
    saveReload(now);
    location.reload();
  };
  const markInput = (): void => {
    hasInput = true;
  };
  // While React hydrates it stops input events at the document, so listen in the capture phase.
  addEventListener('input', markInput, { capture: true });
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && isChunkUrl(event.target.src)) reload();
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason)) reload();
  });
}
