import { phone, type Visit } from '../open-visits.ts';
import { findMissingTexts, readVisibleTexts } from './visible-texts.ts';

/** The width of A4 with margins of one centimetre, in pixels. */
const paper = { width: 718, height: 1047 };

/** Texts outside a box that clips or scrolls its content: paper does not scroll. Runs in the page. */
function findClippedTexts(): readonly string[] {
  const root = document.querySelector('.page');
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
    const element = node.parentElement;
    const content = node.textContent?.trim();
    if (!element || !content || element.closest('button, option, noscript, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; text.width > 0 && box && box !== root; box = box.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(box);
      if (clipPath === 'inset(50%)') break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const isVisible =
        text.left < edge.right && text.right > edge.left && text.top < edge.bottom && text.bottom > edge.top;
      if (isVisible) continue;
      found.push(`“${content.slice(0, 60)}” is cut off in print`);
      break;
    }
  }
  return found;
}

/** Controls have no use on paper: search forms, disclosure buttons, links that look like buttons, navigation. */
const interactiveSelector = 'form[method=get], summary, .ui-button, .screen-only, nav';

/** A selector of tiles with a search form that are hidden as a whole. Runs in the page. */
const findHiddenTiles = (): string =>
  [...document.querySelectorAll<HTMLElement>('.page > .tile:has(form[method=get])')]
    .filter((tile) => tile.innerText.trim() === '')
    .map(({ id }) => `, #${CSS.escape(id)}`)
    .join('');

/** Everything that can be read on screen is printed, except controls. */
export async function canBePrinted({ page }: Visit): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  const excluded = interactiveSelector + (await page.evaluate(findHiddenTiles));
  const printed = await readVisibleTexts(page, excluded);
  const clipped = await page.evaluate(findClippedTexts);
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'screen' });
  const missing = findMissingTexts(await readVisibleTexts(page, excluded), printed);
  return [...missing.map((content) => `${content} is not printed`), ...clipped];
}
