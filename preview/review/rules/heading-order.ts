import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { Finding, ReviewedPage, Rule } from '../finding.ts';
import {
  attributeOf,
  elementsIn,
  isElement,
  type RenderedDocument,
  type RenderedElement,
  type RenderedNode,
} from '../markup/rendered-elements.ts';

interface Heading {
  readonly level: number;
  readonly text: string;
  /** The key of its tile; undefined for a heading of the site itself. */
  readonly key: string | undefined;
}

/** The rendered headings: one of level 1, and no skipped levels. Source: WCAG 2.2, 1.3.1. */
export const headingOrder: Rule = (reviewed, { rendered }) => {
  if (!rendered || isPageWithoutAddress(reviewed.page?.envelope.id ?? '')) return [];
  const headings = headingsIn(rendered);
  const firsts = headings.filter(({ level }) => level === 1);
  const createFinding = findingFactory(reviewed);
  const missing =
    firsts.length === 0 ? [createFinding('heading-first-missing', undefined, 'The page has no main heading.')] : [];
  const repeated = firsts
    .slice(1)
    .map((each) =>
      createFinding(
        'heading-first-repeated',
        each,
        `“${each.text}” is a second main heading. A page must have only one.`,
      ),
    );
  const skipped = headings.flatMap((each, at) => {
    const previous = headings[at - 1]?.level ?? 0;
    if (each.level <= previous + 1 || (previous === 0 && firsts.length === 0)) return [];
    const message = `“${each.text}” is a level ${each.level} heading after a level ${previous} heading. Use level ${previous + 1}.`;
    return [createFinding('heading-skipped', each, message)];
  });
  return [...missing, ...repeated, ...skipped];
};

const findingFactory =
  ({ page }: ReviewedPage) =>
  (code: Finding['code'], heading: Heading | undefined, message: string): Finding => {
    const placed = page?.tiles.find(({ tile }) => tile.key === heading?.key);
    if (!placed) return { code, severity: 'warning', path: [], message, fixes: [] };
    const { key, type } = placed.tile;
    return { code, severity: 'warning', path: ['tiles', placed.index], tile: { key, type }, message, fixes: [] };
  };

/** The headings of the document's main element in reading order, or of the whole document if it has none. */
function headingsIn(document: RenderedDocument): Heading[] {
  const main = elementsIn(document.childNodes).find(({ tagName }) => tagName === 'main');
  return headingsBelow(main ?? document, undefined);
}

const childrenOf = (node: RenderedNode): readonly RenderedNode[] => ('childNodes' in node ? node.childNodes : []);

/** Dialogs and hidden parts are not part of the page's outline, nor are placeholders of invalid tiles. */
const isOutsideOutline = (node: RenderedElement): boolean =>
  ['template', 'noscript', 'dialog'].includes(node.tagName) ||
  attributeOf(node, 'hidden') !== undefined ||
  attributeOf(node, 'data-position') !== undefined;

function headingsBelow(node: RenderedNode, key: string | undefined): Heading[] {
  if (!isElement(node)) return childrenOf(node).flatMap((child) => headingsBelow(child, key));
  if (isOutsideOutline(node)) return [];
  const tile = attributeOf(node, 'data-tile') === undefined ? key : attributeOf(node, 'id');
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level) return [{ level: Number(level), text: textOf(node).trim().slice(0, 60), key: tile }];
  return childrenOf(node).flatMap((child) => headingsBelow(child, tile));
}

const textOf = (node: RenderedNode): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
