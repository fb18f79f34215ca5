import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { serializeOuter } from 'parse5';
import { allowedElements, droppedElements, maximumDepth } from '#renderer/rich-text/allowed-elements.ts';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  type RichElement,
  readElement,
} from '#renderer/rich-text/parse-rich-text.ts';
import { markNames, nodeSpecs } from './element-specs.ts';
import { extraAttributesOf } from './extra-attributes.ts';

/** Parsed HTML that becomes one node of the editor: an element, or a run of text and what is within it. */
export interface HtmlGroup {
  readonly isBlock: boolean;
  readonly nodes: readonly [HtmlNode, ...HtmlNode[]];
}

interface Converter {
  readonly group: (nodes: readonly HtmlNode[]) => readonly HtmlGroup[];
  /** Returns undefined for what the schema has no place for. */
  readonly convert: (group: HtmlGroup) => Node | undefined;
}

/** Elements that group blocks, and are no text in themselves. */
const sections =
  /^(address|article|aside|center|details|dd|div|dl|dt|fieldset|figcaption|figure|footer|header|main|nav|pre|section|summary)$/;

const marks: ReadonlySet<string> = new Set(markNames);
const blockNames: ReadonlySet<string> = new Set(
  Object.entries(nodeSpecs).flatMap(([name, { group }]) => (group === 'inline' ? [] : [name])),
);

const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);
const isDropped = (node: HtmlNode): boolean => (isElement(node) ? droppedElements.has(node.tagName) : !isText(node));

/** Whether an element is or contains a block. */
function isBlock(node: HtmlNode, depth = 0): boolean {
  if (!isElement(node) || isDropped(node) || depth > maximumDepth) return false;
  const shown = readElement(node, []);
  if (shown && blockNames.has(shown.name)) return true;
  return sections.test(node.tagName) || node.childNodes.some((child) => isBlock(child, depth + 1));
}

function groupNodes(nodes: readonly HtmlNode[]): HtmlGroup[] {
  const groups: { isBlock: boolean; nodes: [HtmlNode, ...HtmlNode[]] }[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const isIn = last !== undefined && !last.isBlock;
    if (isBlock(node) || (isDropped(node) && !isIn)) groups.push({ isBlock: true, nodes: [node] });
    else if (isIn) last.nodes.push(node);
    else if (!isText(node) || !isBlank(node.value)) groups.push({ isBlock: false, nodes: [node] });
  }
  return groups;
}

/** Creates the nodes of one schema. */
export function createConverter(schema: Schema): Converter {
  const convertGroup = ({ isBlock: isElementOfOwn, nodes }: HtmlGroup, depth: number): Node => {
    const [first] = nodes;
    if (!isElementOfOwn) return create('line', {}, convertText(nodes));
    return isElement(first) && !isDropped(first) ? convertElement(first, depth) : createAtom('markupBlock', first);
  };

  /** Throws a `RangeError` if the content does not fit. */
  const create = (name: string, attributes: object, content?: readonly Node[]): Node => {
    const type = schema.nodes[name];
    if (!type) throw new RangeError(`There is no node ${name}.`);
    return type.createChecked({ ...attributes }, content);
  };

  const createAtom = (name: string, node: HtmlNode): Node => create(name, { html: serializeOuter(node) });

  const convertBlocks = (nodes: readonly HtmlNode[], depth: number): Node[] =>
    groupNodes(nodes).map((each) => convertGroup(each, depth));

  const convertElement = (element: HtmlElement, depth: number): Node => {
    if (depth > maximumDepth) throw new RangeError('The markup is nested too deeply.');
    const shown = readElement(element, []);
    if (!shown || marks.has(shown.name)) {
      const attributes = { tag: element.tagName, extra: extraAttributesOf(element, undefined) };
      return create('wrapper', attributes, convertBlocks(element.childNodes, depth + 1));
    }
    return create(shown.name, attributesOf(element, shown), contentOf(element, shown, depth + 1));
  };

  const contentOf = ({ childNodes }: HtmlElement, { name }: RichElement, depth: number): Node[] => {
    const type = schema.nodes[name];
    if (type?.inlineContent) return convertText(childNodes);
    if (type?.isLeaf) return [];
    if (!type?.contentMatch.matchType(lineType)) return convertParts(childNodes, depth);
    const blocks = convertBlocks(childNodes, depth);
    return blocks.length > 0 ? blocks : [create(type.contentMatch.defaultType?.name ?? 'line', {})];
  };

  /** The items of a list or the parts of a table. What else is between them does not fit. */
  const convertParts = (nodes: readonly HtmlNode[], depth: number): Node[] =>
    nodes.flatMap((node) => {
      if (isText(node) && isBlank(node.value)) return [];
      return [isElement(node) ? convertElement(node, depth) : createAtom('markupBlock', node)];
    });

  const convertText = (nodes: readonly HtmlNode[]): Node[] => convertInline(trimText(nodes), [], 0);

  const convertInline = (nodes: readonly HtmlNode[], around: readonly Mark[], depth: number): Node[] =>
    nodes.flatMap((node) => {
      if (depth > maximumDepth) throw new RangeError('The markup is nested too deeply.');
      if (isText(node)) return node.value === '' ? [] : [schema.text(collapse(node.value), around)];
      if (!isElement(node) || isDropped(node)) return [createAtom('markup', node).mark(around)];
      const shown = readElement(node, []);
      if (shown?.name === 'br') return [create('br', attributesOf(node, shown)).mark(around)];
      return convertInline(node.childNodes, markOf(node, shown).addToSet(around), depth + 1);
    });

  const markOf = (element: HtmlElement, shown: RichElement | undefined): Mark =>
    shown && marks.has(shown.name)
      ? schema.mark(shown.name, attributesOf(element, shown))
      : schema.mark('unknown', { tag: element.tagName, extra: extraAttributesOf(element, undefined) });

  const lineType = schema.nodes.line ?? schema.topNodeType;
  const { contentMatch } = schema.topNodeType;

  return {
    group: groupNodes,
    convert: (group) => {
      try {
        const node = convertGroup(group, 0);
        return contentMatch.matchType(node.type) ? node : undefined;
      } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
  };
}

function attributesOf(element: HtmlElement, shown: RichElement): Record<string, unknown> {
  const fields = Object.values<keyof RichElement>(allowedElements[shown.name]);
  const values = fields.flatMap((field) => (shown[field] === undefined ? [] : [[field, String(shown[field])]]));
  const { headingLevel } = shown;
  return {
    ...Object.fromEntries(values),
    ...(headingLevel !== undefined && { headingLevel }),
    extra: extraAttributesOf(element, shown),
  };
}

/** Line breaks and indentation of the source are spaces. The editor shows every space of its document. */
const collapse = (text: string): string => text.replace(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/g, ' ');

/** Without the line breaks and indentation around a text. */
function trimText(nodes: readonly HtmlNode[]): HtmlNode[] {
  const last = nodes.length - 1;
  return nodes.map((node, at) => {
    if (!isText(node)) return node;
    const start = at === 0 ? node.value.replace(/^[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/, '') : node.value;
    return { ...node, value: at === last ? start.replace(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*$/, '') : start };
  });
}
