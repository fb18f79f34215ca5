import type { Page } from '@playwright/test';

/**
 * The visible texts in order, without those of controls, which may need script, of live regions, and of elements that
 * match `excludeSelector`. Runs in the page.
 */
function visibleWords(leaveOut: string): readonly string[] {
  const root = document.querySelector('.page');
  if (!root) return [];
  const spoken = 'output, [role=status], [role=alert], [aria-live]:not(:has([role=group]))';
  const aside = `button, [role=button], option, noscript, [aria-hidden=true], ${spoken}, ${leaveOut}`;
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!element || !words || element.closest(aside)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isClipped(element)) continue;
    found.push(words);
  }
  return found;
}

/** The visible texts of a page, without those in elements that match a selector. */
export const readWords = (page: Page, leaveOut = 'script'): Promise<readonly string[]> =>
  page.evaluate(visibleWords, leaveOut);

/** The texts that are not among the others, shortened. Pure. */
export function lostWords(before: readonly string[], after: readonly string[]): readonly string[] {
  const all = after.join(' ');
  return [...new Set(before)].filter((words) => !all.includes(words)).map((words) => `“${words.slice(0, 60)}”`);
}
