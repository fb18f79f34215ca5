import { writeStored } from './stored-values.ts';

/** Hides the banner until its content changes. An inline script hides it on later pages before the first paint. */
export function initBannerDismissal(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  banner?.querySelector('button')?.addEventListener('click', () => {
    writeStored('banner', banner.dataset.banner ?? '');
    banner.hidden = true;
  });
}
