import type { Finding, Reviewed, Rule } from '../finding.ts';
import {
  attributeOf,
  type DrawnDocument,
  type DrawnElement,
  type DrawnNode,
  elementsIn,
  isElement,
} from '../markup/drawn-elements.ts';

interface Heading {
  readonly rank: number;
  readonly text: string;
  /** The key of the tile it stands in; undefined for one of the site's own. */
  readonly key: string | undefined;
}

/** The headings as they are drawn: one of the first rank, and none that skips a rank. Source: WCAG 2.2, 1.3.1. */
export const headingOrder: Rule = (reviewed, { rendered }) => {
  if (!rendered) return [];
  const headings = headingsIn(rendered);
  const firsts = headings.filter(({ rank }) => rank === 1);
  const note = noteIn(reviewed);
  const missing =
    firsts.length === 0 ? [note('heading-first-missing', undefined, 'The page has no main heading.')] : [];
  const repeated = firsts
    .slice(1)
    .map((each) =>
      note('heading-first-repeated', each, `“${each.text}” is a second main heading; a page has one alone.`),
    );
  const skipped = headings.flatMap((each, at) => {
    const before = headings[at - 1]?.rank ?? 0;
    if (each.rank <= before + 1 || (before === 0 && firsts.length === 0)) return [];
    const message = `“${each.text}” is a heading of rank ${each.rank} after one of rank ${before}; rank ${before + 1} is left out.`;
    return [note('heading-skipped', each, message)];
  });
  return [...missing, ...repeated, ...skipped];
};

const noteIn =
  ({ page }: Reviewed) =>
  (code: Finding['code'], heading: Heading | undefined, message: string): Finding => {
    const placed = page?.tiles.find(({ tile }) => tile.key === heading?.key);
    if (!placed) return { code, severity: 'warning', path: [], message, fixes: [] };
    const { key, type } = placed.tile;
    return { code, severity: 'warning', path: ['tiles', placed.index], tile: { key, type }, message, fixes: [] };
  };

/** The headings of the document's main part, in reading order; of all of it where none is marked. */
function headingsIn(document: DrawnDocument): Heading[] {
  const main = elementsIn(document.childNodes).find(({ tagName }) => tagName === 'main');
  return headingsBelow(main ?? document, undefined);
}

const childrenOf = (node: DrawnNode): readonly DrawnNode[] => ('childNodes' in node ? node.childNodes : []);

/** What a dialog or a hidden part holds is no part of the page's outline, nor what stands in the place of a faulty tile. */
const isAside = (node: DrawnElement): boolean =>
  ['template', 'noscript', 'dialog'].includes(node.tagName) ||
  attributeOf(node, 'hidden') !== undefined ||
  attributeOf(node, 'data-position') !== undefined;

function headingsBelow(node: DrawnNode, key: string | undefined): Heading[] {
  if (!isElement(node)) return childrenOf(node).flatMap((child) => headingsBelow(child, key));
  if (isAside(node)) return [];
  const tile = attributeOf(node, 'data-tile') === undefined ? key : attributeOf(node, 'id');
  const rank = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (rank) return [{ rank: Number(rank), text: wordsOf(node).trim().slice(0, 60), key: tile }];
  return childrenOf(node).flatMap((child) => headingsBelow(child, tile));
}

const wordsOf = (node: DrawnNode): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(wordsOf).join('');
