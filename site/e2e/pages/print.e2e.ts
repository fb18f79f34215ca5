import { expect, type Page, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { farDay, journey, newGuest, press, stepOf, typeDetails } from '../booking/testing/booking-visitor.ts';
import { siteUrl } from '../product/product.ts';

test.use({ javaScriptEnabled: false });

const countPages = async (page: Page, format = 'A4'): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What paper shows of a page. */
async function readPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}

/** Controls, links elsewhere, pictures, and text that is not black on white. */
const findUnprintable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unwanted = 'button, input, select, nav, [data-cookie-banner], main img, footer a';
    const isShown = (element: Element): boolean => element.checkVisibility() && element.clientHeight > 1;
    const shown = [...document.querySelectorAll('body *')].filter(isShown);
    const isBlack = (element: Element): boolean => /^rgb\(0, 0, 0\)$/.test(getComputedStyle(element).color);
    const found = shown.filter(
      (element) => element.matches(unwanted) || (element.closest('main') && !isBlack(element)),
    );
    return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

const [main] = demoData.menus.filter(({ id }) => id === 'main').map((each) => menu.parse(each));
const [soho] = demoData.restaurants.filter(({ slug }) => slug === 'soho').map((each) => restaurant.parse(each));

test('a menu prints on two pages of A4: each dish with price, diets and allergens, and no controls or pictures [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  expect(await countPages(page)).toBe(2);
  const paper = await readPaper(page);
  for (const { name, pricePence = 0, dietaryTags } of main?.sections.flatMap(({ items }) => items) ?? []) {
    expect(paper).toContain(name);
    expect(paper).toContain(`£${(pricePence / 100).toFixed(2)}`);
    for (const tag of dietaryTags) expect(paper).toContain(tag.name);
  }
  expect(paper).toMatch(/^Pandan Row.*Main menu/);
  expect(paper).toMatch(/Menu of \d+ \w+ 2026/);
  expect(paper).toContain('Chicken satay £7.95');
  expect(paper).toContain('Indonesia · four skewers · 412 kcal');
  expect(paper).toContain('Pe So, may: Nu Se');
  // The key to the codes, once and after the last dish.
  expect(paper.split('Allergens: Ce celery, Gl gluten')).toHaveLength(2);
  const last = main?.sections.at(-1)?.items.at(-1)?.name ?? '';
  expect(paper.indexOf('Allergens: Ce celery')).toBeGreaterThan(paper.lastIndexOf(last));
  expect(await findUnprintable(page)).toEqual([]);
});

test('a menu opened in the home page prints without its welcome, booking and offers [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/our-menu/main`);
  expect(await readPaper(page)).toContain('Chicken satay £7.95');
  for (const type of ['hero', 'booking', 'promotions'])
    await expect(page.locator(`main > [data-tile='${type}']:visible`)).toHaveCount(0);
  expect(await findUnprintable(page)).toEqual([]);
});

test('no dish is divided between columns or pages, and a section’s name stays with its dishes [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await page.emulateMedia({ media: 'print' });
  const breaksInside = page
    .locator('#menu li:has(h3)')
    .evaluateAll((dishes) => dishes.map((dish) => getComputedStyle(dish).breakInside));
  expect(new Set(await breaksInside)).toEqual(new Set(['avoid']));
  const first = await page
    .locator('#menu ul > li:first-child:has(h3)')
    .first()
    .evaluate((dish) => getComputedStyle(dish).breakBefore);
  expect(first).toBe('avoid');
});

test('a restaurant’s menu names the restaurant and its address on paper [diner.print]', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/london/soho/menu/main`);
  expect(await countPages(page)).toBe(2);
  expect(await readPaper(page)).toContain([soho?.title, ...(soho?.address ?? []), soho?.postcode].join(', '));
});

test('a menu’s page on a screen shows nothing of what is for paper [diner.print]', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/london/soho/menu/main`);
  await expect(page.getByText(/^Menu of/)).toBeHidden();
  await expect(page.getByText('Pe So, may: Nu Se').first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: /^Sections of/ })).toBeVisible();
});

test('a restaurant prints on one page, with hours, address and telephone number [diner.print]', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/london/soho`);
  expect(await countPages(page)).toBe(1);
  const paper = await readPaper(page);
  for (const text of [...(soho?.address ?? []), soho?.postcode, soho?.phone, 'Monday 12:00 to 22:00'])
    expect(paper).toContain(text);
  expect(await findUnprintable(page)).toEqual([]);
});

test('a sheet for children prints alone on one page, black on white, with all its drawings [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/colouring`);
  expect(await countPages(page)).toBe(1);
  expect(await countPages(page, 'Letter')).toBe(1);
  expect(await readPaper(page)).toBe(
    'Pandan Row Here is our boathouse. Which colour is the front door? Help the noodle find its bowl Coloured in by',
  );
  const sheet = page.locator('[data-tile="colouring-sheet"]');
  const images = sheet.locator('img');
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await expect(image).toHaveAttribute('loading', 'eager');
    expect((await page.request.get(siteUrl() + (await image.getAttribute('src')))).status()).toBe(200);
  }
  // A page of A4 without its margins, in pixels.
  await page.setViewportSize({ width: 703, height: 1031 });
  const paper = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
  expect(paper.width).toBeGreaterThan(690);
  expect(paper.height).toBeGreaterThan(950);
  for (const path of ['/menu/kids', '/restaurants/london/soho']) {
    await page.goto(`${siteUrl()}${path}`);
    await expect(page.locator('main a[href="/colouring"]')).toHaveCount(1);
  }
});

test('a confirmed booking prints on one page, with its reference [diner.print]', async ({ page }) => {
  const date = farDay(58);
  await page.goto(`${siteUrl()}/booking/west-hampstead?${new URLSearchParams({ date })}`);
  await journey(page).getByRole('spinbutton').fill('2');
  await press(page, 'Find a time');
  await journey(page).locator('label', { hasText: '17:15' }).click();
  await press(page, 'Take this time');
  await journey(page).getByRole('button').last().click();
  await typeDetails(page, newGuest());
  await press(page, 'Book the table');
  await expect(stepOf(page, 'thanks')).toBeVisible();
  const reference = await stepOf(page, 'thanks').locator('b').first().innerText();
  expect(await countPages(page)).toBe(1);
  expect(await readPaper(page)).toContain(reference);
  expect(await findUnprintable(page)).toEqual([]);
});

test('no card of an offer or a menu is divided between pages, and fields are black on white [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/`);
  await page.emulateMedia({ media: 'print' });
  for (const type of ['promotions', 'menu-list']) {
    const cards = page.locator(`[data-tile='${type}'] li:has(h3)`);
    const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
    expect(new Set(breaks), type).toEqual(new Set(['avoid']));
  }
  const colours = await page
    .locator('main :is(select, input)')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('the warning and the legend of the allergen guide stay together, with the colours of the legend [diner.print]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/allergens`);
  await page.emulateMedia({ media: 'print' });
  const legend = page.locator('dl:has([data-level=contains])').first();
  await expect(legend.locator('xpath=..')).toHaveCSS('break-inside', 'avoid');
  await expect(legend.locator('[data-level=contains]')).toHaveCSS('print-color-adjust', 'exact');
});
