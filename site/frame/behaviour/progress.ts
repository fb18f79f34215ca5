/**
 * Shows the progress bar when following a link takes longer than its throttle. The bar's own run is a CSS animation;
 * the next document ends it by being there.
 */
export function showProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (!bar) return;
  const throttle = Number(bar.dataset.progress ?? 200);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(waiting);
    bar.removeAttribute('data-running');
  };
  const begin = (): void => {
    end();
    waiting = setTimeout(() => bar.setAttribute('data-running', ''), throttle);
  };
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && leaves(link)) begin();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin();
  });
  addEventListener('pageshow', end);
}

/** Whether following a link loads another document of this site in this tab. */
const leaves = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  (link.pathname !== location.pathname || link.search !== location.search);
