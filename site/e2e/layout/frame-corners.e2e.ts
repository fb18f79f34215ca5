import { expect, type Locator, type Page, test } from '@playwright/test';
import { atRest, passTime, scrollAtOnce } from '../product/pass-time.ts';
import { publish, siteUrl } from '../product/product.ts';
import { masthead, openPage, prepareFrame, saveSettings } from './frame-settings.ts';

prepareFrame();

/** What the back-to-top button covers: controls, and every text with a price. */
const whatIsCovered = (page: Page) =>
  page.locator('[data-shown-after]').evaluate((button) => {
    const isShown = getComputedStyle(button).visibility === 'visible';
    const own = button.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    const things = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary, label)')];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (const each of things)
      if (each.checkVisibility() && meets(each.getBoundingClientRect())) found.push(each.outerHTML.slice(0, 90));
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const text = walker.currentNode.textContent ?? '';
      if (/£\s?\d/.test(text) && [...range.getClientRects()].some(meets)) found.push(text.slice(0, 60));
    }
    return { isShown, things: isShown ? found : [] };
  });

test.describe('the corner controls', () => {
  test('show the back-to-top button after 600 px, which scrolls to the top [top.button]', async ({ page }) => {
    await openPage(page);
    const top = page.locator('[data-shown-after]');
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await atRest(page);
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));
    await expect(top).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toBeHidden();
  });

  for (const width of [360, 768, 1280])
    test(`never cover a price or a control with the back-to-top button, ${width} px wide [top.button]`, async ({
      page,
    }) => {
      await page.clock.install();
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      const seen = { shown: 0, hidden: 0 };
      for (const path of ['/menu/main', '/restaurants/bath/bath', '/booking/bath?step=time&occasion=dinner&adults=2']) {
        await openPage(page, path);
        for (let top = 700; top < 5000; top += 310) {
          await scrollAtOnce(page, top);
          await passTime(page, 250);
          const covered = await whatIsCovered(page);
          expect(covered.things, `${path} at ${top}`).toEqual([]);
          seen[covered.isShown ? 'shown' : 'hidden'] += 1;
        }
      }
      expect(seen.shown).toBeGreaterThan(3);
    });

  test('use the settings’ icon for the back-to-top button [top.button]', async ({ page }) => {
    const icon = { url: '/media/brand/mark.svg', width: 96, height: 96 };
    await saveSettings(
      { backToTopIcon: icon },
      (html) => html.includes('data-shown-after') && /data-shown-after.*\/media\/brand\/mark\.svg/s.test(html),
    );
    await openPage(page);
    await expect(page.locator('[data-shown-after] img')).toHaveAttribute('src', icon.url);
    await saveSettings({}, (html) => !/data-shown-after.*\/media\/brand\/mark\.svg/s.test(html));
  });

  test('announce when the connection is lost and restored, and leave the page alone [route.offline]', async ({
    page,
  }) => {
    await openPage(page);
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.value = 'typed';
      document.querySelector('main')?.append(field);
    });
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    expect(await page.locator('main input').inputValue()).toBe('typed');
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
    expect(await page.locator('main input').inputValue()).toBe('typed');
  });

  test('announce a lost connection until the message is dismissed [route.offline]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page);
    await page.context().setOffline(true);
    const notice = page.getByText('You are offline');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('images of the layout that cannot be loaded', () => {
  const broken = { url: '/media/brand/missing.svg', width: 96, height: 96 };
  const networks = [
    { linkText: 'Instagram', linkUrl: 'https://instagram.com/pandanrow', linkMedia: { ...broken, alt: '' } },
    { linkText: 'Newsletter', linkUrl: '/sign-up', linkMedia: { ...broken, alt: '' } },
  ];

  test('are replaced by the icon or name that stands for them [footer.content] [top.button]', async ({ page }) => {
    const isBroken = (html: string): boolean => html.includes(broken.url);
    await saveSettings({ logo: broken, backToTopIcon: broken, socialMediaItems: networks }, isBroken);
    await openPage(page);
    await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
    const footer = page.locator('footer');
    await expect(
      footer
        .getByRole('link', { name: /^Instagram/ })
        .locator('svg')
        .first(),
    ).toBeVisible();
    await expect(footer.getByRole('link', { name: /^Newsletter/ })).toContainText('Newsletter');
    await expect(page.locator('[data-shown-after] svg')).toBeVisible();
    await expect(page.locator(`img[src="${broken.url}"]:visible`)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('[data-part="brand"] [data-part="name"]')).toBeVisible();
    await saveSettings({}, (html) => !isBroken(html));
  });

  test('have a motif in their place in a tile', async ({ page }) => {
    const image = { ...broken, alt: 'A wok' };
    await publish('frame-broken', [{ type: 'hero', key: 'top', heading: 'Hello', image }]);
    await openPage(page, '/frame-broken');
    const motif = (): Promise<string> =>
      page.locator('#top picture').evaluate((picture) => getComputedStyle(picture, '::after').maskImage);
    await expect.poll(motif).toContain('data:image/svg');
    await expect(page.getByRole('img', { name: 'A wok' })).toHaveCSS('opacity', '0');
  });
});

test.describe('the progress bar', () => {
  const bar = (page: Page): Locator => page.locator('[data-progress]');

  /**
   * Records the styles of the bar when it runs, and how long after the click; the next page reads them, when it is
   * over.
   */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const line = document.querySelector('[data-progress]');
      if (!line) return;
      let clicked = 0;
      addEventListener('click', () => {
        clicked = performance.now();
      });
      new MutationObserver(() => {
        const seen = {
          after: performance.now() - clicked,
          height: line.clientHeight,
          duration: getComputedStyle(line).animationDuration,
          top: line.getBoundingClientRect().top,
        };
        if (line.hasAttribute('data-running')) sessionStorage.setItem('bar', JSON.stringify(seen));
      }).observe(line, { attributes: true });
    });
  const seenBar = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('bar') ?? 'null'));

  test('is 4 px high and runs for 5 s for a navigation that takes longer than 200 ms [route.progress]', async ({
    page,
  }) => {
    await openPage(page);
    await page.route('**/about', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.fulfill({ contentType: 'text/html', body: '<title>Our story</title>' });
    });
    await watch(page);
    await masthead(page).getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveTitle('Our story');
    const seen = await seenBar(page);
    expect(seen).toMatchObject({ height: 4, duration: '5s', top: 0 });
    expect(seen.after).toBeGreaterThanOrEqual(195);
  });

  test('runs for a slow request, ends with it, and does not show for a quick one [route.progress]', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page);
    let finish: () => void = () => undefined;
    await page.route('**/slow', async (route) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await route.fulfill({ body: 'done' });
    });
    await page.route('**/quick', (route) => route.fulfill({ body: 'done' }));
    await page.evaluate(() => fetch('/quick'));
    await passTime(page, 400);
    await expect(bar(page)).not.toHaveAttribute('data-running');
    await page.evaluate(() => void fetch('/slow'));
    await expect(bar(page)).toHaveAttribute('data-running', '');
    finish();
    await expect(bar(page)).not.toHaveAttribute('data-running', { timeout: 1000 });
  });

  test('is hidden when the browser restores the page from its back/forward cache [route.progress]', async ({
    page,
  }) => {
    await openPage(page);
    // Never answered.
    await page.route('**/slow', () => undefined);
    await page.evaluate(() => void fetch('/slow'));
    await expect(bar(page)).toHaveAttribute('data-running', '');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(bar(page)).not.toHaveAttribute('data-running');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing scrolls smoothly and no part of the layout is animated', async ({ page }) => {
    await page.goto(`${siteUrl()}/frame-form-1`);
    await expect(page.locator('[data-cookie-banner]')).toBeVisible();
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});
