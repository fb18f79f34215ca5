import type { Page } from '@playwright/test';

/**
 * Words that a reader cannot reach: beyond the sides of the screen, or cut off by a box that neither grows nor scrolls.
 * Returns at most five.
 */
export const findCutOffText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (box: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) || box.hasAttribute('data-scroller');
    const cuts = (box: Element): boolean => /hidden|clip/.test(getComputedStyle(box).overflow);
    const boxesOf = (element: Element): Element[] => {
      const boxes: Element[] = [];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) boxes.push(box);
      return boxes;
    };
    /** For screen readers only (clipped to nothing), an image of text, or not shown now. */
    const unseen = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.skip-link, [aria-hidden=true], noscript') !== null ||
      [element, ...boxesOf(element)].some((box) => getComputedStyle(box).clipPath === 'inset(50%)');
    const reachable = (text: DOMRect, box: Element): boolean => {
      const edge = box.getBoundingClientRect();
      return text.left >= edge.left - 2 && text.right <= edge.right + 2 && text.bottom <= edge.bottom + 6;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const width = document.documentElement.clientWidth;
    for (let node = walker.nextNode(); node && cut.length < 5; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const boxes = [element, ...boxesOf(element)];
      if (boxes.some(scrolls)) continue;
      const beyond = text.right > width + 1 || text.left < -1;
      if (beyond || boxes.some((box) => cuts(box) && !reachable(text, box)))
        cut.push(`${node.textContent.trim().slice(0, 40)} in ${element.tagName.toLowerCase()}.${element.className}`);
    }
    return cut;
  });
