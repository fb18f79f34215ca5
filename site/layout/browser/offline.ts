import { clearOnClose } from '../notices/clear-on-close.ts';

/** Shows a notice while the connection is lost. Nothing else on the page changes. */
export function watchConnection(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const update = (): void => {
    notice.textContent = navigator.onLine ? '' : (notice.dataset.offline ?? '');
  };
  addEventListener('offline', update);
  addEventListener('online', update);
  clearOnClose(notice);
  update();
}
