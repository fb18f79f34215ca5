import { expect, type Locator, type Page, test } from '@playwright/test';
import { cookieChoices } from '../layout/cookie-choices.ts';
import { passTime } from '../product/pass-time.ts';
import { closePopup, publish, siteUrl } from '../product/product.ts';

const slides = ['Satay', 'Laksa', 'Rendang', 'Pho', 'Roti'].map((title) => ({ title }));
const list = (page: Page): Locator => page.locator('#slides [data-scroller]');
const slide = (page: Page, number: number): Locator => page.getByRole('group', { name: `${number} of 5` });
const leftOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.x ?? Number.NaN;
/** Waits until a slide is fully visible. */
const shown = (page: Page, number: number) =>
  expect
    .poll(async () => {
      const { x, width } = (await slide(page, number).boundingBox()) ?? { x: -1, width: 0 };
      return x >= 0 && x + width <= (page.viewportSize()?.width ?? 0);
    }, `slide ${number} is on the screen`)
    .toBe(true);

/** Opens a page with a hydrated carousel of five slides on a phone. */
async function open(page: Page): Promise<void> {
  await publish('test-slides', [{ type: 'carousel', key: 'slides', dots: true, slides }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await closePopup(page);
  await page.goto(`${siteUrl()}/test-slides`);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeEnabled();
}

/** Blocks the framework's script. Returns a function that releases it. */
async function holdScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a carousel moved before its script loads continues from that slide, without jumping', async ({ page }) => {
  await publish('test-pushed', [{ type: 'carousel', key: 'slides', dots: true, slides }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await closePopup(page);
  const release = await holdScript(page);
  await page.goto(`${siteUrl()}/test-pushed`, { waitUntil: 'domcontentloaded' });
  await list(page).evaluate((box) => box.scrollTo({ left: box.clientWidth * 1.7 }));
  await expect.poll(() => leftOf(slide(page, 3))).toBeLessThan(60);
  const before = await leftOf(slide(page, 3));
  await slide(page, 3).evaluate((element, from) => {
    let farthest = 0;
    const look = (): void => {
      farthest = Math.max(farthest, Math.abs(element.getBoundingClientRect().left - from));
      document.documentElement.dataset.farthest = farthest.toFixed(0);
      requestAnimationFrame(look);
    };
    look();
  }, before);
  release();
  await expect(page.locator('#slides [data-ready]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true');
  expect(await list(page).evaluate((box) => box.scrollLeft)).toBe(0);
  expect(Number(await page.locator('html').getAttribute('data-farthest'))).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await shown(page, 4);
});

test('a carousel responds to mouse, keys, touchpad, arrows and dots, and stops at its first and last slide', async ({
  page,
}) => {
  await open(page);
  const { x, y } = (await slide(page, 1).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 250, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 40, { steps: 8 });
  await page.mouse.up();
  await shown(page, 2);
  await list(page).focus();
  await page.keyboard.press('ArrowRight');
  await shown(page, 3);
  await page.keyboard.press('ArrowLeft');
  await shown(page, 2);
  // One swipe on a touchpad fires many events.
  await list(page).evaluate((box) => {
    for (const deltaX of [20, 90, 40]) box.dispatchEvent(new WheelEvent('wheel', { deltaX, cancelable: true }));
  });
  await shown(page, 3);
  await page.getByRole('button', { name: 'Go to slide 5' }).click();
  await shown(page, 5);
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await shown(page, 4);
});

test('a carousel shows the same slide after the screen is rotated', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await shown(page, 3);
  await page.setViewportSize({ width: 740, height: 360 });
  await list(page).scrollIntoViewIfNeeded();
  await expect.poll(() => leftOf(slide(page, 3))).toBeLessThan(80);
  await expect.poll(() => leftOf(slide(page, 3))).toBeGreaterThanOrEqual(0);
});

test('a carousel scrolls to the slide that contains the focused link', async ({ page }) => {
  const linked = slides.map((each) => ({ ...each, link: { linkText: each.title, linkUrl: '/menu' } }));
  await publish('test-linked', [{ type: 'carousel', key: 'slides', slides: linked }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/test-linked`);
  await list(page).focus();
  await expect(page.locator('#slides [data-ready]')).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(slide(page, 3).getByRole('link')).toBeFocused();
  await shown(page, 3);
  expect(await list(page).evaluate((box) => box.scrollLeft)).toBe(0);
});

test('a carousel changes slides instantly with reduced motion, and never moves by itself', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const before = await leftOf(slide(page, 2));
  await passTime(page, 60_000);
  expect(await leftOf(slide(page, 2))).toBe(before);
  const places = await page.getByRole('button', { name: 'Next slide' }).evaluate(async (button) => {
    const second = document.querySelectorAll('#slides [aria-roledescription="slide"]')[1];
    const seen = new Set<number>();
    if (button instanceof HTMLElement) button.click();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(second?.getBoundingClientRect().left ?? 0));
    }
    return seen.size;
  });
  // The start position, for the frame of the click, and the target.
  expect(places).toBeLessThanOrEqual(2);
});

test('a carousel hydrates when the visitor made the cookie choice before scrolling near it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const slides = ['Satay', 'Laksa', 'Rendang'].map((title) => ({ title }));
  const text = { type: 'text', heading: 'Before it', body: `<p>${'Rice and more rice. '.repeat(300)}</p>` };
  await publish('test-late-carousel', [
    { ...text, key: 'before' },
    { type: 'carousel', key: 'slides', slides },
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/test-late-carousel`);
  await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
  await page.locator('#slides').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Satay' })).toBeVisible();
  expect(errors).toEqual([]);
});
