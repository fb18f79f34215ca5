import { expect, type Locator, type Page, test } from '@playwright/test';
import { contrast } from '#schemas/content/tile/colour.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { ask, publish, siteUrl } from '../product/product.ts';

/**
 * Keyboard operation, as the ARIA Authoring Practices describe each pattern. `frame-masthead.e2e.ts` covers the
 * masthead and the menu of small screens, `frame-cookies.e2e.ts` the cookie choices, `finder.e2e.ts` the finder's tabs,
 * and `settings.e2e.ts` the popup.
 */
test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

test('Tab moves through questions and Enter and Space open and close them; closed content gets no focus', async ({
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

test('a carousel’s arrows work with Enter and Space and keep the focus at its ends', async ({ page }) => {
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

/** Marks the popup as already seen, because it would open in the middle of the test. */
async function rememberPopup(page: Page): Promise<void> {
  const [, content] = /data-popup="([^"]+)"/.exec((await ask('/about')).body) ?? [];
  if (content) await page.addInitScript((met) => localStorage.setItem('popup', met), content);
}

/** A ring: its width, and at the middle of each side its colours and the background, unless that is an image. */
interface Ring {
  readonly width: number;
  readonly sides: readonly { readonly colours: readonly string[]; readonly background?: string }[];
}

/** The focused element, and the rings around it. Runs in the page. */
function focusedElement() {
  const element = document.activeElement;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!element || element === document.body || !canvas) return undefined;
  /** The colour of layers on top of each other, the lowest first. */
  const hexOf = (layers: readonly string[]): string => {
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const ringOf = (box: Element): Ring => {
    const { outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(box);
    // A shadow with only a spread is the other half of a two-colour ring.
    const [, shadow = outlineColor] = /^(rgb.*\)) 0px 0px 0px [2-9]px$/.exec(boxShadow) ?? [];
    const width = Number.parseFloat(outlineWidth);
    const out = Number.parseFloat(outlineOffset) + width / 2;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left - out, y],
      [right + out, y],
      [x, top - out],
      [x, bottom + out],
    ] as const;
    const sides = points.map(([across, down]) => {
      const under = document.elementsFromPoint(across, down).reverse();
      if (under.length === 0 || under.some((each) => each.matches('img, video, svg'))) return { colours: [] };
      // Patterns are faint, and masked.
      const plain = under.filter((each) => {
        const { opacity, maskImage } = getComputedStyle(each);
        return opacity === '1' && maskImage === 'none';
      });
      const layers = ['white', ...plain.map((each) => getComputedStyle(each).backgroundColor)];
      const colours = [outlineColor, shadow].map((colour) => hexOf([...layers, colour]));
      return { colours, background: hexOf(layers) };
    });
    return { width, sides };
  };
  // A card shows the ring of its only link.
  const boxes: Element[] = [];
  for (let box: Element | null = element; box && box.tagName !== 'MAIN'; box = box.parentElement) boxes.push(box);
  const rings = boxes.filter((box) => getComputedStyle(box).outlineStyle !== 'none').map(ringOf);
  const at = [...document.querySelectorAll('*')].indexOf(element);
  const isVisible = element.checkVisibility();
  // The skip link is hidden until it has the focus.
  const isSkipLink = element.matches('.skip-link');
  return { at, rings, isVisible, isSkipLink, what: element.outerHTML.slice(0, 100) };
}

/**
 * Whether a ring is thick enough and has a contrast of 3:1 on at least half of its sides: one may touch the gap between
 * tiles or a button. Source: WCAG 2.2, 1.4.11.
 */
function standsOut({ width, sides }: Ring): boolean {
  const lost = sides.filter(
    ({ colours, background }) => background && colours.every((colour) => contrast(colour, background) < 3),
  );
  return width >= 2 && lost.length <= sides.length / 2;
}

test('the focus ring of a skip link is on the link’s own background, and stands out from it', async ({ page }) => {
  await page.goto(siteUrl());
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
    const hexOf = (colour: string): string =>
      `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    return {
      outside: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
      colours: [hexOf(outlineColor), hexOf(backgroundColor)] as const,
    };
  });
  expect(ring.outside).toBeLessThanOrEqual(0);
  expect(contrast(...ring.colours)).toBeGreaterThanOrEqual(3);
});

for (const path of ['/', '/menu/main', '/restaurants/london/soho', '/careers/job-search']) {
  test(`Tab moves through ${path} in reading order, the focus is always visible, and never trapped`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await rememberPopup(page);
    await page.goto(siteUrl() + path);
    const places: NonNullable<ReturnType<typeof focusedElement>>[] = [];
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(focusedElement);
      if (!place) break;
      places.push(place);
    }
    expect(places.length).toBeGreaterThan(20);
    expect(places.length, 'the end was reached').toBeLessThan(400);
    const unseen = places.filter(
      ({ isVisible, isSkipLink, rings }) => !isVisible || !(isSkipLink ? rings.length > 0 : rings.some(standsOut)),
    );
    expect(unseen.map(({ what, rings }) => `${what} ${JSON.stringify(rings)}`)).toEqual([]);
    const order = places.map(({ at }) => at);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });
}
