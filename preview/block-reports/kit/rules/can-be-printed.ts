import { phone, type Visit } from '../open-visits.ts';
import { lostWords, readWords } from './visible-words.ts';

/** The width of A4 with margins of one centimetre, in pixels. */
const paper = { width: 718, height: 1047 };

/** Texts outside a box that clips or scrolls its content: paper does not scroll. Runs in the page. */
function findOutOfReach(): readonly string[] {
  const root = document.querySelector('.page');
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || element.closest('button, option, noscript, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; text.width > 0 && box && box !== root; box = box.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(box);
      if (clipPath === 'inset(50%)') break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const isIn = text.left < edge.right && text.right > edge.left && text.top < edge.bottom && text.bottom > edge.top;
      if (isIn) continue;
      found.push(`“${words.slice(0, 60)}” is cut off in print`);
      break;
    }
  }
  return found;
}

/** Search forms and disclosure buttons have no use on paper. */
const asking = 'form[method=get], summary';

/** A selector of tiles with a search form that are hidden as a whole. Runs in the page. */
const findLeftOut = (): string =>
  [...document.querySelectorAll<HTMLElement>('.page > .tile:has(form[method=get])')]
    .filter((tile) => tile.innerText.trim() === '')
    .map(({ id }) => `, #${CSS.escape(id)}`)
    .join('');

/** Everything that can be read on screen is printed, except search forms and disclosure buttons. */
export async function canBePrinted({ page }: Visit): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  const aside = asking + (await page.evaluate(findLeftOut));
  const printed = await readWords(page, aside);
  const outOfReach = await page.evaluate(findOutOfReach);
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'screen' });
  const lost = lostWords(await readWords(page, aside), printed);
  return [...lost.map((words) => `${words} is not printed`), ...outOfReach];
}
