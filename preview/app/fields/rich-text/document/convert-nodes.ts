import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { serializeOuter } from 'parse5';
import { allowedElements, maximumDepth } from '#renderer/rich-text/allowed-elements.ts';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  type RichElement,
  readElement,
} from '#renderer/rich-text/parse-rich-text.ts';
import { markNames } from './element-specs.ts';
import { extraAttributesOf } from './extra-attributes.ts';
import {
  collapse,
  groupNodes,
  type HtmlGroup,
  isBlank,
  isDropped,
  isTextAroundBlocks,
  trimText,
} from './group-nodes.ts';

/** Converts a group to a node of the editor; undefined for what the schema has no place for. */
export function convertGroup(schema: Schema, group: HtmlGroup): Node | undefined {
  try {
    const node = convertNodes(schema, group, 0);
    return schema.topNodeType.contentMatch.matchType(node.type) ? node : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The functions below throw a `RangeError` for what does not fit. */
function create(schema: Schema, name: string, attributes: object, content?: readonly Node[]): Node {
  const type = schema.nodes[name];
  if (!type) throw new RangeError(`There is no node ${name}.`);
  return type.createChecked({ ...attributes }, content);
}

const createAtom = (schema: Schema, name: 'markup' | 'markupBlock', node: HtmlNode): Node =>
  create(schema, name, { html: serializeOuter(node) });

/** Within a text, as in `a<em> b<p>c</p></em>`, the spaces at the start and end of a group separate words. */
function convertNodes(
  schema: Schema,
  { isBlock, isNextToText, nodes }: HtmlGroup,
  depth: number,
  isWithinText = false,
): Node {
  const [first] = nodes;
  if (!isBlock)
    return create(
      schema,
      'line',
      {},
      isWithinText || isNextToText ? convertInline(schema, nodes, [], 0) : convertText(schema, nodes),
    );
  if (!isElement(first) || isDropped(first)) return createAtom(schema, 'markupBlock', first);
  return convertElement(schema, first, depth);
}

const convertBlocks = (schema: Schema, nodes: readonly HtmlNode[], depth: number, isWithinText = false): Node[] =>
  groupNodes(nodes, isWithinText).map((group) => convertNodes(schema, group, depth, isWithinText));

const marks: ReadonlySet<string> = new Set(markNames);

function convertElement(schema: Schema, element: HtmlElement, depth: number): Node {
  if (depth > maximumDepth) throw new RangeError('The markup is nested too deeply.');
  const shown = readElement(element, []);
  if (shown && !marks.has(shown.name))
    return create(schema, shown.name, attributesOf(element, shown), contentOf(schema, element, shown.name, depth + 1));
  const attributes = { tag: element.tagName, extra: extraAttributesOf(element, undefined) };
  return create(
    schema,
    'wrapper',
    attributes,
    convertBlocks(schema, element.childNodes, depth + 1, isTextAroundBlocks(element)),
  );
}

function contentOf(schema: Schema, { childNodes }: HtmlElement, name: string, depth: number): Node[] {
  const { nodes } = schema;
  const type = nodes[name];
  if (!type || type.isLeaf) return [];
  if (type.inlineContent) return convertText(schema, childNodes);
  if (!nodes.line || !type.contentMatch.matchType(nodes.line)) return convertParts(schema, childNodes, depth);
  const blocks = convertBlocks(schema, childNodes, depth);
  return blocks.length > 0 ? blocks : [create(schema, type.contentMatch.defaultType?.name ?? 'line', {})];
}

/** The items of a list or the parts of a table. What else is between them does not fit. */
const convertParts = (schema: Schema, nodes: readonly HtmlNode[], depth: number): Node[] =>
  nodes.flatMap((node) => {
    if (isText(node) && isBlank(node.value)) return [];
    return [isElement(node) ? convertElement(schema, node, depth) : createAtom(schema, 'markupBlock', node)];
  });

const convertText = (schema: Schema, nodes: readonly HtmlNode[]): Node[] =>
  convertInline(schema, trimText(nodes), [], 0);

const convertInline = (schema: Schema, nodes: readonly HtmlNode[], around: readonly Mark[], depth: number): Node[] =>
  nodes.flatMap((node) => {
    if (depth > maximumDepth) throw new RangeError('The markup is nested too deeply.');
    if (isText(node)) return node.value === '' ? [] : [schema.text(collapse(node.value), around)];
    if (!isElement(node) || isDropped(node)) return [createAtom(schema, 'markup', node).mark(around)];
    const shown = readElement(node, []);
    if (shown?.name === 'br') return [create(schema, 'br', attributesOf(node, shown)).mark(around)];
    const mark = createMark(schema, node, shown);
    return convertInline(schema, node.childNodes, mark.addToSet(around), depth + 1);
  });

const createMark = (schema: Schema, element: HtmlElement, shown: RichElement | undefined): Mark =>
  shown && marks.has(shown.name)
    ? schema.mark(shown.name, attributesOf(element, shown))
    : schema.mark('unknown', { tag: element.tagName, extra: extraAttributesOf(element, undefined) });

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
