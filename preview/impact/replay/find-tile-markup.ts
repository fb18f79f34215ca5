import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The markup of each tile of a page rendered inside `main`, by tile key. */
export function findTileMarkup(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of tilesIn(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes)) {
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    const key = node.attrs.find(({ name }) => name === 'id')?.value;
    if (key !== undefined) found.set(key, html.slice(startOffset, endOffset));
  }
  return found;
}

const tilesIn = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return node.attrs.some(({ name }) => name === 'data-tile') ? [node] : tilesIn(node.childNodes);
  });
