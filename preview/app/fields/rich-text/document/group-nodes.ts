import { droppedElements, maximumDepth } from '#renderer/rich-text/allowed-elements.ts';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  readElement,
} from '#renderer/rich-text/parse-rich-text.ts';
import { nodeSpecs } from './element-specs.ts';

/** Parsed HTML that becomes one node of the editor: an element, or a run of text and what is within it. */
export interface HtmlGroup {
  readonly isBlock: boolean;
  readonly nodes: readonly [HtmlNode, ...HtmlNode[]];
  /** Whether it is next to text in an element that also has blocks, so that spaces between them separate words. */
  readonly isNextToText: boolean;
}

/** Elements that group blocks, and are not text in themselves. */
const sections =
  /^(address|article|aside|center|details|dd|div|dl|dt|fieldset|figcaption|figure|footer|header|main|nav|pre|section|summary)$/;

/** Whether an element groups blocks, and so begins and ends a line. */
const isSection = ({ tagName }: HtmlElement): boolean => sections.test(tagName);

const blockNames: ReadonlySet<string> = new Set(
  Object.entries(nodeSpecs).flatMap(([name, { group }]) => (group === 'inline' ? [] : [name])),
);

/** Whether a text is nothing but spaces and line breaks. */
export const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);
/** Whether visitors get nothing of a node. */
export const isDropped = (node: HtmlNode): boolean =>
  isElement(node) ? droppedElements.has(node.tagName) : !isText(node);

/** Whether an element is or contains a block. */
function isBlock(node: HtmlNode, depth = 0): boolean {
  if (!isElement(node) || isDropped(node) || depth > maximumDepth) return false;
  const shown = readElement(node, []);
  if (shown && blockNames.has(shown.name)) return true;
  return isSection(node) || node.childNodes.some((child) => isBlock(child, depth + 1));
}

/** Whether a node is an element of text, such as `em`, around blocks. */
export const isTextAroundBlocks = (node: HtmlNode | undefined): boolean =>
  node !== undefined &&
  isElement(node) &&
  isBlock(node) &&
  !isSection(node) &&
  !blockNames.has(readElement(node, [])?.name ?? '');

interface NodeGroup {
  readonly isBlock: boolean;
  readonly nodes: [HtmlNode, ...HtmlNode[]];
}

/** Groups nodes side by side. Spaces between blocks belong to no group, unless they are within a text. */
export function groupNodes(nodes: readonly HtmlNode[], isWithinText = false): HtmlGroup[] {
  const groups: NodeGroup[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const isIn = last !== undefined && !last.isBlock;
    if (isBlock(node) || (isDropped(node) && !isIn)) groups.push({ isBlock: true, nodes: [node] });
    else if (isIn) last.nodes.push(node);
    else if (!isText(node) || !isBlank(node.value) || isWithinText || isTextAroundBlocks(last?.nodes[0]))
      groups.push({ isBlock: false, nodes: [node] });
  }
  return groups.map((group, at) => ({
    ...group,
    isNextToText: [groups[at - 1], groups[at + 1]].some((beside) => isTextAroundBlocks(beside?.nodes[0])),
  }));
}

/** Line breaks and indentation of the source are spaces. The editor shows every space of its document. */
export const collapse = (text: string): string => text.replace(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/g, ' ');

/** Without the line breaks and indentation around a text. */
export function trimText(nodes: readonly HtmlNode[]): HtmlNode[] {
  const last = nodes.length - 1;
  return nodes.map((node, at) => {
    if (!isText(node)) return node;
    const start = at === 0 ? node.value.replace(/^[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/, '') : node.value;
    return { ...node, value: at === last ? start.replace(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*$/, '') : start };
  });
}
