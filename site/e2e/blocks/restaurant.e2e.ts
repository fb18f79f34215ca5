import { expect, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { heroTiles } from '#adapters/demo/content/pages/parts/hero-tiles.ts';
import { siteUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';

test.use({ javaScriptEnabled: false });

test('a restaurant’s page shows all its details without script [restaurant.page] [restaurant.hours]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/restaurants/windsor/windsor`);
  const details = page.locator('[data-tile="restaurant-details"]');
  await expect(page.getByRole('heading', { level: 1, name: 'Windsor' })).toBeVisible();
  const about = demoData.restaurants.find(({ slug }) => slug === 'windsor')?.about ?? '';
  const [, description = 'nothing'] = /<p>([^<]+)</.exec(about) ?? [];
  await expect(details.getByText(description)).toBeVisible();
  await expect(details.getByText(/^(Open, closes|Closed)/).first()).toBeVisible();
  for (const name of ['Opening hours', 'Menus', 'To take away']) {
    await expect(details.getByRole('heading', { name })).toBeVisible();
  }
  const hours = details.getByRole('table');
  for (const day of ['Monday', 'Sunday']) await expect(hours.getByText(day).first()).toBeVisible();
  await expect(details.getByText('Other hours')).toBeVisible();
  await expect(details.getByText('Christmas Eve')).toBeVisible();
  const amenity = details.locator('li:has(svg)').filter({ hasText: 'Terrace' });
  await expect(amenity).toBeVisible();
  await expect(details.getByText('Thames Valley Restaurant Awards: best riverside table')).toBeVisible();
  await expect(details.getByRole('link', { name: /directions|way/i }).first()).toHaveAttribute('href', /map|51\./);
  await expect(details.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(details.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(details.locator('a[href^="https://what3words.com/"]')).toBeVisible();
  await expect(details.locator('a[href="/find-us"]')).toBeVisible();
  await expect(details.getByRole('link', { name: /Click and collect/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Where this page is' })).toContainText('Restaurants');
});

test('a restaurant’s own hero tiles come below its details [restaurant.page]', async ({ page }) => {
  const tiles = page.locator('main [data-tile]');
  await page.goto(`${siteUrl()}/restaurants/bath/bath`);
  await expect(tiles.first()).toHaveAttribute('data-tile', 'restaurant-details');
  const heading = String(Object(heroTiles.bath?.[0]).heading);
  await expect(tiles.nth(1)).toHaveAttribute('data-tile', 'hero');
  await expect(tiles.nth(1).getByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(heroTiles.windsor).toBeUndefined();
  await page.goto(`${siteUrl()}/restaurants/windsor/windsor`);
  await expect(tiles.nth(1)).toHaveAttribute('data-tile', 'booking');
});

test('on a tablet more than three amenities are in equal columns of a row of their own [restaurant.page] [tile.layout]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${siteUrl()}/restaurants/windsor/windsor`);
  const items = page.getByRole('heading', { name: 'In the house' }).locator('xpath=..').getByRole('listitem');
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(3);
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

test('a phone’s first screen has the front of a restaurant, its name, its status and its booking button [restaurant.page]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/restaurants/london/soho', '/restaurants/birmingham/birmingham-bullring']) {
    await page.goto(`${siteUrl()}${path}`);
    const details = page.locator('[data-tile="restaurant-details"]');
    await expect(details.getByRole('img').first(), path).toBeInViewport({ ratio: 0.6 });
    await expect(details.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
    await expect(details.getByText(/^(Open|Closed)/).first(), path).toBeInViewport({ ratio: 1 });
    await expect(details.getByRole('link', { name: 'Book a table' }), path).toBeInViewport({ ratio: 1 });
  }
});

test.describe('by configuration', () => {
  const path = '/restaurants/holiday-park/holiday-park';
  let own: OwnSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    own = await startSite({ RESTAURANT_MENU_DROPDOWN: 'false', OFFERS_PER_RESTAURANT: 'true' });
  });
  test.afterAll(() => own.stop());

  test('menus are chosen from a dropdown, or listed [restaurant.page]', async ({ page }) => {
    const menus = page.locator('[data-tile="restaurant-details"] a[href*="/windsor/menu/"]');
    await page.goto(`${siteUrl()}/restaurants/windsor/windsor`);
    const count = await menus.count();
    expect(count).toBeGreaterThan(1);
    await expect(menus.first()).toBeHidden();
    await page.getByText('Choose a menu').click();
    for (const menu of await menus.all()) await expect(menu).toBeVisible();
    await page.goto(`${own.url}/restaurants/windsor/windsor`);
    await expect(page.getByText('Choose a menu')).toHaveCount(0);
    expect(await menus.count()).toBe(count);
    for (const menu of await menus.all()) await expect(menu).toBeVisible();
  });

  test('a restaurant shows the offers of the chain, or its own [restaurant.page]', async ({ page }) => {
    const offers = (): Promise<(string | null)[]> =>
      page
        .locator('#offers a[href^="/offer/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    const ownOffers = demoData.restaurants.find(({ slug }) => slug === 'holiday-park')?.offers ?? [];
    await page.goto(siteUrl() + path);
    expect((await offers()).length).toBeGreaterThan(ownOffers.length);
    await page.goto(own.url + path);
    expect(await offers()).toEqual(ownOffers.map((id) => `/offer/${id}`));
  });
});
