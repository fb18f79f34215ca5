import { expect, test } from '@playwright/test';
import { withImages, withMotion } from '#preview/checks/browser/browser-options.ts';
import { atRest, scrollAtOnce } from '../product/pass-time.ts';
import { publish, siteUrl } from '../product/product.ts';

test.use({ ...withImages(), ...withMotion });

test.describe('videos', () => {
  const poster = (url: string, width: number, height: number) => ({ url, alt: '', width, height });
  const tile = {
    type: 'video',
    key: 'wok',
    heading: 'Ninety seconds',
    videoDesktop: {
      url: '/media/film/wok-steam.mp4',
      label: 'A wok',
      poster: poster('/media/film/wok-steam.svg', 1280, 720),
    },
    videoMobile: {
      url: '/media/film/broth-pour.mp4',
      label: 'Broth',
      poster: poster('/media/film/broth-pour.svg', 720, 1280),
    },
  };
  const videoRequests = (requests: string[]) =>
    requests.filter((url) => url.endsWith('.mp4')).map((url) => url.replace(/.*\//, ''));

  for (const [width, tileVideo] of [
    [1280, 'wok-steam.mp4'],
    [360, 'broth-pour.mp4'],
  ] as const) {
    test(`at ${width} px only ${tileVideo} is fetched; it plays muted and inline, and can be paused [tile.video]`, async ({
      page,
    }) => {
      await publish('test-video', [tile]);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${siteUrl()}/test-video`);
      const video = page.locator('#wok video');
      await expect.poll(() => videoRequests(requests).length).toBeGreaterThan(0);
      expect(new Set(videoRequests(requests))).toEqual(new Set([tileVideo]));
      expect(
        await video.evaluate(
          (element) => element instanceof HTMLVideoElement && [element.muted, element.playsInline, element.loop],
        ),
      ).toEqual([true, true, true]);
      const button = page.locator('#wok button');
      await expect(button).toBeVisible();
      await button.click();
      await expect
        .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused))
        .toBe(true);
    });
  }

  test('a video stops when scrolled off screen and resumes when scrolled back, unless it was paused [tile.video]', async ({
    page,
  }) => {
    const below = { type: 'text', key: 'below', height: 'full', body: '<p>Below.</p>' };
    await publish('test-video-scroll', [tile, below, { ...below, key: 'far' }]);
    await page.goto(`${siteUrl()}/test-video-scroll`);
    const video = page.locator('#wok video');
    const isPaused = (): Promise<boolean> =>
      video.evaluate((element) => element instanceof HTMLVideoElement && element.paused);
    const scrollAwayAndBack = async (): Promise<void> => {
      await scrollAtOnce(page, 5000);
      await expect(page.locator('#wok')).not.toBeInViewport();
      await expect.poll(isPaused).toBe(true);
      await scrollAtOnce(page, 0);
      await atRest(page);
    };
    await expect.poll(isPaused).toBe(false);
    await scrollAwayAndBack();
    await expect.poll(isPaused).toBe(false);
    await page.locator('#wok button').click();
    await expect.poll(isPaused).toBe(true);
    await scrollAwayAndBack();
    expect(await isPaused()).toBe(true);
  });

  test('with reduced motion only the poster is shown [tile.video]', async ({ page }) => {
    await publish('test-video-still', [tile]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${siteUrl()}/test-video-still`, { waitUntil: 'networkidle' });
    expect(videoRequests(requests)).toEqual([]);
    await expect(page.locator('#wok img')).toBeVisible();
  });
});
