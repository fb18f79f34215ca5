import { expect, it } from 'vitest';
import { ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { initBannerDismissal } from './banner-dismissal.ts';

/** What the site says that it stores in the local storage. */
const listedNames = ownStoredItems.filter(({ kind }) => kind === 'local storage').map(({ name }) => name);

it('the banner is hidden once it is dismissed, and its content is stored under a listed name [banner.global] [cookie.banner]', () => {
  document.body.innerHTML = '<div data-banner="content-1"><button>Dismiss</button></div>';
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  initBannerDismissal();
  expect([banner?.hidden, localStorage.length]).toEqual([false, 0]);
  banner?.querySelector('button')?.click();
  expect([banner?.hidden, localStorage.getItem('banner')]).toEqual([true, 'content-1']);
  expect(listedNames).toContain('banner');
});
