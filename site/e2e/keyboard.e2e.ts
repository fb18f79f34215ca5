import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseCookies } from './cookie-choices.ts';
import { ask, publish, siteUrl } from './product.ts';

/**
 * By keyboard alone, as the ARIA Authoring Practices describe each pattern. The masthead, the menu of small screens and
 * the cookie choices are gone through in `frame-cookies.e2e.ts`, the finder's tabs in `finder.e2e.ts`, the popup in
 * `settings.e2e.ts`.
 */
test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

test('questions are gone through by Tab and opened and closed by Enter and Space; what is closed takes no focus', async ({
  page,
}) => {
  const body = '<p>Yes. <a href="/menu">See the menus</a></p>';
  const items = ['Prams?', 'Dogs?'].map((question) => ({ question, answer: body }));
  await publish('test-questions', [{ type: 'accordion', key: 'asked', items }]);
  await page.goto(`${siteUrl()}/test-questions`);
  const question = (name: string): Locator => page.locator('#asked summary', { hasText: name });
  const answer = page.locator('#asked').getByRole('link', { name: 'See the menus' });
  await question('Prams?').focus();
  await page.keyboard.press('Tab');
  await expect(question('Dogs?')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(answer.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(answer.first()).toBeHidden();
  await expect(question('Prams?')).toBeFocused();
});

test('a carousel’s arrows are pressed by Enter and Space and keep the focus at its ends', async ({ page }) => {
  const slides = ['Satay', 'Laksa', 'Rendang'].map((title) => ({ title }));
  await publish('test-arrows', [{ type: 'carousel', key: 'slides', slides }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/test-arrows`);
  const next = page.getByRole('button', { name: 'Next slide' });
  const back = page.getByRole('button', { name: 'Previous slide' });
  await expect(next).toBeEnabled();
  await expect(back).toBeDisabled();
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
});

/** A popup, where there is one, would open in the middle of what is tried: the visitor is one who has met it. */
async function rememberPopup(page: Page): Promise<void> {
  const [, content] = /data-popup="([^"]+)"/.exec((await ask('/about')).body) ?? [];
  if (content) await page.addInitScript((met) => localStorage.setItem('popup', met), content);
}

for (const path of ['/', '/menu/main', '/restaurants/london/soho', '/careers/job-search']) {
  test(`Tab goes through ${path} in the order in which it is read, is always seen, and is never caught`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await rememberPopup(page);
    await page.goto(siteUrl() + path);
    const places: { readonly at: number; readonly seen: boolean; readonly what: string }[] = [];
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const order = [...document.querySelectorAll('*')].indexOf(element);
        // A card wears the ring of the one link that it is.
        const boxes: Element[] = [];
        for (let box: Element | null = element; box && box.tagName !== 'MAIN'; box = box.parentElement) boxes.push(box);
        const ringed = boxes.some((box) => getComputedStyle(box).outlineStyle !== 'none');
        return { at: order, seen: ringed && element.checkVisibility(), what: element.outerHTML.slice(0, 100) };
      });
      if (!place) break;
      places.push(place);
    }
    expect(places.length).toBeGreaterThan(20);
    expect(places.length, 'the end was reached').toBeLessThan(400);
    expect(places.filter(({ seen }) => !seen).map(({ what }) => what)).toEqual([]);
    const order = places.map(({ at }) => at);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });
}
