import type { Page } from '@playwright/test';

/**
 * The visible texts in order, without those of controls, which may need script, of live regions, and of elements that
 * match `excludeSelector`. Runs in the page.
 */
function collectVisibleTexts(excludeSelector: string): readonly string[] {
  const root = document.querySelector('.page');
  if (!root) return [];
  const liveRegions = 'output, [role=status], [role=alert], [aria-live]:not(:has([role=group]))';
  const excluded = `button, [role=button], option, noscript, [aria-hidden=true], ${liveRegions}, ${excludeSelector}`;
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!element || !text || element.closest(excluded)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isClipped(element)) continue;
    found.push(text);
  }
  return found;
}

/** The visible texts of a page, without those in elements that match a selector. */
export const readVisibleTexts = (page: Page, excludeSelector = 'script'): Promise<readonly string[]> =>
  page.evaluate(collectVisibleTexts, excludeSelector);

/** The texts that are not among the others, shortened. Pure. */
export function findMissingTexts(before: readonly string[], after: readonly string[]): readonly string[] {
  const all = after.join(' ');
  return [...new Set(before)].filter((text) => !all.includes(text)).map((text) => `“${text.slice(0, 60)}”`);
}
