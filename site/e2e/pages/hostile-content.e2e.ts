import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { publish, siteUrl, unpublish } from '../product/product.ts';
import { hostileTexts, hostileTiles } from './hostile-tiles.ts';

async function hydrate(page: Page, id: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${siteUrl()}/${id}`);
  await page.locator('[data-island]').first().hover({ force: true });
  await expect(page.locator('[data-form=contact][data-ready]')).toBeAttached({ timeout: 30_000 });
  return errors;
}

for (const [name, text] of Object.entries(hostileTexts)) {
  test(`tiles with ${name} hydrate as the server rendered them [tile.throws]`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await chooseCookies(context, siteUrl());
    const id = `hostile-${name.replaceAll(' ', '-').toLowerCase()}`;
    const tiles = hostileTiles(text);
    expect(tiles.length).toBeGreaterThan(30);
    await publish(
      id,
      tiles.toSorted((one) => (Reflect.get(one, 'type') === 'contact-form' ? -1 : 0)),
    );
    const errors = await hydrate(page, id);
    expect(errors).toEqual([]);
    await unpublish(id);
  });
}
