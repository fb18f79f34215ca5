import { hasRightToLeft, textDirection } from '#schemas/content/text-direction.ts';
import type { RichName } from './allowed-elements.ts';
import { textOf } from './column-heads.ts';
import type { RichNode } from './parse-rich-text.ts';

type Direction = 'ltr' | 'rtl';

/** The elements that are laid out on lines of their own. */
const blocks: ReadonlySet<RichName> = new Set([
  ...(['heading', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'caption', 'td', 'th'] as const),
]);

/** Sets the direction of blocks where it differs from that around them. Text of Latin script alone stays as it is. */
export function setDirections(nodes: readonly RichNode[], around: Direction = 'ltr'): readonly RichNode[] {
  if (!nodes.some((node) => hasRightToLeft(textOf(node))) && around === 'ltr') return nodes;
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const own = (blocks.has(node.name) ? textDirection(textOf(node)) : undefined) ?? around;
    return { ...node, children: setDirections(node.children, own), ...(own !== around && { dir: own }) };
  });
}
