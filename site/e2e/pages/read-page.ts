import type { Page } from '@playwright/test';

/**
 * Content that only script can render, and its replacement without script: the map is a second view of the finder's
 * list, with buttons that lead to it, the table for everyone is computed from answers that must not leave the browser,
 * with data from the allergen guide, and the next free times are true for half a minute only, beside the link to book.
 */
const byScript = '[data-finder-map], [data-show-on-map], [data-island=table-for-everyone], next-tables';

/** The text and links of a page, each as `kind: text`; images by their alternative text. */
export const readPage = (page: Page): Promise<readonly string[]> =>
  page.locator('header, main, footer').evaluateAll(
    (parts, left) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('h1, h2, h3, h4, a[href], p, li, dt, dd, th, td, img[alt]')])
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !each.closest(`[aria-hidden=true], [role=status], #site-menu, ${left}`))
        .map((each) => {
          const copy = each.cloneNode(true);
          if (copy instanceof Element) for (const part of copy.querySelectorAll(left)) part.remove();
          const text = (each instanceof HTMLImageElement ? each.alt : (copy.textContent ?? ''))
            .replace(/\s+/g, ' ')
            .trim();
          const to = each instanceof HTMLAnchorElement ? ` → ${each.getAttribute('href')}` : '';
          return text === '' ? '' : `${each.tagName.toLowerCase()}: ${text}${to}`;
        })
        .filter((each) => each !== ''),
    byScript,
  );
