import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Finding, Reviewed, Rule } from '../finding.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface Heading {
  readonly rank: number;
  readonly text: string;
  /** The key of the tile it stands in; undefined for one of the site's own. */
  readonly key: string | undefined;
}

/** The headings as they are drawn: one of the first rank, and none that skips a rank. Source: WCAG 2.2, 1.3.1. */
export const headingOrder: Rule = (reviewed, { html }) => {
  if (html === undefined) return [];
  const headings = headingsIn(html);
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
function headingsIn(html: string): Heading[] {
  const document = parse(html);
  return headingsBelow(findMain(document) ?? document, undefined);
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

function findMain(node: Node): Node | undefined {
  if (isElement(node) && node.tagName === 'main') return node;
  for (const child of childrenOf(node)) {
    const found = findMain(child);
    if (found) return found;
  }
  return undefined;
}

function headingsBelow(node: Node, key: string | undefined): Heading[] {
  if (!isElement(node)) return childrenOf(node).flatMap((child) => headingsBelow(child, key));
  // What a dialog or a hidden part holds is no part of the page's outline.
  if (['template', 'noscript', 'dialog'].includes(node.tagName) || attribute(node, 'hidden') !== undefined) return [];
  const tile = attribute(node, 'data-tile') === undefined ? key : attribute(node, 'id');
  const rank = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (rank) return [{ rank: Number(rank), text: wordsOf(node).trim().slice(0, 60), key: tile }];
  return childrenOf(node).flatMap((child) => headingsBelow(child, tile));
}

const wordsOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(wordsOf).join('');
