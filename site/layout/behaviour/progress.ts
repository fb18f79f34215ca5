/**
 * Shows the progress bar when following a link, sending a form or fetching takes longer than its delay. A CSS animation
 * moves the bar. A new document replaces it; the last finished request ends it.
 */
export function showProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (!bar) return;
  const throttle = Number(bar.dataset.progress ?? 200);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
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
    }, throttle);
  };
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && leaves(link)) begin();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin();
  });
  addEventListener('pageshow', end);
  watchRequests(
    () => {
      asked += 1;
      begin();
    },
    () => {
      asked -= 1;
      if (asked === 0) end();
    },
  );
}

/**
 * Wraps `fetch`, so that islands need not report their requests. `keepalive` requests outlive the page and nobody waits
 * for them.
 */
function watchRequests(begin: () => void, end: () => void): void {
  const plain = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (init?.keepalive) return plain(input, init);
    begin();
    return plain(input, init).finally(end);
  };
}

/** Whether a link loads another document of this site in this tab. */
const leaves = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  (link.pathname !== location.pathname || link.search !== location.search);
