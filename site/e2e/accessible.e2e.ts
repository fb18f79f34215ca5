import { expect, test } from '@playwright/test';
import { chooseCookies } from './cookie-choices.ts';
import { findFaults } from './find-faults.ts';
import { laidOut, siteUrl } from './product.ts';
import { publicRoutes, routeKinds } from './public-routes.ts';

/** Movement is off: what is fading in has, for a moment, the contrast of nothing. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 900 };

/** Restaurants' menus are the chain's at other addresses: each is looked at on one of the two screens. */
const sizesFor = (path: string): readonly (typeof phone)[] => {
  if (!/^\/restaurants\/.*\/menu$/.test(path)) return [wide, phone];
  return path.length % 2 === 0 ? [wide] : [phone];
};

test.describe('on a phone and on a wide screen axe finds no fault', () => {
  for (const kind of routeKinds) {
    test(`at any address of the kind “${kind}”`, async ({ page }) => {
      test.setTimeout(240_000);
      const faults: Record<string, readonly string[]> = {};
      for (const path of await publicRoutes(kind)) {
        await page.goto(siteUrl() + path);
        await laidOut(page);
        for (const size of sizesFor(path)) {
          await page.setViewportSize(size);
          // The header lies over what an address with an anchor scrolls to; that is tested with the header.
          await page.evaluate(() => scrollTo(0, 0));
          const found = await findFaults(page, path === '/tiles' ? ['landmark-unique'] : []);
          if (found.length > 0) faults[`${path} at ${size.width} px`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  }
});
