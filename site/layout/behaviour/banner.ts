import { remember } from './remembered.ts';

/** A dismissed banner stays away until its content is another. The page itself hides it before it is seen again. */
export function dismissBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  banner?.querySelector('button')?.addEventListener('click', () => {
    remember('banner', banner.dataset.banner ?? '');
    banner.hidden = true;
  });
}
