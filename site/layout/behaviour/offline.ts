/** Tells when the connection is gone, and stops telling when it is back. Nothing on the page is touched. */
export function watchConnection(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const read = (): void => {
    notice.textContent = navigator.onLine ? '' : (notice.dataset.offline ?? '');
  };
  addEventListener('offline', read);
  addEventListener('online', read);
  read();
}
