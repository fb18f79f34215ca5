import { isPlainClick } from '#blocks/_shared/browser/plain-click.ts';

/**
 * Shows the progress bar when following a link, sending a form or fetching takes longer than its delay. A CSS animation
 * moves the bar. A new document replaces it; the last finished request ends it.
 */
export function initProgressBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (!bar) return;
  const delayMs = Number(bar.dataset.progress ?? 200);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pendingRequests = 0;
  const end = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    bar.toggleAttribute('data-done', bar.hasAttribute('data-running'));
    bar.removeAttribute('data-running');
  };
  const begin = (): void => {
    waiting ??= setTimeout(() => {
      bar.removeAttribute('data-done');
      bar.setAttribute('data-running', '');
    }, delayMs);
  };
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && opensPage(link)) begin();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin();
  });
  addEventListener('pageshow', end);
  watchRequests(
    () => {
      pendingRequests += 1;
      begin();
    },
    () => {
      pendingRequests -= 1;
      if (pendingRequests === 0) end();
    },
  );
}

/**
 * Wraps `fetch`, so that islands need not report their requests. `keepalive` requests outlive the page and nobody waits
 * for them.
 */
function watchRequests(begin: () => void, end: () => void): void {
  const originalFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (init?.keepalive) return originalFetch(input, init);
    begin();
    return originalFetch(input, init).finally(end);
  };
}

/** Whether a link loads another document of this site in this tab. */
const opensPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  (link.pathname !== location.pathname || link.search !== location.search);
