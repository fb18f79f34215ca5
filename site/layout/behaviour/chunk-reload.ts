const name = 'reloaded-at';

/** When this tab was last reloaded by us, in milliseconds since the epoch. Kept in the tab's own name where no store is allowed. */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(name) ?? 0);
  } catch {
    return Number(/reloaded-at:(\d+)/.exec(window.name)?.[1] ?? 0);
  }
}

function noteReload(now: number): void {
  try {
    sessionStorage.setItem(name, String(now));
  } catch {
    window.name = `${name}:${now}`;
  }
}

const isChunk = (url: string): boolean => url.includes('/_next/static/');

const failedChunk = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(reason.message));

/**
 * A piece of script that fails to load is most often one that a new version of the site replaced: the page is loaded
 * again, at most once in `interval` milliseconds, and never while a form has been filled in.
 */
export function reloadOnLostChunk(interval: number): void {
  let touched = false;
  const reload = (): void => {
    const now = Date.now();
    if (touched || now - lastReload() < interval) return;
    noteReload(now);
    location.reload();
  };
  const touch = (): void => {
    touched = true;
  };
  // React stops what is typed while it hydrates at the document.
  addEventListener('input', touch, { capture: true });
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && isChunk(event.target.src)) reload();
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', (event) => {
    if (failedChunk(event.reason)) reload();
  });
}
