import { expect, type Page, test } from '@playwright/test';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { ask, closePopup, publish, siteUrl } from '../product/product.ts';

const finder = '/find-us';
const cards = (page: Page) => page.locator('restaurant-finder li[data-slug]');
const readRestaurantIds = async (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card instanceof HTMLElement ? card.dataset.slug : '')));
const miles = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/([\d.]+) miles?/.exec(text)?.[1] ?? Number.NaN));

async function visit(page: Page, path: string): Promise<void> {
  await closePopup(page);
  await page.goto(siteUrl() + path);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('searching for a place or postcode lists restaurants by distance, at most ten and within 100 miles [finder.search]', async ({
    page,
  }) => {
    await visit(page, finder);
    await expect(cards(page)).toHaveCount(24);
    await page.getByLabel('Town, postcode or restaurant').fill('W1F');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/near=W1F/);
    await expect(page.getByRole('status').filter({ hasText: 'nearest first' })).toBeVisible();
    const found = await miles(page);
    expect(found.length).toBe(10);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect((await readRestaurantIds(page))[0]).toBe('soho');

    await page.getByLabel('Town, postcode or restaurant').fill('Bath');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(cards(page).first()).toHaveAttribute('data-slug', 'bath');
    expect(Math.max(...(await miles(page)))).toBeLessThan(100);
    expect(await readRestaurantIds(page)).not.toContain('salford-quays');
  });

  test('an unknown place shows a message and every restaurant is still listed [finder.search]', async ({ page }) => {
    await visit(page, `${finder}?near=Xyzzyx`);
    await expect(page.getByText('We know no place called “Xyzzyx”.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });

  test('filters are part of the address and narrow the list', async ({ page }) => {
    await visit(page, finder);
    await page.getByText('What it must have').click();
    await page.getByLabel('Terrace', { exact: true }).check();
    await page.getByLabel('Click and collect').check();
    await page.getByRole('button', { name: 'Show restaurants' }).click();
    await expect(page).toHaveURL(/collect=1.*has=terrace/);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(24);
    await page.reload();
    await expect(page.getByLabel('Terrace', { exact: true })).toBeChecked();
    await expect(cards(page)).toHaveCount(count);
  });

  test('a day and a time of day leave the restaurants that are open then, and say until when [diner.hours]', async ({
    page,
  }) => {
    await visit(page, finder);
    await page.getByRole('combobox', { name: 'Open', exact: true }).selectOption('sunday');
    await page.getByText('What it must have').click();
    await page.getByRole('combobox', { name: 'Open at' }).selectOption('21:00');
    await page.getByRole('button', { name: 'Show restaurants' }).click();
    await expect(page).toHaveURL(/when=sunday&at=21%3A00/);
    await expect(page.getByText(/\d+ restaurants open on Sunday at 21:00/)).toBeVisible();
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(24);
    for (const text of await cards(page).allInnerTexts()) expect(text).toMatch(/Open Sunday until \d\d:\d\d/);
    await expect(page.getByRole('combobox', { name: 'Open', exact: true })).toHaveValue('sunday');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('“Show all” after an unknown place with a filter shows all, an empty field and their number [finder.search]', async ({
    page,
  }) => {
    await visit(page, `${finder}?near=Atlantis`);
    await expect(page.getByText(/These are all our 24 restaurants/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show all' })).toHaveCount(0);
    await visit(page, `${finder}?near=Atlantis&when=sunday`);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByText('24 restaurants.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Town, postcode or restaurant')).toHaveValue('');
    await expect(cards(page)).toHaveCount(24);
  });

  test('there is no map and nothing that needs script to open', async ({ page }) => {
    await visit(page, finder);
    await expect(page.locator('[data-finder-map]')).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Near me' })).toHaveCount(0);
  });
});

test('map and list are side by side; tabs switch between them, also with the arrow keys [finder.map-list]', async ({
  page,
}) => {
  await visit(page, finder);
  const [list, map] = [page.locator('[data-panel=list]'), page.locator('[data-finder-map]')];
  await expect(map.locator('[data-ground=land]')).toBeVisible();
  const [one, other] = [await list.boundingBox(), await map.boundingBox()];
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual(other?.x ?? 0);
  await page.getByRole('tab', { name: 'List and map' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'List', exact: true })).toBeFocused();
  await expect(map).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Map', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(list).toBeHidden();
  await expect(map).toBeVisible();
});

for (const { width, tab, columns, isMapBeside } of [
  { width: 768, tab: 'List', columns: 2, isMapBeside: false },
  { width: 1280, tab: 'List', columns: 3, isMapBeside: false },
  { width: 768, tab: 'List and map', columns: 2, isMapBeside: false },
  { width: 1280, tab: 'List and map', columns: 2, isMapBeside: true },
]) {
  test(`cards are in ${columns} columns at ${width} px in the view “${tab}”, and their links on one line [finder.map-list]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, finder);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns);
    const links = await page
      .getByRole('link', { name: /^Menus / })
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().y)));
    expect(new Set(links).size).toBe(Math.ceil(24 / columns));
    if (tab === 'List') return;
    const [list, map] = [
      await page.locator('[data-panel=list]').boundingBox(),
      await page.locator('[data-panel=map]').boundingBox(),
    ];
    expect((map?.x ?? 0) > (list?.x ?? 0)).toBe(isMapBeside);
    expect((map?.y ?? 0) + (map?.height ?? 0) <= (list?.y ?? 0)).toBe(!isMapBeside);
  });
}

test('on a phone two buttons above the list show map or list, and a chosen pin its card [finder.map-list]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${finder}?near=Bath`);
  const map = page.locator('[data-finder-map]');
  const [listButton, mapButton] = [page.locator('[data-opens=list]'), page.locator('[data-opens=map]')];
  await expect(cards(page).first()).toBeVisible();
  await expect(map).toBeHidden();
  await expect(mapButton).toHaveAttribute('aria-expanded', 'false');
  await mapButton.click();
  await expect(mapButton).toHaveAttribute('aria-expanded', 'true');
  await expect(map.locator('[data-ground=land]')).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  const [above, below] = [await mapButton.boundingBox(), await map.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(100);
  await page.locator('[data-pins]').getByRole('link', { name: '3, Cardiff', exact: true }).click();
  const chosen = page.locator('[data-chosen-card]');
  await expect(chosen.getByRole('link', { name: 'Cardiff', exact: true })).toBeFocused();
  await expect(chosen.getByRole('link', { name: 'Book Cardiff' })).toBeInViewport();
  await listButton.click();
  await expect(cards(page).first()).toBeVisible();
  await expect(map).toBeHidden();
});

test('a restaurant selected in the list is selected on the map, and the reverse [finder.map-list]', async ({
  page,
}) => {
  await visit(page, `${finder}?near=Bath`);
  const pin = (name: string) => page.locator('[data-pins]').getByRole('link', { name, exact: true });
  await cards(page).filter({ hasText: 'Bath' }).getByRole('button', { name: 'On the map' }).click();
  await expect(pin('1, Bath')).toBeFocused();
  await expect(page.locator('[data-slug=bath]')).toHaveAttribute('data-chosen', '');
  await page.getByRole('button', { name: 'Show all restaurants' }).click();
  await expect(pin('3, Cardiff')).toBeVisible();
  await pin('3, Cardiff').click();
  await expect(page.locator('[data-slug=cardiff]')).toHaveAttribute('data-chosen', '');
  await expect(page.locator('[data-slug=cardiff]').getByRole('link', { name: 'Cardiff', exact: true })).toBeFocused();
});

test('the map contacts no other host, zooms in and splits clusters, by keyboard [finder.map]', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visit(page, finder);
  const pins = page.locator('[data-pins]');
  const together = pins.getByRole('button', { name: /restaurants: .*Soho/ });
  await expect(together).toBeVisible();
  const before = await pins.getByRole('link').count();
  await together.focus();
  await page.keyboard.press('Enter');
  // On a narrow map the first step shows towns around London, and London itself is still a cluster.
  const battersea = pins.getByRole('link', { name: 'Battersea' });
  await expect(async () => {
    if (!(await battersea.isVisible()))
      await pins.getByRole('button', { name: /restaurants: .*Battersea/ }).press('Enter', { timeout: 1000 });
    await expect(battersea).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(pins.getByRole('link', { name: 'Bath' })).toBeHidden();
  await page.getByRole('button', { name: 'Show all restaurants' }).press('Enter');
  await expect(pins.getByRole('link')).toHaveCount(before);
  const nearer = page.getByRole('button', { name: 'Zoom in', exact: true });
  for (let presses = 0; presses < 12; presses += 1) await nearer.press('Enter');
  await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  const view = () => page.locator('[data-land] svg').getAttribute('viewBox');
  const was = await view();
  await page.keyboard.press('ArrowRight');
  await expect.poll(view).not.toBe(was);
  expect([...hosts]).toEqual([new URL(siteUrl()).host]);
});

test.describe('near me', () => {
  test('sends the browser’s position, rounded to a thousand yards [finder.near-me]', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'], { origin: siteUrl() });
    await context.setGeolocation({ latitude: 51.480_123_4, longitude: -0.608_345_6 });
    await visit(page, finder);
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page).toHaveURL(/near=51\.48%2C-0\.61/);
    await expect(cards(page).first()).toHaveAttribute('data-slug', 'windsor');
    await expect(page.getByLabel('Town, postcode or restaurant')).toHaveValue('');
  });

  test('says what to do when the visitor denies access to the position, and is no longer busy [finder.near-me]', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await visit(page, finder);
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Type a town or a postcode instead.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Near me' })).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(siteUrl() + finder);
  });
});

test('the list works when the map fails', async ({ page }) => {
  await page.route(/\/assets\/start-finder.*\.js/, (route) => route.abort());
  await visit(page, `${finder}?near=Bath`);
  await expect(cards(page).first()).toHaveAttribute('data-slug', 'bath');
  await expect(page.getByRole('link', { name: 'Book Bath', exact: true })).toBeVisible();
});

test('hostile text in the place field is shown as text only', async () => {
  for (const near of [
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '91,181',
    "' or 1=1 --",
    'é'.repeat(90),
  ]) {
    const { status, body } = await ask(`${finder}?near=${encodeURIComponent(near)}`);
    expect(status, near).toBe(200);
    expect(body).not.toContain('<script>alert(1)');
  }
});

/** Shows the map, on a phone by its button, once its script has loaded. */
async function showMap(page: Page, width: number): Promise<void> {
  const button = page.locator('[data-opens=map]');
  await expect(async () => {
    if (width < 768) await button.click();
    await expect(page.locator('[data-ground=land]')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const width of [360, 768, 1280]) {
  test(`finder and map have no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await publish(`test-finder-${width}`, [{ type: 'location-finder', key: 'finder', heading: 'Find us' }]);
    await visit(page, `/test-finder-${width}`);
    await showMap(page, width);
    // The header covers part of a card where the page has scrolled to the map.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findPageErrors(page, { within: 'restaurant-finder' })).toEqual([]);
  });
}
