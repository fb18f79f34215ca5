import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './product.ts';
import { publicRoutes, routeKinds } from './public-routes.ts';

/**
 * What only script can draw, and what is said beside it without: the map is a second view of the finder's list, and the
 * table for everyone is worked out from answers that must not leave the browser, out of the allergen guide.
 */
const byScript = '[data-finder-map], [data-island=table-for-everyone]';

/** What a page gives to read and to follow, each as `kind: words`, pictures by their alternative text. */
const readable = (page: Page): Promise<readonly string[]> =>
  page.locator('header, main, footer').evaluateAll(
    (parts, drawn) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('h1, h2, h3, h4, a[href], p, li, dt, dd, th, td, img[alt]')])
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !each.closest(`[aria-hidden=true], [role=status], #site-menu, ${drawn}`))
        .map((each) => {
          const words = (each instanceof HTMLImageElement ? each.alt : (each.textContent ?? ''))
            .replace(/\s+/g, ' ')
            .trim();
          const to = each instanceof HTMLAnchorElement ? ` → ${each.getAttribute('href')}` : '';
          return words === '' ? '' : `${each.tagName.toLowerCase()}: ${words}${to}`;
        })
        .filter((each) => each !== ''),
    byScript,
  );

for (const kind of routeKinds) {
  test(`without script all words, links and pictures of every page of the kind “${kind}” are there`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const each of [page, plain]) await each.route(/\/media\//, (route) => route.abort());
    const missing: Record<string, readonly string[]> = {};
    for (const path of await publicRoutes(kind)) {
      await Promise.all([page, plain].map((each) => each.goto(siteUrl() + path)));
      const there = new Set(await readable(plain));
      expect(there.size, path).toBeGreaterThan(10);
      const lost = (await readable(page)).filter((each) => !there.has(each));
      if (lost.length > 0) missing[path] = lost.slice(0, 6);
    }
    await plain.close();
    expect(missing).toEqual({});
  });
}
