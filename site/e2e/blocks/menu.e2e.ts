import { expect, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { publish, siteUrl } from '../product/product.ts';

test.use({ javaScriptEnabled: false });

const { name: menuName, sections } = menu.parse(demoData.menus.find(({ id }) => id === 'main'));

test('a menu’s page shows its name, links to sections, and each dish with its details, without script [menu.page]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await expect(page.getByRole('heading', { level: 1, name: menuName })).toBeVisible();
  expect(sections.length).toBeGreaterThan(3);
  for (const { id, name, items } of sections) {
    const section = page.locator(`#menu-${id}`);
    await expect(section.getByRole('heading', { level: 2, name })).toHaveCount(1);
    const shown = section.locator('ul > li:has(h3)');
    await expect(shown).toHaveCount(items.length);
    for (const [at, dish] of items.entries()) {
      const line = shown.nth(at);
      await expect(line.getByRole('heading', { level: 3 })).toContainText(dish.name);
      if (dish.description) await expect(line).toContainText(dish.description);
      if (dish.pricePence) await expect(line).toContainText(`£${(dish.pricePence / 100).toFixed(2)}`);
      const tags = dish.dietaryTags.map((tag) => tag.name).sort();
      expect((await line.locator('ul > li').allTextContents()).sort(), dish.name).toEqual(tags);
    }
  }
});

test('each section of a menu is reached by a link within the page [menu.page]', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/main`);
  const links = page.getByRole('navigation', { name: `Sections of ${menuName}` });
  for (const { id, name, items } of sections.toReversed()) {
    await links.getByRole('link', { name: `${name} ${items.length} shown`, exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl()}/menu/main#menu-${id}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
});

test('a dish shows its image where the menu shows images [menu.page]', async ({ page }) => {
  await publish('test-menu-images', [{ type: 'menu-section', key: 'menu', menuId: 'main', pictures: 'all' }]);
  await page.goto(`${siteUrl()}/test-menu-images`);
  const pictured = sections.flatMap(({ items }) => items).filter(({ image }) => image);
  expect(pictured.length).toBeGreaterThan(20);
  for (const { name, image } of pictured) {
    const line = page.locator('#menu li').filter({ has: page.getByRole('heading', { name }) });
    await expect(line.locator('img').first(), name).toHaveAttribute('src', image?.url ?? '');
  }
  await page.locator('#menu li img').first().scrollIntoViewIfNeeded();
  expect((await page.request.get(siteUrl() + pictured[0]?.image?.url)).status()).toBe(200);
});
